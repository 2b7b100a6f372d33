import { describe, expect, test, vi } from 'vitest';
import { stubNavigator } from '../../../tests/fixtures/fakePush';
import { createOrderPush } from '../../domain/order/createOrderPush';
import { addPushListeners } from './pushHandlers';
import type { SiteWindow, WorkerScope } from './workerScope';

type Event = { waitUntil: (work: Promise<unknown>) => void };

function openWorker({ language = 'en-US', windows = [] as SiteWindow[] } = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const showNotification = vi.fn<(title: string, options?: NotificationOptions) => Promise<void>>().mockResolvedValue();
  const openWindow = vi.fn<(url: string) => Promise<unknown>>().mockResolvedValue(null);
  const scope: WorkerScope = {
    location: { origin: 'https://shop.example' },
    navigator: { language },
    registration: { showNotification, pushManager: {} as PushManager },
    clients: { matchAll: async () => windows, openWindow },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  addPushListeners(scope);
  const dispatch = async (type: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)!({ ...event, waitUntil: (each: Promise<unknown>) => work.push(each) } as Event as never);
    await Promise.all(work);
  };
  return { dispatch, showNotification, openWindow };
}

const push = createOrderPush(
  {
    id: '4f1d2c3b-7a59',
    orderNumber: 'K7RM4WXT',
    providerId: 'alder',
    detailsId: 'abc',
    orderType: 'delivery',
    step: 'PACKED',
  },
  { localeId: 'en-CA', badge: 2 },
)!;
const dataOf = (value: unknown) => ({ data: { text: () => JSON.stringify(value) } });
const stubBadge = (name: string) => {
  const setBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
  stubNavigator(name, setBadge);
  return setBadge;
};

describe('S2-18 a push', () => {
  test('S2-18 shows one notification for its order, and a number on the app’s icon', async () => {
    const setAppBadge = stubBadge('setAppBadge');
    const { dispatch, showNotification } = openWorker();
    await dispatch('push', dataOf(push));
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(push.title, {
      tag: push.tag,
      body: push.body,
      lang: 'en-CA',
      icon: '/icons/icon-192.png',
      renotify: true,
      data: { url: '/ca/en/delivery/order/alder/abc' },
    });
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
  });

  test.each([
    ['en-GB', 'There is news of your orders', '/us/en/user/orders'],
    ['fr-CA', 'Vos commandes ont du nouveau', '/ca/fr/user/orders'],
  ])('shows a notification even if it cannot be read, in %s', async (language, title, url) => {
    const setAppBadge = stubBadge('setAppBadge');
    const { dispatch, showNotification } = openWorker({ language });
    await dispatch('push', { data: null });
    await dispatch('push', dataOf({ ...push, url: 'https://evil.example/' }));
    expect(showNotification.mock.calls.map(([said, options]) => [said, options?.data])).toEqual([
      [title, { url }],
      [title, { url }],
    ]);
    expect(setAppBadge).not.toHaveBeenCalled();
  });
});

describe('S2-18 a click on a notification', () => {
  const windowAt = (path: string) => ({
    url: `https://shop.example${path}`,
    focus: vi.fn<() => Promise<unknown>>().mockResolvedValue(null),
  });
  const click = () => ({ notification: { close: vi.fn<() => void>(), data: { url: push.url } } });

  test('S2-18 focuses the tab of that order', async () => {
    const windows = [windowAt('/us/en'), windowAt(`${push.url}?a=1#receipt`)] as const;
    const { dispatch, openWindow } = openWorker({ windows: [...windows] });
    const event = click();
    await dispatch('notificationclick', event);
    expect(event.notification.close).toHaveBeenCalledOnce();
    expect(windows[1].focus).toHaveBeenCalledOnce();
    expect(windows[0].focus).not.toHaveBeenCalled();
    expect(openWindow).not.toHaveBeenCalled();
  });

  test('S2-18 opens the order if no tab shows it', async () => {
    const { dispatch, openWindow } = openWorker({ windows: [windowAt('/ca/en/delivery/order/alder/other')] });
    await dispatch('notificationclick', click());
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`https://shop.example${push.url}`);
  });
});
