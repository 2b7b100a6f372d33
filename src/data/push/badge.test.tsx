import { beforeEach, expect, test, vi } from 'vitest';
import { fakePush, giveNavigator } from '../../../tests/fixtures/fakePush';

/** What the icon showed, one after the other; 0 is an icon without a number. */
function giveIcon(): number[] {
  const shown: number[] = [];
  giveNavigator('setAppBadge', async (count: number) => void shown.push(count));
  giveNavigator('clearAppBadge', async () => void shown.push(0));
  return shown;
}

/** The module as a page or the worker has it, which know nothing of each other's memory. */
async function openContext() {
  vi.resetModules();
  return import('./badge');
}

beforeEach(() => fakePush());

test('S2-38 S2-18 the number is the sum of unread notifications and orders with news, whoever tells of them', async () => {
  const shown = giveIcon();
  const page = await openContext();
  await page.setUnreadBadge(2);
  const worker = await openContext();
  await worker.setBadge(3);
  await page.setUnreadBadge(1);
  await worker.setBadge(4);
  expect(shown).toEqual([2, 5, 4, 5]);
});

test('S2-18 looking at the orders leaves the notifications there, and reading those leaves the orders', async () => {
  const shown = giveIcon();
  const { setBadge, setUnreadBadge, clearBadge } = await openContext();
  await Promise.all([setBadge(2), setUnreadBadge(3), clearBadge(), setBadge(1), setUnreadBadge(0), clearBadge()]);
  expect(shown).toEqual([2, 5, 3, 4, 1, 0]);
});

test('where nothing can be kept the page still adds up what it knows', async () => {
  vi.stubGlobal('caches', {
    open: async () => Promise.reject(new DOMException('blocked', 'SecurityError')),
    match: async () => Promise.reject(new DOMException('blocked', 'SecurityError')),
  });
  const shown = giveIcon();
  const { setBadge, setUnreadBadge } = await openContext();
  await setBadge(2);
  await setUnreadBadge(1);
  expect(shown).toEqual([2, 3]);
});

test('a browser without badges keeps nothing of it', async () => {
  const { setBadge } = await openContext();
  await setBadge(2);
  expect(await caches.match('/_push/badge', { cacheName: 'app-badge' })).toBeUndefined();
});
