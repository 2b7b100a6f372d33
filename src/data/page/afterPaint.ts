import { nextTask } from './nextTask';

/** Does something once the browser has drawn what it is about to draw: a task that is sent while a frame is made comes after it. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => nextTask(act));
