import { act, screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildCartItem, buildUser } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { userQuery } from '../../data/account/accountQueries';
import { queryClient } from '../../data/queryClient';
import { loadText, storageKeys } from '../../data/storage';
import { addToCart, useCart } from '../cart';
import { changeDraft, clearDraft } from '../checkoutDraft';
import { checkSession } from './checkSession';
import { saveLastOrder } from '../lastOrder';
import { closeSession, openSession, useSession } from './session';
import { acknowledgeSessionEnd, useSessionEnd } from './sessionEnd';
import { changeUnlock, clearUnlock } from '../unlockDraft';

const me = 'GET /v1/app/user/me';
const refused = () => problem(401, 'unauthenticated');
const isSignedIn = () => useSession.getState().isSignedIn;
const flushPromises = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const openPath = (path: string) => window.history.replaceState(null, '', path);
const remainingKeys = () =>
  [storageKeys.checkoutDraft, storageKeys.lastOrder, storageKeys.unlockDraft].filter((key) => loadText(key) !== null);

beforeEach(() => {
  acknowledgeSessionEnd();
  openSession('token-1');
  changeDraft({ note: 'Ring twice' });
  changeUnlock({ typed: 'ABCDEFGH' });
  saveLastOrder('/delivery/order/alder/abc');
});
afterEach(() => {
  // Stops a session check that a test left open.
  closeSession();
  window.dispatchEvent(new Event('online'));
  openPath('/');
  clearDraft();
  clearUnlock();
});

describe('S4-42 loading a page with a token', () => {
  test('S4-42 S7-02 the user is fetched, and the session continues', async () => {
    const api = fakeApi({ [me]: buildUser() });
    checkSession();
    await waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)).toEqual(buildUser()));
    expect(api.calls.map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1']);
    window.dispatchEvent(new Event('online'));
    await flushPromises();
    expect([isSignedIn(), api.calls.length, remainingKeys().length]).toEqual([true, 1, 3]);
  });

  test('S4-42 shares one request with an island that fetches the user too', async () => {
    const api = fakeApi({ [me]: buildUser({ givenName: 'Mara' }) });
    const Part = () => <p>{useQuery(userQuery()).data?.givenName}</p>;
    checkSession();
    renderInLocale(<Part />);
    expect(await screen.findByText('Mara')).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });

  test('S4-42 a rejected token signs the shopper out: fetched data and input are cleared, the cart stays', async () => {
    const api = fakeApi({ [me]: refused });
    addToCart(buildCartItem(), 1);
    checkSession();
    await waitFor(() => expect(isSignedIn()).toBe(false));
    await waitFor(() => expect(remainingKeys()).toEqual([]));
    expect([loadText(storageKeys.token), useSessionEnd.getState().isPending]).toEqual([null, true]);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(useCart.getState().items).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await flushPromises();
    expect(api.calls, 'no session is checked').toHaveLength(1);
  });

  test.each(['/us/en/delivery/checkout?step=review', '/us/en/unlock', '/ca/fr/user/unlock'])(
    'S2-73 midway, at %s, the shopper’s input is kept',
    async (path) => {
      openPath(path);
      fakeApi({ [me]: refused });
      checkSession();
      await waitFor(() => expect(isSignedIn()).toBe(false));
      await flushPromises();
      expect(remainingKeys()).toHaveLength(3);
    },
  );
});

describe('S4-42 a failed request does not end the session', () => {
  test.each([
    ['no network', offline],
    ['a server error', () => problem(503, 'unavailable')],
    ['a rate limit', () => problem(429, 'too_many_requests')],
  ])('S4-42 %s: the session stays, and is checked again when the network is back', async (_, answer) => {
    const api = fakeApi({ [me]: answer });
    checkSession();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await flushPromises();
    expect([
      isSignedIn(),
      loadText(storageKeys.token),
      useSessionEnd.getState().isPending,
      remainingKeys().length,
    ]).toEqual([true, 'token-1', false, 3]);
    api.answers[me] = refused;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(api.calls).toHaveLength(2);
  });

  test('S4-42 an island’s recent error stays on screen until the network is back', async () => {
    const api = fakeApi({ [me]: offline });
    await queryClient.prefetchQuery(userQuery());
    checkSession();
    await flushPromises();
    expect(api.calls).toHaveLength(1);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(api.calls).toHaveLength(2));
  });

  test('S4-42 a browser that knows it is offline checks once it is online, without any island', async () => {
    await nextNetwork(false);
    const api = fakeApi({ [me]: offline });
    checkSession();
    await flushPromises();
    expect(isSignedIn()).toBe(true);
    api.answers[me] = buildUser();
    await nextNetwork(true);
    await waitFor(() => expect(queryClient.getQueryData(userQuery().queryKey)).toEqual(buildUser()));
  });

  test('a page that becomes visible checks again, a hidden one does not', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const api = fakeApi({ [me]: buildUser() });
    checkSession();
    document.dispatchEvent(new Event('visibilitychange'));
    await flushPromises();
    expect(api.calls).toEqual([]);
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.calls).toHaveLength(1));
  });
});
