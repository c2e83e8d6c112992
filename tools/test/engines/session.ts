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
  /**
   * A PNG of the only match of a CSS selector. It is whole even where the element is larger than the viewport, except in
   * the system's WebKitGTK, whose driver captures no more than the viewport.
   */
  screenshot: (selector: string) => Promise<Buffer>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>;
  close: () => Promise<void>;
}

export interface RunningBrowser {
  newSession: () => Promise<Session>;
  close: () => Promise<void>;
}

/** How a browser is set up. */
export interface Settings {
  /** `false` switches JavaScript off. */
  scripting: boolean;
  /** Whether pages are told that the visitor prefers reduced motion. */
  reducesMotion: boolean;
}

/** Starts a browser. */
export type Start = (settings: Settings) => Promise<RunningBrowser>;

/** The viewport of a new session. */
export const VIEWPORT = { width: 1280, height: 800 };
