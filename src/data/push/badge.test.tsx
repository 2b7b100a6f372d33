import { beforeEach, expect, test, vi } from 'vitest';
import { fakePush, stubNavigator } from '../../../tests/fixtures/fakePush';

/** The numbers shown on the icon, in order; 0 is an icon without a number. */
function stubBadging(): number[] {
  const numbers: number[] = [];
  stubNavigator('setAppBadge', async (count: number) => void numbers.push(count));
  stubNavigator('clearAppBadge', async () => void numbers.push(0));
  return numbers;
}

/** Loads the module separately, like a page and the worker, which share no memory. */
async function openContext() {
  vi.resetModules();
  return import('./badge');
}

beforeEach(() => fakePush());

test('S2-38 S2-18 the number is the sum of unread notifications and orders with news, whoever reports them', async () => {
  const numbers = stubBadging();
  const page = await openContext();
  await page.setUnreadBadge(2);
  const worker = await openContext();
  await worker.setBadge(3);
  await page.setUnreadBadge(1);
  await worker.setBadge(4);
  expect(numbers).toEqual([2, 5, 4, 5]);
});

test('S2-18 viewing the orders keeps the notifications, and reading those keeps the orders', async () => {
  const numbers = stubBadging();
  const { setBadge, setUnreadBadge, clearBadge } = await openContext();
  await Promise.all([setBadge(2), setUnreadBadge(3), clearBadge(), setBadge(1), setUnreadBadge(0), clearBadge()]);
  expect(numbers).toEqual([2, 5, 3, 4, 1, 0]);
});

test('without storage the page still adds up what it knows', async () => {
  vi.stubGlobal('caches', {
    open: async () => Promise.reject(new DOMException('blocked', 'SecurityError')),
    match: async () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  });
  const numbers = stubBadging();
  const { setBadge, setUnreadBadge } = await openContext();
  await setBadge(2);
  await setUnreadBadge(1);
  expect(numbers).toEqual([2, 3]);
});

test('a browser without badges stores nothing', async () => {
  const { setBadge } = await openContext();
  await setBadge(2);
  expect(await caches.match('/_push/badge', { cacheName: 'app-badge' })).toBeUndefined();
});

test('S2-18 the app’s icon shows the number if supported, and errors are ignored', async () => {
  const { setBadge, clearBadge } = await openContext();
  await setBadge(3);
  await clearBadge();
  const set = vi.fn<(count: number) => Promise<void>>().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  stubNavigator('setAppBadge', set);
  await setBadge(3);
  expect(set).toHaveBeenCalledExactlyOnceWith(3);
});
