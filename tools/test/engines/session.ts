/** What a test can do in any engine, however that engine is driven. */

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End';

/** A window with no history, cookies or cache from earlier sessions. */
export interface Session {
  /** Opens an address and waits until the page has loaded. */
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page. It may use its argument and the page's globals, but nothing it closes over. */
  evaluate: <Argument, Result>(script: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  /** Clicks the first match of a CSS selector, with a real pointer. */
  click: (selector: string) => Promise<void>;
  /** Moves the mouse onto the first match of a CSS selector. */
  hover: (selector: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface RunningBrowser {
  newSession: () => Promise<Session>;
  close: () => Promise<void>;
}

/** Starts a browser. `scripting: false` switches JavaScript off. */
export type Start = (options: { scripting: boolean }) => Promise<RunningBrowser>;

/** The viewport of a new session. */
export const VIEWPORT = { width: 1280, height: 800 };
