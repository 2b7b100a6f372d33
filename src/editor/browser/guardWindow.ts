import { createKeyGuard } from '../../domain/site/input/keyGuard';
import { refuseMissedDrop } from '../../domain/site/input/refuseMissedDrop';

/** Keeps input that nobody meant from a window of the editor, also from Decap's own handlers. */
export function guardWindow(guarded: Window, signal?: AbortSignal): void {
  guarded.addEventListener('keydown', createKeyGuard(), { capture: true, signal });
  for (const name of ['dragover', 'drop'] as const) guarded.addEventListener(name, refuseMissedDrop, { signal });
}
