import { expect, type Page, type Request, type Response } from '@playwright/test';

/** Hydration replays earlier clicks. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html:not([data-dehydrated]) main').first().waitFor({ state: 'attached' });
}

/** Responses to these requests can render a part of the page. */
const rendering = new Set(['script', 'stylesheet', 'fetch', 'xhr']);

/** Lets React render what has loaded. Timers and frames may be faked or paused. Runs in the page. */
async function laterTasks(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  for (let task = 0; task < 5; task += 1)
    await new Promise((done) => {
      port1.addEventListener('message', done, { once: true });
      port2.postMessage(null);
    });
}

/** Waits until the page is hydrated and has rendered the parts that it loads on its own. */
async function settled<Result>(page: Page, navigate: () => Promise<Result>): Promise<Result> {
  const running = new Set<Request>();
  const start = (request: Request) => void (rendering.has(request.resourceType()) && running.add(request));
  const end = (request: Request) => void running.delete(request);
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  try {
    const result = await navigate();
    await waitUntilHydrated(page);
    do {
      await expect.poll(() => running.size, { intervals: [10, 25, 50, 100] }).toBe(0);
      await page.evaluate(laterTasks);
    } while (running.size > 0);
    return result;
  } finally {
    page.off('request', start).off('requestfinished', end).off('requestfailed', end);
  }
}

/** Opens a page and waits until it is hydrated and complete. */
export const openPage = (page: Page, path: string): Promise<Response | null> => settled(page, () => page.goto(path));

export const reloadPage = (page: Page): Promise<Response | null> => settled(page, () => page.reload());

/** Waits until the page has rendered what it loads after `act`. */
export const settle = (page: Page, act: () => Promise<unknown>): Promise<void> =>
  settled(page, async () => {
    await act();
    await waitUntilIdle(page);
  });

/** Waits for two more frames, and until the page has nothing left to run. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestIdleCallback(done));
  });
