import { nextTask } from './nextTask';

/** A task queued in an animation frame callback runs after that frame's paint. */
export const afterPaint = (callback: () => void): void => void requestAnimationFrame(() => nextTask(callback));

/** Also runs if the page is left first, so that the visitor's choice is stored. */
export function afterPaintOrLeaving(callback: () => void): void {
  const waiting = new AbortController();
  const runOnce = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    callback();
  };
  window.addEventListener('pagehide', runOnce, { signal: waiting.signal });
  afterPaint(runOnce);
}
