import { afterEach, expect, test, vi } from 'vitest';
import { shouldUpdateScroll } from './firstScroll';

const load = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceNavigationTiming]);

afterEach(() => {
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

test('a new visit stays where the browser puts it', () => {
  load('navigate');
  expect(shouldUpdateScroll({})).toBe(false);
});

test.each(['reload', 'back_forward'])('after a %s, Gatsby restores the position', (type) => {
  load(type);
  expect(shouldUpdateScroll({})).toBeUndefined();
});

test('Gatsby scrolls to a fragment, and for every later page', () => {
  load('navigate');
  expect(shouldUpdateScroll({ prevRouterProps: {} })).toBeUndefined();
  window.history.replaceState(null, '', '/#kinds');
  expect(shouldUpdateScroll({})).toBeUndefined();
});
