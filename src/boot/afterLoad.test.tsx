import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLoad } from './afterLoad';

vi.mock('./watchWorker', () => ({ watchWorker: () => undefined }));

const here = '/us/en/shop/pods';
const next = '/us/en/shop/pods/amber';
const opened: string[] = [];
const follow = (to: string) => (Reflect.get(window, '___navigate') as (to: string) => void)(to);
let isReduced = false;
const start = vi.fn((update: () => Promise<void>) => {
  const done = Promise.resolve().then(update);
  return { ready: done, finished: done };
});

beforeEach(() => {
  opened.length = 0;
  start.mockClear();
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('___navigate', (to: string) => opened.push(to));
  vi.stubGlobal('___loader', { loadPageSync: () => ({}) });
  window.history.replaceState(null, '', here);
});
afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

test('D-31 reduced motion is respected whenever it is switched on or off, and not only as of loading', () => {
  Object.assign(document, { startViewTransition: start });
  isReduced = true;
  afterLoad();
  follow(next);
  expect([opened, start.mock.calls.length]).toEqual([[next], 0]);
  isReduced = false;
  follow(next);
  expect(start).toHaveBeenCalledTimes(1);
});

test('a browser without view transitions replaces pages at once', () => {
  isReduced = false;
  afterLoad();
  follow(next);
  expect(opened).toEqual([next]);
});
