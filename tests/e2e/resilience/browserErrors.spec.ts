import { expect, test } from '@playwright/test';
import { collectBrowserErrors } from '../support/browserErrors';

const page = (body: string, policy = "default-src 'self' 'unsafe-inline'; img-src 'self' data:") => ({
  contentType: 'text/html',
  headers: { 'content-security-policy': policy },
  body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title>${body}</html>`,
});

const faults: [name: string, html: string, complaint: RegExp][] = [
  ['console.error', '<script>console.error("oh no")</script>', /^console\.error: oh no/],
  ['an uncaught error', '<script>throw new Error("thrown")</script>', /^page error: .*thrown/s],
  ['an unhandled rejection', '<script>Promise.reject(new Error("late"))</script>', /^page error: .*late/s],
  ['a missing file of ours', '<img src="/missing.png" alt="">', /^404 GET .*\/missing\.png$/],
  ['a refused connection to ours', '<script>fetch("/dropped")</script>', /^request failed: GET .*\/dropped/],
  ['a break of the content policy', '<script src="https://elsewhere.test/a.js"></script>', /CSP violation: script-src/],
];

for (const [name, html, complaint] of faults)
  test(`a journey fails on ${name}`, { tag: name === 'console.error' ? '@core' : [] }, async ({ context, baseURL }) => {
    const complaints = await collectBrowserErrors(context, baseURL!);
    await context.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/fault') return route.fulfill(page(html));
      return pathname === '/dropped' ? route.abort('connectionrefused') : route.fulfill({ status: 404 });
    });
    const tab = await context.newPage();
    await tab.goto('/fault');
    await expect.poll(() => complaints).toContainEqual(expect.stringMatching(complaint));
  });

test('a journey passes on a page without errors', async ({ context, baseURL }) => {
  const complaints = await collectBrowserErrors(context, baseURL!);
  await context.route('**/*', (route) => route.fulfill(page('<script>console.warn("fine")</script><p>Hello</p>')));
  const tab = await context.newPage();
  await tab.goto('/fine');
  expect(complaints).toEqual([]);
});
