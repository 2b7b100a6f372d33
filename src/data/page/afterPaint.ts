import { nextTask } from './nextTask';

/** A task that is queued in an animation frame callback runs after that frame's paint. */
export const afterPaint = (callback: () => void): void => void requestAnimationFrame(() => nextTask(callback));

/** Also runs if the page is left first, so that the visitor's choice is stored. */
export function afterPaintOrLeaving(callback: () => void): void {
  const controller = new AbortController();
  const runOnce = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    callback();
  };
  window.addEventListener('pagehide', runOnce, { signal: controller.signal });
  afterPaint(runOnce);
}
