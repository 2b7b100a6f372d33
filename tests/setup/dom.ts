import { webcrypto } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure, getConfig } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { guardInput } from '../../src/domain/site/input/guardInput';

// Browser features that jsdom lacks.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true, writable: true });
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true });

/** There is no layout, so nothing is anywhere. */
Document.prototype.elementFromPoint = () => null;

// As on every page.
guardInput(window);

const { asyncWrapper } = getConfig();
const elsewhere = createRoot(document.createElement('div'));

configure({
  // A wait ends with the DOM's change, and a busy machine may run the effects of that later. React runs them before it
  // renders anything else.
  asyncWrapper: async (wait) => {
    const found = await asyncWrapper(wait);
    act(() => elsewhere.render(null));
    return found;
  },
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
  window.history.replaceState(null, '', '/');
});

// Without global test functions, Testing Library does not clean up automatically.
afterEach(cleanup);
