import type { Page } from '@playwright/test';

/** In milliseconds. */
export interface Interaction {
  /** From the input to the next painted frame, as in INP. */
  answer: number;
  /** From the end of the input to the painted frame with the result. 0 if it was visible before. */
  result: number;
}

/** Browsers do not report shorter events. */
const minDurationMs = 16;
/** In milliseconds. */
const longestWait = 5000;

/** The installed script adds these globals to the page. */
interface Watch {
  timings: PerformanceEventTiming[];
  /** Resolves once the selected element's text has changed and the frame has been painted. */
  result: Promise<number | null>;
  watch: (selector: string, longestWait: number) => number;
}

function installWatch(): void {
  const state = window as unknown as Watch;
  state.timings = [];
  new PerformanceObserver((list) => state.timings.push(...(list.getEntries() as PerformanceEventTiming[]))).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  } as PerformanceObserverInit);
  // A message posted during a frame arrives after the browser has painted it.
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

/** Browsers report several events per interaction, of which the longest counts. */
const longestSince = (since: number) =>
  (window as unknown as Watch).timings
    .filter(({ startTime, interactionId }) => interactionId && startTime >= since)
    .reduce((longest, { duration }) => Math.max(longest, duration), 0);

/** `act` must change the text of the selected element. */
export async function timeInteraction(page: Page, selector: string, act: () => Promise<unknown>): Promise<Interaction> {
  const since = await page.evaluate(([sought, wait]) => (window as unknown as Watch).watch(sought, wait), [
    selector,
    longestWait,
  ] as const);
  await act();
  const result = await page.evaluate(() => (window as unknown as Watch).result);
  if (result === null)
    throw new Error(`Expected the interaction to change the text of ${selector} within ${longestWait} ms.`);
  // Browsers report events when idle, and the action's effects need to finish.
  await page.waitForTimeout(700);
  return { answer: Math.max(await page.evaluate(longestSince, since), minDurationMs), result };
}
