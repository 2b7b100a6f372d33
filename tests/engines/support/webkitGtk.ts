import { spawn, type ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findOnPath } from '../../config/machine/findBrowser';
import { freePort } from '../../fixtures/servers/freePort';
import { screens, type Driver, type Screen, type Source } from './driver';

const findMiniBrowser = (): string | undefined =>
  globSync('/usr/lib{,64,/*}/webkit2gtk-4.*/MiniBrowser').toSorted().at(-1);
const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB } as const;

/** At least as large as the viewport of every test. */
const widest: Screen = { width: 1280, height: 1024 };

async function openScreen({ width, height }: Screen): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((done, fail) => {
    let text = '';
    process.once('error', fail);
    process.once('exit', (code) => fail(new Error(`Xvfb exited with ${code} before opening a display.`)));
    process.stdio[3]!.on('data', (chunk: Buffer) => {
      text += chunk;
      if (text.includes('\n')) done(text.trim());
    });
  });
  return { display: `:${number}`, process };
}

/** A window with a toolbar cannot be as narrow as a phone. A full-screen one has none, and can then be resized. */
async function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: findMiniBrowser()!, args: ['--automation', '--full-screen'] },
  });
  for (let attempt = 1; ; attempt += 1)
    try {
      return await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    } catch (error) {
      if (attempt === 40) throw error;
      await new Promise((done) => setTimeout(done, 250));
    }
}

const driverOf = (browser: WebDriver, rest: Pick<Driver, 'name' | 'close'>): Driver => {
  const find = (selector: string) => browser.findElement(By.css(selector));
  return {
    ...rest,
    open: (address) => browser.get(address),
    evaluate: (expression) => browser.executeScript(`return ${expression}`),
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    choose: (selector, value) => find(`${selector} option[value="${value}"]`).click(),
    press: (key) => browser.actions().sendKeys(keys[key]).perform(),
    upload: (selector, path) => find(selector).sendKeys(path),
    resize: async (screen) =>
      void (await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...screen })),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    reset: () => browser.manage().deleteAllCookies(),
  };
};

async function start(): Promise<Driver> {
  const { display, process: server } = await openScreen(widest);
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
  });
  const end = () => {
    program.kill();
    server.kill();
  };
  try {
    const browser = await connect(port);
    await browser.manage().setTimeouts({ pageLoad: 60_000, script: 20_000 });
    const capabilities = await browser.getCapabilities();
    const driver = driverOf(browser, {
      name: `${capabilities.getBrowserName()} (WebKitGTK) ${capabilities.getBrowserVersion()}`,
      close: () => browser.quit().finally(end),
    });
    // Resizing also makes the window render: a page that never renders does not hydrate.
    await driver.resize(screens.phone);
    return driver;
  } catch (error) {
    end();
    throw error;
  }
}

/** The system's WebKitGTK, over WebDriver. */
export const webkitGtk: Source = {
  title: 'Debian’s WebKitGTK (webkit2gtk-driver and xvfb)',
  isThere: () =>
    findOnPath('WebKitWebDriver') !== null && findOnPath('Xvfb') !== null && findMiniBrowser() !== undefined,
  start,
};
