import { act, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import {
  countSignedIn,
  serveInbox,
  setUpInbox,
  unratedPod,
  unreadCount,
  userPodsCall,
  waitForUnread,
} from '../../tests/fixtures/components/inbox';
import { neverResponds, offline, problem } from '../../tests/fixtures/servers/fakeApi';
import { loadNotifications, useNotificationInbox } from './notifications/notificationsInbox';
import { chooseRegion } from './region';
import { closeSession, openSession, useSession } from './session/session';
import { loadUserPods, refetchUserPods, useUserPods } from './userPods';

setUpInbox();

const advanceSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const flushPromises = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

describe('S6-06 the pods are fetched', () => {
  test('S6-06 never while signed out, whatever the bell does', async () => {
    const api = serveInbox();
    await loadNotifications('en-US');
    chooseRegion('us', 'OH');
    await loadNotifications('fr-CA');
    chooseRegion('ca', 'AB');
    closeSession();
    advanceSeconds(3600);
    await loadNotifications('en-US');
    await flushPromises();
    expect(api.callsOf(userPodsCall)).toEqual([]);
    expect(unreadCount()).toBe(1);
  });

  test('S6-06 not before storage has been read', async () => {
    localStorage.setItem('token', 'token-1');
    const api = serveInbox();
    await loadNotifications('en-US');
    await flushPromises();
    expect(api.callsOf(userPodsCall)).toEqual([]);
    useSession.restore();
    await waitForUnread(2);
  });

  test('S6-06 S7-32 for a signed-in shopper, with their token, and counted at the bell', async () => {
    const api = serveInbox();
    await countSignedIn();
    await waitForUnread(2);
    expect(api.callsOf(userPodsCall).map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1']);
  });

  test('S6-06 as soon as a shopper signs in', async () => {
    const api = serveInbox();
    await loadNotifications('en-US');
    expect(unreadCount()).toBe(1);
    openSession('token-1');
    await waitForUnread(2);
    expect(api.callsOf(userPodsCall)).toHaveLength(1);
  });

  test('not before the bell counts', async () => {
    const api = serveInbox();
    openSession('token-1');
    chooseRegion('us', 'OH');
    await flushPromises();
    expect(api.calls).toEqual([]);
  });

  test('once, and again after a minute', async () => {
    const api = serveInbox();
    await countSignedIn();
    await Promise.all([loadNotifications('en-US'), loadNotifications('en-US')]);
    chooseRegion('us', 'OH');
    await waitForUnread(2);
    advanceSeconds(59);
    await loadNotifications('en-US');
    await flushPromises();
    expect(api.callsOf(userPodsCall)).toHaveLength(1);
    api.answers[userPodsCall] = [{ ...unratedPod, userRating: 4 }];
    advanceSeconds(1);
    await loadNotifications('en-US');
    expect(unreadCount()).toBe(2);
    await waitForUnread(1);
    expect(api.callsOf(userPodsCall)).toHaveLength(2);
  });

  test('S5-21 immediately after a rating, and the request to rate is gone', async () => {
    const api = serveInbox();
    await countSignedIn();
    await waitForUnread(2);
    api.answers[userPodsCall] = [{ ...unratedPod, userRating: 4 }];
    advanceSeconds(1);
    refetchUserPods();
    expect(unreadCount()).toBe(2);
    await waitForUnread(1);
    expect(api.callsOf(userPodsCall)).toHaveLength(2);
  });

  test('S5-21 a response from before the rating is ignored', async () => {
    let respond: (pods: object) => void = () => {};
    const api = serveInbox(() => new Promise<object>((resolve) => (respond = resolve)));
    await countSignedIn();
    await flushPromises();
    api.answers[userPodsCall] = [{ ...unratedPod, userRating: 4 }];
    advanceSeconds(1);
    refetchUserPods();
    await waitFor(() => expect(useUserPods.getState().pods).toMatchObject([{ userRating: 4 }]));
    respond([unratedPod]);
    await flushPromises();
    expect([unreadCount(), api.callsOf(userPodsCall).length]).toEqual([1, 2]);
  });

  test('not if they were never needed', async () => {
    const api = serveInbox();
    openSession('token-1');
    refetchUserPods();
    closeSession();
    refetchUserPods();
    await flushPromises();
    expect(api.calls).toEqual([]);
  });

  test('S6-09 D-07 only in regions with ratings', async () => {
    const api = serveInbox();
    await countSignedIn('fr-CA');
    await flushPromises();
    expect([api.callsOf(userPodsCall), unreadCount()]).toEqual([[], 1]);
    chooseRegion('ca', 'AB');
    await waitForUnread(2);
    chooseRegion('ca', 'CA_ALL');
    expect(unreadCount()).toBe(1);
    expect(api.callsOf(userPodsCall)).toHaveLength(1);
  });
});

test.each<[string, Response | (() => never)]>([
  ['no network', offline],
  ['an expired session', problem(401, 'unauthenticated')],
  ['a server error', problem(500, 'server_error')],
  ['HTML instead', new Response('<!doctype html>')],
])('%s leaves the bell unchanged, and the next request retries', async (_, respond) => {
  const api = serveInbox(respond);
  await countSignedIn();
  await waitFor(() => expect(useUserPods.getState().requestedAt).toBe(0));
  expect([unreadCount(), useNotificationInbox.getState().progress['en-US']]).toEqual([1, undefined]);
  api.answers[userPodsCall] = [unratedPod];
  await loadNotifications('en-US');
  await waitForUnread(2);
});

describe('S6-06 at the end of the session', () => {
  test('S6-06 the request to rate is gone', async () => {
    const api = serveInbox();
    await countSignedIn();
    await waitForUnread(2);
    closeSession();
    expect(unreadCount()).toBe(1);
    openSession('token-2');
    expect(unreadCount()).toBe(1);
    await waitForUnread(2);
    expect(api.callsOf(userPodsCall).map(({ headers }) => headers.Authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  test('a late response is not shown to the next shopper', async () => {
    let respond: (pods: object) => void = () => {};
    const api = serveInbox(() => new Promise<object>((resolve) => (respond = resolve)));
    openSession('token-1');
    const loading = loadUserPods();
    await loadNotifications('en-US');
    api.answers[userPodsCall] = neverResponds;
    closeSession();
    openSession('token-2');
    respond([unratedPod]);
    await loading;
    expect([unreadCount(), api.callsOf(userPodsCall).length]).toEqual([1, 2]);
  });

  test('another tab’s sign-in removes them too', async () => {
    const api = serveInbox();
    openSession('token-1');
    useSession.restore();
    await loadNotifications('en-US');
    await waitForUnread(2);
    api.answers[userPodsCall] = [];
    localStorage.setItem('token', 'token-2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(unreadCount()).toBe(1);
    await waitFor(() => expect(api.callsOf(userPodsCall)).toHaveLength(2));
  });
});
