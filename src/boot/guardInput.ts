import { createKeyGuard } from '../domain/site/input/keyGuard';
import { refuseMissedDrop } from '../domain/site/input/refuseMissedDrop';

/** Stops unintended input for the whole page, so that handlers need no checks of their own. */
export function guardInput(signal?: AbortSignal): void {
  window.addEventListener('keydown', createKeyGuard(), { capture: true, signal });
  for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuseMissedDrop, { signal });
}
