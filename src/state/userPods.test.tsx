import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildNotification } from '../../tests/fixtures/builders/buildNotification';
import { buildUserPod } from '../../tests/fixtures/builders/buildUserPod';
import { fakeApi, offline, problem, neverResponds } from '../../tests/fixtures/servers/fakeApi';
import { localeOf, type LocaleId } from '../domain/region/locales';
import { useNotifications } from './notifications/notifications';
import {
  loadNotifications,
  markNotificationsRead,
  useNotificationInbox,
  useInboxItems,
} from './notifications/notificationsInbox';
import { chooseRegion, useRegionState } from './region';
import { closeSession, openSession, useSession } from './session/session';
import { loadUserPods, refetchUserPods, useUserPods } from './userPods';

const call = 'GET /v1/app/user/pods';
const now = Date.parse('2026-11-21T17:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  for (const store of [useNotificationInbox, useNotifications, useRegionState, useSession])
    (store as typeof useNotificationInbox).setState(store.getInitialState() as never, true);
});
afterEach(() => void vi.useRealTimers());

const pod = buildUserPod();
const serve = (pods: Parameters<typeof fakeApi>[0][string] = [pod]) =>
  fakeApi({
    'GET /notifications/en-US.json': [buildNotification()],
    'GET /notifications/fr-CA.json': [buildNotification()],
    [call]: pods,
  });

const unread = () => useNotifications.getState().unread;
const becomes = (count: number) => waitFor(() => expect(unread()).toBe(count));
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function countSignedIn(localeId: LocaleId = 'en-US') {
  openSession('token-1');
  await loadNotifications(localeId);
}

describe('S6-06 the pods are fetched', () => {
  test('S6-06 never while signed out, whatever the bell does', async () => {
    const api = serve();
    await loadNotifications('en-US');
    chooseRegion('us', 'OH');
    await loadNotifications('fr-CA');
    chooseRegion('ca', 'AB');
    closeSession();
    later(3600);
    await loadNotifications('en-US');
    await settle();
    expect(api.callsOf(call)).toEqual([]);
    expect(unread()).toBe(1);
  });

  test('S6-06 not before storage has been read', async () => {
    localStorage.setItem('token', 'token-1');
    const api = serve();
    await loadNotifications('en-US');
    await settle();
    expect(api.callsOf(call)).toEqual([]);
    useSession.restore();
    await becomes(2);
  });

  test('S6-06 S7-32 for a signed-in shopper, with their token, and counted at the bell', async () => {
    const api = serve();
    await countSignedIn();
    await becomes(2);
    expect(api.callsOf(call).map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1']);
  });

  test('S6-06 as soon as a shopper signs in', async () => {
    const api = serve();
    await loadNotifications('en-US');
    expect(unread()).toBe(1);
    openSession('token-1');
    await becomes(2);
    expect(api.callsOf(call)).toHaveLength(1);
  });

  test('not before the bell counts', async () => {
    const api = serve();
    openSession('token-1');
    chooseRegion('us', 'OH');
    await settle();
    expect(api.calls).toEqual([]);
  });

  test('once, and again after a minute', async () => {
    const api = serve();
    await countSignedIn();
    await Promise.all([loadNotifications('en-US'), loadNotifications('en-US')]);
    chooseRegion('us', 'OH');
    await becomes(2);
    later(59);
    await loadNotifications('en-US');
    await settle();
    expect(api.callsOf(call)).toHaveLength(1);
    api.answers[call] = [{ ...pod, userRating: 4 }];
    later(1);
    await loadNotifications('en-US');
    expect(unread()).toBe(2);
    await becomes(1);
    expect(api.callsOf(call)).toHaveLength(2);
  });

  test('S5-21 immediately after a rating, and the request to rate is gone', async () => {
    const api = serve();
    await countSignedIn();
    await becomes(2);
    api.answers[call] = [{ ...pod, userRating: 4 }];
    later(1);
    refetchUserPods();
    expect(unread()).toBe(2);
    await becomes(1);
    expect(api.callsOf(call)).toHaveLength(2);
  });

  test('S5-21 a response from before the rating is ignored', async () => {
    let respond: (pods: object) => void = () => {};
    const api = serve(() => new Promise<object>((resolve) => (respond = resolve)));
    await countSignedIn();
    await settle();
    api.answers[call] = [{ ...pod, userRating: 4 }];
    later(1);
    refetchUserPods();
    await waitFor(() => expect(useUserPods.getState().pods).toMatchObject([{ userRating: 4 }]));
    respond([pod]);
    await settle();
    expect([unread(), api.callsOf(call).length]).toEqual([1, 2]);
  });

  test('not if they were never needed', async () => {
    const api = serve();
    openSession('token-1');
    refetchUserPods();
    closeSession();
    refetchUserPods();
    await settle();
    expect(api.calls).toEqual([]);
  });

  test('S6-09 D-07 only in regions with ratings', async () => {
    const api = serve();
    await countSignedIn('fr-CA');
    await settle();
    expect([api.callsOf(call), unread()]).toEqual([[], 1]);
    chooseRegion('ca', 'AB');
    await becomes(2);
    chooseRegion('ca', 'CA_ALL');
    expect(unread()).toBe(1);
    expect(api.callsOf(call)).toHaveLength(1);
  });
});

test.each<[string, Response | (() => never)]>([
  ['no network', offline],
  ['an expired session', problem(401, 'unauthenticated')],
  ['a server error', problem(500, 'server_error')],
  ['HTML instead', new Response('<!doctype html>')],
])('%s leaves the bell unchanged, and the next request retries', async (_, respond) => {
  const api = serve(respond);
  await countSignedIn();
  await waitFor(() => expect(useUserPods.getState().requestedAt).toBe(0));
  expect([unread(), useNotificationInbox.getState().progress['en-US']]).toEqual([1, undefined]);
  api.answers[call] = [pod];
  await loadNotifications('en-US');
  await becomes(2);
});

describe('S6-06 at the end of the session', () => {
  test('S6-06 the request to rate is gone', async () => {
    const api = serve();
    await countSignedIn();
    await becomes(2);
    closeSession();
    expect(unread()).toBe(1);
    openSession('token-2');
    expect(unread()).toBe(1);
    await becomes(2);
    expect(api.callsOf(call).map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test('a late response is not shown to the next shopper', async () => {
    let respond: (pods: object) => void = () => {};
    const api = serve(() => new Promise<object>((resolve) => (respond = resolve)));
    openSession('token-1');
    const loading = loadUserPods();
    await loadNotifications('en-US');
    api.answers[call] = neverResponds;
    closeSession();
    openSession('token-2');
    respond([pod]);
    await loading;
    expect([unread(), api.callsOf(call).length]).toEqual([1, 2]);
  });

  test('another tab’s sign-in removes them too', async () => {
    const api = serve();
    openSession('token-1');
    useSession.restore();
    await loadNotifications('en-US');
    await becomes(2);
    api.answers[call] = [];
    localStorage.setItem('token', 'token-2');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(unread()).toBe(1);
    await waitFor(() => expect(api.callsOf(call)).toHaveLength(2));
  });
});

describe('S3-18 the list of the inbox', () => {
  const inbox = () => renderHook(() => useInboxItems(localeOf('en-US'))).result;
  const idsOf = ({ items }: ReturnType<typeof useInboxItems>) =>
    items!.map(({ originalId, isUnread }) => [originalId, isUnread]);

  test('S3-18 S4-37 has the request to rate in its place, as old as the pod', async () => {
    serve();
    await countSignedIn();
    const result = inbox();
    await waitFor(() =>
      expect(idsOf(result.current)).toEqual([
        ['pod-rating-B-1', true],
        ['news', true],
      ]),
    );
    act(closeSession);
    expect(idsOf(result.current)).toEqual([['news', true]]);
  });

  test('S4-36 recognizes by its id that it was read, in any language', async () => {
    serve();
    await countSignedIn();
    await becomes(2);
    markNotificationsRead(['pod-rating-B-1']);
    expect(unread()).toBe(1);
    expect(localStorage.getItem('notifications_read')).toBe('["pod-rating-B-1"]');
    expect(idsOf(inbox().current)).toEqual([
      ['news', true],
      ['pod-rating-B-1', false],
    ]);
    chooseRegion('ca', 'AB');
    await loadNotifications('fr-CA');
    expect(unread()).toBe(1);
  });
});
