import { nextTask } from './nextTask';

/** Does something once the browser has drawn what it is about to draw: a task that is sent while a frame is made comes after it. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => nextTask(act));

/** As `afterPaint`, and before the page is left, should that come first: what a visitor answered is not lost with the page. */
export function afterPaintOrLeaving(act: () => void): void {
  const waiting = new AbortController();
  const once = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    act();
  };
  window.addEventListener('pagehide', once, { signal: waiting.signal });
  afterPaint(once);
}
