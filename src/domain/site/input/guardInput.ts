import { createClickGuard, type Click } from './clickGuard';
import { createKeyGuard, type KeyPress } from './keyGuard';
import { preventMissedDrop, type Drag } from './preventMissedDrop';

/** The part of a `Window` that the guard needs. */
interface GuardedWindow {
  document: { elementFromPoint: (x: number, y: number) => unknown };
  addEventListener(type: 'keydown', listener: (press: KeyPress) => void, options: object): void;
  addEventListener(type: 'click', listener: (click: Click) => void, options: object): void;
  addEventListener(type: 'dragover' | 'drop', listener: (drag: Drag) => void, options: object): void;
}

/** Stops unintended input for a whole window, so that handlers need no checks of their own. */
export function guardInput(guarded: GuardedWindow, signal?: object): void {
  const before = { capture: true, signal };
  guarded.addEventListener('keydown', createKeyGuard(), before);
  guarded.addEventListener(
    'click',
    createClickGuard((x, y) => guarded.document.elementFromPoint(x, y)),
    before,
  );
  for (const name of ['dragover', 'drop'] as const) guarded.addEventListener(name, preventMissedDrop, { signal });
}
