import { test as base, expect, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import type { Country, Subcountry } from '../../../src/domain/region/regions';
import { axeFaults } from './axeFaults';
import { collectBrowserErrors } from './browserErrors';
import { recordAnnouncements } from './announcements';
import { shiftClock } from './clock';
import { seedAccepted } from './seedAccepted';
import { readOutbox } from './readOutbox';

interface Fixtures {
  /** Patterns of browser errors that this test expects. Push a pattern before the error occurs. */
  expectedErrors: RegExp[];
  /**
   * Expects no WCAG 2.2 A and AA violations that axe can detect. `npm test` only checks in journeys about accessibility
   * (D-31), because checks in all journeys would take a sixth of the time.
   */
  axe: () => Promise<void>;
  /** Returns the newest one-time code sent to this email address or phone number. */
  outbox: (to: string) => Promise<string>;
  /** The regions of a shopper who passed the age gate and declined consent; null for a new visitor. */
  accepted: Partial<Record<Country, Subcountry>> | null;
  /** Lets a new visitor open later pages with the age gate passed, the region chosen and consent declined. */
  seedAccepted: (region?: Partial<Record<Country, Subcountry>>) => Promise<void>;
}

/** Replaces Playwright's `only-on-failure`, which also spends half a second per page of passed journeys. */
async function attachScreenshots(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`page-${index + 1}.png`);
    // The page may have crashed.
    const isTaken = await page.screenshot({ path }).then(Boolean, () => false);
    if (isTaken) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

export const test = base.extend<Fixtures>({
  // Playwright reads a fixture's dependencies from its first argument, which must be destructured.
  expectedErrors: async ({}, provide) => provide([]),

  accepted: [{}, { option: true }],

  context: async ({ context, baseURL, expectedErrors, accepted }, provide, testInfo) => {
    await shiftClock(context);
    if (accepted) await seedAccepted(context, accepted);
    const complaints = await collectBrowserErrors(context, baseURL!);
    await context.addInitScript(recordAnnouncements);
    await provide(context);
    if (testInfo.status !== testInfo.expectedStatus) await attachScreenshots(context, testInfo);
    // A mocked call may still be pending. Its result is no longer needed.
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = complaints.filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'browser errors').toEqual([]);
  },

  axe: async ({ page }, provide, { title }) => {
    const isLeftToTheNight = process.env.JOURNEYS === 'core' && !title.includes('D-31');
    await provide(async () => {
      if (!isLeftToTheNight) expect(await axeFaults(page), `accessibility of ${page.url()}`).toEqual([]);
    });
  },

  outbox: async ({ request }, provide) => {
    const lastSent = new Map<string, string>();
    await provide((to) => readOutbox(request, to, lastSent));
  },

  seedAccepted: async ({ context }, provide) => provide((region) => seedAccepted(context, region)),
});

export { expect } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');

export const fitsTheScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
