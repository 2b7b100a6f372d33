/** The browser functions that journeys need, over any protocol. Elements are given as CSS selectors. */
export interface Driver {
  /** The browser and its version, for the report. */
  name: string;
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page; promises are awaited. */
  evaluate: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Appends text to a field. */
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  choose: (selector: string, value: string) => Promise<void>;
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>;
  upload: (selector: string, path: string) => Promise<void>;
  /** Sets the size of the viewport. */
  resize: (screen: Screen) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Clears cookies and other state shared between origins. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

export type EngineName = 'webkit' | 'firefox';

export interface Screen {
  width: number;
  height: number;
}

export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Record<string, Screen>;

/** One way to run an engine on this machine. */
export interface Source {
  title: string;
  isThere: () => boolean;
  start: () => Promise<Driver>;
}
