import { afterEach, vi } from 'vitest';

// Vitest restores mocks and stubs after each test, but has no setting for timers.
afterEach(() => void vi.useRealTimers());
