import type { Page, Route } from '@playwright/test';
import { expect } from './test';

/** Answers of a filter, a captive portal, a bot check or a proxy in place of the shop. */
const foreignAnswers: Parameters<Route['fulfill']>[0][] = [
  { status: 403, contentType: 'text/html', body: '<h1>Blocked</h1>' },
  { status: 200, contentType: 'text/html', body: '<h1>Sign in to this network</h1>' },
  { status: 404, json: { error: 'no such service' } },
  { status: 200, json: { error: 'login required' } },
  { status: 401, contentType: 'text/plain', body: 'denied' },
  { status: 204 },
];

/** Answers the calls to a path in place of the shop, until the returned function is called. Each answer occurs once. */
export async function intrude(page: Page, path: string) {
  let answered = 0;
  const answer = (route: Route) => route.fulfill(foreignAnswers[answered++ % foreignAnswers.length]);
  await page.route(path, answer);
  /** Lets the page try again at once. */
  const announceNetwork = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  const untilAllAnswered = () =>
    expect(async () => {
      await announceNetwork();
      expect(answered).toBeGreaterThanOrEqual(foreignAnswers.length);
    }).toPass();
  const leave = async () => {
    await page.unroute(path, answer);
    await announceNetwork();
  };
  return { untilAllAnswered, leave };
}
