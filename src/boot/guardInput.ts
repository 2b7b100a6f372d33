import { createKeyGuard } from '../domain/site/input/keyGuard';
import { refuseMissedDrop } from '../domain/site/input/refuseMissedDrop';

/** Keeps input that nobody meant from the whole page, so that no handler has to tell it apart. */
export function guardInput(signal?: AbortSignal): void {
  window.addEventListener('keydown', createKeyGuard(), { capture: true, signal });
  for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, refuseMissedDrop, { signal });
}
