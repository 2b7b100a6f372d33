import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '../../src/data/storage';
import { findBrowser, currentMachine } from '../config/machine/findBrowser';

/** Makes the bench machine as slow as a mid-range phone. */
export const phoneSlowdown = 4;

/** Storage of a visitor who has passed the gate and declined consent. */
export const acceptedStorage: Record<string, string> = {
  [storageKeys.ageAccepted('us')]: 'true',
  [storageKeys.subcountry('us')]: 'CA',
  [storageKeys.consent]: '{"analytics":false,"errorReports":false,"decidedAt":"2026-11-21T00:00:00.000Z"}',
};

export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser(currentMachine());
  if (!executablePath) throw new Error('No Chromium was found. Run "npm run browser", which finds or installs one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** The storage of every origin starts with these values. */
export async function openPhone(browser: Browser, stored: Record<string, string>): Promise<BrowserContext> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  // The bundler that runs this file wraps functions in a `__name` helper, which the page lacks.
  await phone.addInitScript('globalThis.__name = (value) => value');
  return phone;
}

export async function slowDown(page: Page, times = phoneSlowdown): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** How long a finger touches the screen, in milliseconds. */
const tapDurationMs = 80;

/**
 * Taps like a finger. Playwright's own tap releases immediately and adds listeners to the page, whose work would count
 * as part of the response.
 */
export async function tap(target: Locator): Promise<void> {
  // Waits until the element can be tapped, without tapping it.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Expected ${target.toString()} to be on the screen.`);
  const touchPoints = [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }];
  const page = target.page();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(tapDurationMs);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}
