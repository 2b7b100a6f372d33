/** The part that stockFirefox.ts uses: `npm run types` runs without the packages of tests/engines. */
declare module 'puppeteer-core' {
  interface Dialog {
    accept(): Promise<void>;
  }
  export interface ElementHandle<Node> {
    uploadFile(this: ElementHandle<HTMLInputElement & Node>, path: string): Promise<void>;
  }
  export interface Page {
    on(event: 'dialog', listener: (dialog: Dialog) => void): void;
    goto(address: string, options: { timeout: number }): Promise<unknown>;
    evaluate(expression: string): Promise<unknown>;
    click(selector: string): Promise<void>;
    type(selector: string, text: string): Promise<void>;
    select(selector: string, value: string): Promise<string[]>;
    $(selector: string): Promise<ElementHandle<Element> | null>;
    setViewport(screen: { width: number; height: number }): Promise<void>;
    screenshot(): Promise<Uint8Array>;
    close(options: { runBeforeUnload: boolean }): Promise<void>;
    readonly keyboard: { press(key: 'Escape' | 'Enter' | 'Tab'): Promise<void> };
  }
  interface Browser {
    newPage(): Promise<Page>;
    version(): Promise<string>;
    close(): Promise<void>;
  }
  interface LaunchOptions {
    browser: 'firefox';
    executablePath: string;
    headless: boolean;
    extraPrefsFirefox: Record<string, unknown>;
    defaultViewport: { width: number; height: number };
  }
  const puppeteer: { launch(options: LaunchOptions): Promise<Browser> };
  export default puppeteer;
}
