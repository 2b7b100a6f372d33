import { webcrypto } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Browser features that jsdom lacks.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true, writable: true });
Object.defineProperty(globalThis, 'performance', { value: performance, configurable: true, writable: true });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

// Without global test functions, Testing Library does not clean up automatically.
afterEach(cleanup);
