import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildNotification } from '../../../tests/fixtures/builders/buildNotification';
import { fakeApi, offline, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { stubNavigator } from '../../../tests/fixtures/fakePush';
import { afterPaint } from '../../data/page/afterPaint';
import { localeOf } from '../../domain/region/locales';
import { useNotifications } from './notifications';
import { loadNotifications, markNotificationsRead, useNotificationInbox, useInboxItems } from './notificationsInbox';
import { useNotificationCount } from './notificationCount';
import { chooseRegion, useRegionState } from '../region';
import { closeSession, openSession, useSession } from '../session/session';

const unread = () => useNotifications.getState().unread;
const stored = () => JSON.parse(localStorage.getItem('notifications_read') ?? 'null') as unknown;

const feed = [
  buildNotification({ originalId: 'all' }),
  buildNotification({ originalId: 'ohio', subcountries: ['OH'] }),
  buildNotification({ originalId: 'visitors', authentication: 'unauthenticated' }),
  buildNotification({ originalId: 'account', authentication: 'authenticated' }),
  buildNotification({ originalId: 'account too', authentication: 'authenticated' }),
  buildNotification({ originalId: 'expired', expiresAfter: '2020-01-01' }),
];

const serveFeeds = (usFeed: object | (() => never) = feed) =>
  fakeApi({
    'GET /notifications/en-US.json': usFeed,
    'GET /notifications/fr-CA.json': [buildNotification()],
    'GET /v1/app/user/pods': [],
  });

beforeEach(() => {
  for (const store of [useNotificationInbox, useNotifications, useRegionState, useSession])
    (store as typeof useNotificationInbox).setState(store.getInitialState() as never, true);
});

describe('S2-38 the number at the bell', () => {
  test('is unknown until the feed has been counted', async () => {
    serveFeeds();
    expect(unread()).toBeNull();
    const loading = loadNotifications('en-US');
    expect(unread()).toBeNull();
    await loading;
    expect(unread()).toBe(2);
  });

  test('S6-05 follows the region and the session', async () => {
    serveFeeds();
    await loadNotifications('en-US');
    chooseRegion('us', 'OH');
    expect(unread()).toBe(3);
    openSession('token-1');
    expect(unread()).toBe(4);
    closeSession();
    chooseRegion('us', 'CA');
    expect(unread()).toBe(2);
  });

  test('S4-36 decreases as notifications are read', async () => {
    serveFeeds();
    await loadNotifications('en-US');
    markNotificationsRead(['all']);
    expect(unread()).toBe(1);
    markNotificationsRead(['visitors']);
    expect(unread()).toBe(0);
  });

  test('S2-38 also appears on the icon of an installed app, if there is a bell', async () => {
    const counts: number[] = [];
    stubNavigator('setAppBadge', async (count: number) => void counts.push(count));
    stubNavigator('clearAppBadge', async () => void counts.push(0));
    serveFeeds();
    await loadNotifications('en-US');
    await waitFor(() => expect(counts.at(-1)).toBe(2));
    markNotificationsRead(['all']);
    await waitFor(() => expect(counts.at(-1)).toBe(1));
    chooseRegion('us', 'UT');
    await waitFor(() => expect(counts.at(-1)).toBe(0));
    chooseRegion('us', 'CA');
    await waitFor(() => expect(counts.at(-1)).toBe(1));
    markNotificationsRead(['visitors']);
    await waitFor(() => expect(counts.at(-1)).toBe(0));
  });

  test('belongs to the locale requested last; the same ids are read in every language', async () => {
    const api = serveFeeds([buildNotification(), buildNotification({ originalId: 'other' })]);
    await loadNotifications('en-US');
    await loadNotifications('fr-CA');
    expect(unread()).toBe(1);
    markNotificationsRead(['news']);
    expect(unread()).toBe(0);
    await loadNotifications('en-US');
    expect(unread()).toBe(1);
    expect(api.calls.map(({ path }) => path)).toEqual(['/notifications/en-US.json', '/notifications/fr-CA.json']);
  });

  test('S7-28 each feed is fetched once, even if requested twice at a time', async () => {
    const api = serveFeeds();
    await Promise.all([loadNotifications('en-US'), loadNotifications('en-US')]);
    await loadNotifications('en-US');
    expect(api.calls).toHaveLength(1);
  });

  test('a feed that fails leaves it unknown and breaks nothing; the next request retries', async () => {
    const api = serveFeeds(offline);
    await loadNotifications('en-US');
    expect([unread(), useNotificationInbox.getState().progress['en-US']]).toEqual([null, 'failed']);
    api.answers['GET /notifications/en-US.json'] = feed;
    await loadNotifications('en-US');
    expect([unread(), useNotificationInbox.getState().progress['en-US']]).toEqual([2, undefined]);
  });
});

describe('S9-12 the stored read ids', () => {
  test('S4-36 are a list, and persist', async () => {
    serveFeeds();
    await loadNotifications('en-US');
    markNotificationsRead(['all', 'visitors']);
    expect(stored()).toEqual(['all', 'visitors']);
    useNotificationInbox.setState(useNotificationInbox.getInitialState(), true);
    await loadNotifications('en-US');
    expect(unread()).toBe(0);
  });

  test('for a feed not loaded yet stay as they are', async () => {
    localStorage.setItem('notifications_read', '["all"]');
    serveFeeds(neverResponds);
    void loadNotifications('en-US');
    markNotificationsRead([]);
    expect(stored()).toEqual(['all']);
  });

  test.each([
    ['no JSON', '["all', 2],
    ['no list', '{"all":true}', 2],
    ['a list with a foreign value', '[null,7,"all"]', 1],
  ])('S9-12 %s: corrupt entries are dropped and the rest kept', async (_, text, count) => {
    localStorage.setItem('notifications_read', text);
    serveFeeds();
    await loadNotifications('en-US');
    expect(unread()).toBe(count);
  });

  test('are not written again if nothing is new', async () => {
    serveFeeds();
    await loadNotifications('en-US');
    markNotificationsRead(['all', 'visitors']);
    const write = vi.spyOn(Storage.prototype, 'setItem');
    markNotificationsRead(['visitors', 'all']);
    expect(write).not.toHaveBeenCalled();
  });
});

test('S4-37 S6-05 the list of this reader, null until it is loaded', async () => {
  serveFeeds();
  markNotificationsRead(['visitors']);
  const { result } = renderHook(() => useInboxItems(localeOf('en-US')));
  expect(result.current).toEqual({ items: null, isFailed: false });
  await act(() => loadNotifications('en-US'));
  const ids = () => result.current.items!.map(({ originalId, isUnread }) => [originalId, isUnread]);
  expect(ids()).toEqual([
    ['all', true],
    ['visitors', false],
  ]);
  act(() => openSession('token-1'));
  expect(ids()).toEqual([
    ['all', true],
    ['account', true],
    ['account too', true],
  ]);
});

describe('the count of the bell', () => {
  /** Waits until an interaction would have been counted, which happens after the next paint. */
  const afterInteraction = () =>
    act(async () => {
      await new Promise<void>(afterPaint);
      await import('./notificationsInbox');
    });

  test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'click'])(
    'S2-38 the feed is fetched and counted at the first %s, once',
    async (sign) => {
      const api = serveFeeds();
      renderHook(() => useNotificationCount('en-US'));
      expect(api.calls).toEqual([]);
      window.dispatchEvent(new Event(sign));
      window.dispatchEvent(new Event(sign));
      await waitFor(() => expect(unread()).toBe(2));
      expect(api.calls).toHaveLength(1);
    },
  );

  test('a focus change by the page itself, as for its gate, is not an interaction', async () => {
    const api = serveFeeds();
    renderHook(() => useNotificationCount('en-US'));
    document.body.appendChild(document.createElement('button')).focus();
    await afterInteraction();
    expect(api.calls).toEqual([]);
  });

  test('a page that was left counts nothing', async () => {
    const api = serveFeeds();
    renderHook(() => useNotificationCount('en-US')).unmount();
    window.dispatchEvent(new Event('scroll'));
    await afterInteraction();
    expect(api.calls).toEqual([]);
  });
});
