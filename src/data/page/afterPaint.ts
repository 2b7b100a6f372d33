import { nextTask } from './nextTask';

/** Runs a callback after the next paint: a task queued in an animation frame callback runs after that frame. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => nextTask(act));

/** Like `afterPaint`, but also runs if the page is left first, so that a visitor's answer is not lost. */
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
