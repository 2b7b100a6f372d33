import type { Page } from '@playwright/test';

/** What one press came to, in milliseconds. */
export interface Interaction {
  /** As INP counts it: from the press until the browser has drawn the frame that follows what the page did about it. */
  answer: number;
  /** From the end of the press until the frame is drawn that shows what was asked for; 0 where that was there before. */
  result: number;
}

/** Shorter ones than this the browser does not tell of. */
const shortest = 16;
/** What has not come by then is not coming. */
const longestWait = 5000;

/** What the script leaves in the page. */
interface Watch {
  timings: PerformanceEventTiming[];
  /** Resolves once the text of what the selector finds has changed, and that is drawn. */
  result: Promise<number | null>;
  watch: (selector: string, longestWait: number) => number;
}

/** Runs in each page before its own scripts. */
function installWatch(): void {
  const state = window as unknown as Watch;
  state.timings = [];
  new PerformanceObserver((list) => state.timings.push(...(list.getEntries() as PerformanceEventTiming[]))).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  // A message that is posted in a frame arrives once that is drawn.
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  state.watch = (selector, wait) => {
    const read = () => document.querySelector(selector)?.textContent ?? null;
    const before = read();
    let pressed = Infinity;
    const press = ({ timeStamp }: Event) => (pressed = Math.min(pressed, timeStamp));
    for (const type of ['pointerup', 'keydown']) addEventListener(type, press, { capture: true, once: true });
    state.result = new Promise((resolve) => {
      setTimeout(resolve, wait, null);
      const observer = new MutationObserver(() => {
        if (read() === before) return;
        observer.disconnect();
        afterFrame(() => resolve(Math.max(performance.now() - pressed, 0)));
      });
      observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    });
    return performance.now();
  };
}

export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(installWatch);

/** The longest of the interactions since then: of the events of one, the longest counts. */
const longestSince = (since: number) =>
  (window as unknown as Watch).timings
    .filter(({ startTime, interactionId }) => interactionId && startTime >= since)
    .reduce((longest, { duration }) => Math.max(longest, duration), 0);

/** Does something to a page that is being watched, which changes the text of what the selector finds. */
export async function timeInteraction(page: Page, selector: string, act: () => Promise<unknown>): Promise<Interaction> {
  const since = await page.evaluate(([sought, wait]) => (window as unknown as Watch).watch(sought, wait), [
    selector,
    longestWait,
  ] as const);
  await act();
  const result = await page.evaluate(() => (window as unknown as Watch).result);
  if (result === null)
    throw new Error(`Expected the press to change the text of ${selector} within ${longestWait} ms.`);
  // The browser tells of its events when it has nothing better to do; and what the press set off comes to its end.
  await page.waitForTimeout(700);
  return { answer: Math.max(await page.evaluate(longestSince, since), shortest), result };
}
