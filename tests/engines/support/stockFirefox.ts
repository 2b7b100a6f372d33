import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { findOnPath } from '../../config/machine/findBrowser';
import { screens, type Driver, type Source } from './driver';
import { firefoxPreferences } from './firefoxPreferences';

const findFirefox = () => process.env.FIREFOX_PATH ?? findOnPath('firefox-esr') ?? findOnPath('firefox');

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox()!,
    headless: true,
    extraPrefsFirefox: firefoxPreferences,
    defaultViewport: screens.phone,
  });
  const open = async (): Promise<Page> => {
    const page = await browser.newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    return page;
  };
  let page = await open();
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address, { timeout: 60_000 })),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    choose: async (selector, value) => void (await page.select(selector, value)),
    press: (key) => page.keyboard.press(key),
    upload: async (selector, path) => {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(path);
    },
    resize: (screen) => page.setViewport(screen),
    screenshot: async () => Buffer.from(await page.screenshot()),
    reset: async () => {
      const old = page;
      page = await open();
      await old.close({ runBeforeUnload: false });
    },
    close: () => browser.close(),
  };
}

/** The system's Firefox, over WebDriver BiDi. */
export const stockFirefox: Source = {
  title: 'the system’s Firefox (firefox-esr)',
  isThere: () => findFirefox() !== null,
  start,
};
