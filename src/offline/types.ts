/** The parts of service workers used here. TypeScript has them in a library that contradicts the one for pages. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface InstallEvent extends ExtendableEvent {
  /** Says which requests need the worker; absent where the browser cannot be told. */
  addRoutes?: (routes: readonly { condition: object; source: string }[]) => Promise<void>;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The id of the page that the answer becomes. */
  readonly resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface MessageEvent extends ExtendableEvent {
  /** The addresses of pages to save. */
  readonly data: readonly string[];
}

interface Page {
  postMessage: (message: string) => void;
}

export interface Worker {
  readonly registration: {
    unregister: () => Promise<boolean>;
  };
  readonly clients: { get: (id: string) => Promise<Page | undefined> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install', run: (event: InstallEvent) => void) => void) &
    ((type: 'activate', run: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', run: (event: FetchEvent) => void) => void) &
    ((type: 'message', run: (event: MessageEvent) => void) => void);
}
