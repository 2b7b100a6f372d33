import { chromium, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '../../src/data/storage';
import { findBrowser, thisMachine } from '../config/findBrowser';

/** A mid-range phone, next to the machine that the bench runs on. */
export const phoneSlowdown = 4;

/** What a browser has stored whose visitor has passed the gate and refused what was asked. */
export const accepted: Record<string, string> = {
  [storageKeys.ageAccepted('us')]: 'true',
  [storageKeys.subcountry('us')]: 'CA',
  [storageKeys.consent]: '{"analytics":false,"errorReports":false,"decidedAt":"2026-11-21T00:00:00.000Z"}',
};

/** Runs some work with a browser, which is closed after it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = findBrowser(thisMachine());
  if (!executablePath) throw new Error('No Chromium was found. Run "npm run browser", which finds or installs one.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A phone whose storage, wherever it goes, begins with these values. */
export async function openPhone(browser: Browser, stored: Record<string, string>): Promise<BrowserContext> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await phone.addInitScript((values) => {
    for (const [key, value] of Object.entries(values))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, stored);
  // What runs this file keeps the names of functions by a helper of its own.
  await phone.addInitScript('globalThis.__name = (value) => value');
  return phone;
}

/** From here on the page has so much less of the processor. */
export async function slowDown(page: Page, times = phoneSlowdown): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** How long a finger rests on the glass, in milliseconds. */
const pressTime = 80;

/**
 * Presses as a finger does. Playwright's own tap lifts the finger in the moment that it comes down and listens in on the
 * page, so that what the page does at the touch and what Playwright does would count as part of the answer.
 */
export async function press(target: Locator): Promise<void> {
  // All that a tap waits for, such as that nothing lies over it; it touches nothing yet.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Expected ${target.toString()} on the screen: it is not shown.`);
  const touchPoints = [{ x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }];
  const page = target.page();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(pressTime);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}
