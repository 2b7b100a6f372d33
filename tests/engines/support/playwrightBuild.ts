import { existsSync } from 'node:fs';
import { firefox, webkit, type Page } from '@playwright/test';
import { firefoxPreferences } from './firefoxPreferences';
import { screens, type Driver, type EngineName, type Source } from './driver';

const types = { webkit, firefox } as const;

/** `page` is a function because `reset` replaces the page with one in a new context. */
const driverOf = (page: () => Page, rest: Pick<Driver, 'name' | 'reset' | 'close'>): Driver => ({
  ...rest,
  open: async (address) => void (await page().goto(address)),
  evaluate: (expression) => page().evaluate(expression),
  click: (selector) => page().locator(selector).click({ timeout: 2_000 }),
  type: (selector, text) => page().locator(selector).pressSequentially(text, { timeout: 10_000 }),
  choose: async (selector, value) => void (await page().locator(selector).selectOption(value, { timeout: 2_000 })),
  press: (key) => page().keyboard.press(key),
  upload: (selector, path) => page().locator(selector).setInputFiles(path),
  resize: (screen) => page().setViewportSize(screen),
  screenshot: () => page().screenshot(),
});

async function start(engine: EngineName): Promise<Driver> {
  const browser = await types[engine].launch({
    ...(engine === 'firefox' && { firefoxUserPrefs: firefoxPreferences }),
  });
  let page = await browser.newPage({ viewport: screens.phone });
  return driverOf(() => page, {
    name: `Playwright's ${engine} ${browser.version()}`,
    reset: async () => {
      await page.context().close();
      page = await browser.newPage({ viewport: screens.phone });
      page.on('dialog', (dialog) => void dialog.accept());
    },
    close: () => browser.close(),
  });
}

export const playwrightBuild = (engine: EngineName): Source => ({
  title: `Playwright's own ${engine}`,
  isThere: () => existsSync(types[engine].executablePath()),
  start: () => start(engine),
});
