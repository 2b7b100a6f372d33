import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collectBrowserErrors } from './browserErrors';
import { shiftClock } from './clock';
import { seedAccepted } from './seedAccepted';
import { expect, test } from './test';

interface Shared {
  context: BrowserContext;
  complaints: string[];
}

let shared: Promise<Shared> | undefined;

async function openShared(browser: Browser, baseURL: string): Promise<Shared> {
  const context = await browser.newContext();
  await shiftClock(context);
  const complaints = await collectBrowserErrors(context, baseURL);
  await seedAccepted(context);
  return { context, complaints };
}

/**
 * For tests that change nothing but the page: all tests of a worker share one browser context, past the gates, so that
 * common scripts load only once.
 */
export const visualTest = test.extend({
  context: async ({ browser, baseURL, expectedErrors }, provide) => {
    shared ??= openShared(browser, baseURL!);
    const { context, complaints } = await shared;
    const before = complaints.length;
    await provide(context);
    const unexpected = complaints.slice(before).filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'browser errors').toEqual([]);
  },

  page: async ({ context }, provide) => {
    const page = await context.newPage();
    await provide(page);
    await page.close();
  },
});

let sharedPage: Promise<Page> | undefined;

/**
 * For tests that do not even change the page: all tests of a worker share one page, which navigates as a shopper's tab
 * does and keeps its compiled code.
 */
export const sharedPageTest = visualTest.extend({
  page: async ({ context }, provide) => provide(await (sharedPage ??= context.newPage())),
});
