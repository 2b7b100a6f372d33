import { webcrypto } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Browser features that jsdom lacks.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true, writable: true });
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true });

configure({
  // Lazy components load slowly on a busy machine.
  asyncUtilTimeout: 15_000,
  // Fake time must not run out while a lazy component loads in real time.
  unstable_advanceTimersWrapper: async (advance) => {
    await vi.dynamicImportSettled();
    await act(async () => void advance());
  },
});

// Testing Library advances fake timers while it waits only if it finds Jest's.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } });

// Styled Components then adds rules one by one, while by default jsdom parses the whole sheet again for each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Without global test functions, Testing Library does not clean up automatically.
afterEach(cleanup);
