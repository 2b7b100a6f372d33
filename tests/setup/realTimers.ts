import { afterAll, afterEach, vi } from 'vitest';

// Vitest restores mocks and stubs before the next test, but has no setting for timers.
afterEach(() => void vi.useRealTimers());

// Where files share modules, the next file would be loaded with the stubs of the last test.
afterAll(() => void vi.unstubAllGlobals());
