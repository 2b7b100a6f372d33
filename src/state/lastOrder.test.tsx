import { beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../data/storage';
import { saveLastOrder, lastOrderPath } from './lastOrder';

const path = '/delivery/order/provider-1/details-1';
const now = Date.parse('2026-11-03T18:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));

test('D-16 the link to the order is stored for an hour', () => {
  expect(lastOrderPath()).toBeNull();
  saveLastOrder(path);
  vi.setSystemTime(now + 3_599_000);
  expect(lastOrderPath()).toBe(path);
  vi.setSystemTime(now + 3_600_000);
  expect(lastOrderPath()).toBeNull();
});

test.each(['https://evil.example', '//evil.example', '/us/en', 7])('%s is not a link to an order', (other) => {
  localStorage.setItem(storageKeys.lastOrder, JSON.stringify({ path: other, at: now }));
  expect(lastOrderPath()).toBeNull();
});
