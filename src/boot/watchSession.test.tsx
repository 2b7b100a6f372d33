import { act, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, problem } from '../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import type { LocaleId } from '../domain/region/locales';
import { reportRejectedToken } from '../data/reportRejectedToken';
import { openSession, useSession } from '../state/session/session';
import { acknowledgeSessionEnd, useSessionEnd } from '../state/session/sessionEnd';
import { useToasts } from '../state/notifications/toasts';
import { startClient } from './startClient';
import { watchSession } from './watchSession';

const me = 'GET /v1/app/user/me';
const beAt = (path: string) => window.history.replaceState(null, '', path);
const toasts = () => useToasts.getState().toasts;
const wordsOf = (localeId: LocaleId) => renderInLocale(<p />, { localeId }).t;

beforeEach(() => {
  acknowledgeSessionEnd();
  openSession('token-1');
});
afterEach(() => beAt('/'));

test.each([
  ['en-US', '/us/en'],
  ['fr-CA', '/ca/fr/shop/pods'],
] as const)('S4-42 reports the end of a session once, in %s at %s, with a link to sign in', async (localeId, path) => {
  beAt(`${path}?a=1`);
  const t = wordsOf(localeId);
  fakeApi({ [me]: problem(401, 'unauthenticated') });
  watchSession();
  await waitFor(() => expect(toasts()).toHaveLength(1));
  const [toast] = toasts();
  expect([toast!.variant, toast!.message, toast!.action!.label]).toEqual([
    'info',
    t('error.signedOut'),
    t('header.signIn'),
  ]);
  expect([useSession.getState().isSignedIn, useSessionEnd.getState().isPending]).toEqual([false, false]);
  toast!.action!.run();
  const prefix = path.split('/').slice(0, 3).join('/');
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${prefix}/sign-in?redirect=${encodeURIComponent(`${path}?a=1`)}`);
});

test.each(['/us/en/user/orders', '/us/en/delivery/checkout', '/us/en/rating/ABCDEFGH', '/us/en/sign-in'])(
  'S4-42 at %s leaves it to the sign-in page to report',
  async (path) => {
    beAt(path);
    fakeApi({ [me]: problem(401, 'unauthenticated') });
    watchSession();
    await waitFor(() => expect(useSession.getState().isSignedIn).toBe(false));
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect([toasts(), useSessionEnd.getState().isPending]).toEqual([[], true]);
  },
);

test('D-22 also reports a session that ends later', async () => {
  beAt('/us/en');
  fakeApi({ [me]: { uuid: 'user-1' } });
  watchSession();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(toasts()).toEqual([]);
  act(() => reportRejectedToken('token-1'));
  await waitFor(() => expect(toasts()).toHaveLength(1));
});

test('S4-42 checks only on a page with a token, after its content has loaded', async () => {
  beAt('/us/en');
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('___loader', { loadPage: async () => undefined });
  const api = fakeApi({ [me]: { uuid: 'user-1' } });

  localStorage.clear();
  startClient('/us/en');
  await vi.advanceTimersByTimeAsync(5000);
  expect(api.callsOf(me)).toEqual([]);

  localStorage.setItem('token', 'token-1');
  startClient('/us/en');
  await vi.advanceTimersByTimeAsync(900);
  expect(api.callsOf(me)).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await waitFor(() => expect(api.callsOf(me)).toHaveLength(1));
});
