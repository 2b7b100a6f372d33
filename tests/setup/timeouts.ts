import { vi } from 'vitest';

/** Vitest waits one second by default, which is too short on a busy machine, and has no setting for it. */
const timeoutMs = 15_000;

type Wait = (callback: () => unknown, options?: number | { timeout?: number; interval?: number }) => unknown;

const extended = Symbol.for('extended timeout');

function extendTimeout<T extends Wait>(wait: T): T {
  // Test files that share modules run setup files once for each file.
  if (extended in wait) return wait;
  const extendedWait: Wait = (callback, options = {}) =>
    wait(callback, typeof options === 'number' ? options : { timeout: timeoutMs, ...options });
  return Object.assign(extendedWait as T, { [extended]: true });
}

vi.waitFor = extendTimeout(vi.waitFor as Wait) as typeof vi.waitFor;
vi.waitUntil = extendTimeout(vi.waitUntil as Wait) as typeof vi.waitUntil;
