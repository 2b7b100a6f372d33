/** What a journey asks of a browser, whichever protocol drives it. Elements are named by CSS selectors. */
export interface Driver {
  /** The program and its version, as the report names it. */
  name: string;
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate: <T>(expression: string) => Promise<T>;
  click: (selector: string) => Promise<void>;
  /** Types into a field after what it holds. */
  type: (selector: string, text: string) => Promise<void>;
  /** Chooses an option of a select by its value. */
  choose: (selector: string, value: string) => Promise<void>;
  press: (key: 'Escape' | 'Enter' | 'Tab') => Promise<void>;
  upload: (selector: string, path: string) => Promise<void>;
  /** The size of the page, without anything of the browser around it. */
  resize: (screen: Screen) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** Forgets cookies and whatever else pages of several origins share. */
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

/** One way to have an engine on this machine. */
export interface Source {
  title: string;
  isThere: () => boolean;
  start: () => Promise<Driver>;
}
