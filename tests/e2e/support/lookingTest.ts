import type { Browser, BrowserContext, Page } from '@playwright/test';
import { collectComplaints } from './complaints';
import { seedAccepted } from './seedAccepted';
import { expect, test } from './test';

interface Shared {
  context: BrowserContext;
  complaints: string[];
}

let shared: Promise<Shared> | undefined;

async function openShared(browser: Browser, baseURL: string): Promise<Shared> {
  const context = await browser.newContext();
  const complaints = await collectComplaints(context, baseURL);
  await seedAccepted(context);
  return { context, complaints };
}

/**
 * For tests that only look at pages: those of a worker share one browser context, past the gates, so that the scripts
 * that all pages have are fetched once and not a hundred times.
 */
export const lookingTest = test.extend({
  context: async ({ browser, baseURL, expectedErrors }, provide) => {
    shared ??= openShared(browser, baseURL!);
    const { context, complaints } = await shared;
    const before = complaints.length;
    await provide(context);
    const unexpected = complaints.slice(before).filter((line) => !expectedErrors.some((pattern) => pattern.test(line)));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },

  page: async ({ context }, provide) => {
    const page = await context.newPage();
    await provide(page);
    await page.close();
  },
});

let sharedPage: Promise<Page> | undefined;

/**
 * For looking tests that change nothing of their page either: those of a worker share one, which goes from address to
 * address as a shopper's tab does, so that what it has compiled stays compiled.
 */
export const sweepTest = lookingTest.extend({
  page: async ({ context }, provide) => provide(await (sharedPage ??= context.newPage())),
});
