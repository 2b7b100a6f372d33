import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, neverResponds, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { fakePush, stubNavigator } from '../../../tests/fixtures/fakePush';
import { saveContactChange } from '../../data/account/contactChangeDraft';
import { queryClient } from '../../data/queryClient';
import { saveRatingDraft, saveReviewDraft } from '../../data/rating/ratingDraft';
import { saveNoteDraft } from '../../data/unlock/noteDrafts';
import { loadText, storageKeys } from '../../data/storage';
import { addToCart, useCart } from '../cart';
import { changeDraft, clearDraft, useCheckoutDraft } from '../checkoutDraft';
import { saveLastOrder } from '../lastOrder';
import { navigationDelayed, navigationEnded } from '../navigation/navigation';
import { addRecentSearch } from '../recentSearches';
import { toggleComparedPod } from '../shortlist/compared';
import { saveFavorite } from '../shortlist/favorites';
import { recordViewed } from '../shortlist/viewed';
import { openSession, useSession } from './session';
import { changeSignInDraft, clearSignInDraft, useSignInDraft } from './signInDraft';
import { clearPreviousAccount, leaveAccount, signOut } from './signOut';
import { changeUnlock, clearUnlock, useUnlockDraft } from '../unlockDraft';

const logout = 'DELETE /v1/app/user/logout';
const privateKeys = [
  storageKeys.token,
  storageKeys.cart,
  storageKeys.checkoutDraft,
  storageKeys.orderAttempt,
  storageKeys.lastOrder,
  storageKeys.unlockDraft,
  storageKeys.queryCache,
  storageKeys.favorites,
  storageKeys.viewed,
  storageKeys.compared,
  storageKeys.recentSearches,
];
const storedKeys = () => privateKeys.filter((key) => loadText(key) !== null);

function signInWithData(): void {
  openSession('token-1');
  addToCart(buildCartItem(), 1);
  changeDraft({ givenName: 'Ada', note: 'Ring twice' });
  changeUnlock({ typed: 'ABCDEFGH' });
  changeSignInDraft({ email: 'ada@example.com' });
  saveContactChange({ uuid: 'user-1', to: { email: 'ada@example.org' }, resendAt: 0, expiresAt: 1 });
  saveRatingDraft({ podKey: 'ABCDEFGH', savedAt: '2026-11-20T17:00:00.000Z' }, { score: 4, tags: [], effects: [] });
  saveReviewDraft({ podKey: 'ABCDEFGH', createdAt: '2026-11-20T17:00:00.000Z' }, 'It never clogged.');
  saveNoteDraft({ podKey: 'ABCDEFGH', savedAt: '2026-11-20T17:00:00.000Z' }, 'Pears');
  saveLastOrder('/delivery/order/alder/abc');
  saveFavorite('plain-sailing', true);
  recordViewed('plain-sailing');
  toggleComparedPod('plain-sailing');
  addRecentSearch('rosin');
  localStorage.setItem(storageKeys.orderAttempt, '{}');
  localStorage.setItem(storageKeys.queryCache, '{}');
  queryClient.setQueryData(['user'], { uuid: 'user-1' });
}

function resetStores(): void {
  clearDraft();
  clearUnlock();
  clearSignInDraft();
  queryClient.clear();
  for (const store of [useCart, useSession]) (store as typeof useCart).setState(store.getInitialState() as never, true);
}

beforeEach(() => {
  resetStores();
  signInWithData();
});
afterEach(resetStores);

const isEverythingForgotten = () => {
  expect(storedKeys()).toEqual([]);
  expect([useCart.getState().items, useCheckoutDraft.getState().note, useUnlockDraft.getState().typed]).toEqual([
    [],
    '',
    '',
  ]);
  expect(queryClient.getQueryData(['user'])).toBeUndefined();
};

describe('S4-43 signing out', () => {
  test.each([
    ['if the server succeeds', noContent],
    ['if the request fails', offline],
    ['while the server does not respond', neverResponds],
  ])('S4-43 clears everything about the shopper immediately and goes home, %s', (_, answer) => {
    expect([storedKeys(), sessionStorage.length]).toEqual([privateKeys, 5]);
    fakeApi({ [logout]: answer });
    const goHome = vi.fn();
    signOut(goHome);
    expect(goHome).toHaveBeenCalledOnce();
    expect(useSession.getState()).toEqual({ isSignedIn: false, isGoingHome: true });
    isEverythingForgotten();
    expect([useSignInDraft.getState().email, sessionStorage.length]).toEqual(['', 0]);
  });

  test('S4-43 the page being left does not ask to sign in until home has rendered, the next one does', () => {
    fakeApi({ [logout]: noContent });
    signOut(() => {});
    navigationDelayed();
    expect(useSession.getState().isGoingHome).toBe(true);
    navigationEnded('/');
    expect(useSession.getState()).toEqual({ isSignedIn: false, isGoingHome: false });
  });

  test('S4-43 going back before home has rendered asks to sign in', () => {
    fakeApi({ [logout]: noContent });
    signOut(() => {});
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(useSession.getState()).toEqual({ isSignedIn: false, isGoingHome: false });
  });

  test('S7-03 ends the session on the server, using the token that is deleted here', async () => {
    const api = fakeApi({ [logout]: noContent });
    signOut(() => {});
    await waitFor(() => expect(api.callsOf(logout)).toHaveLength(1));
    expect(api.calls.map(({ headers }) => headers.Authorization)).toEqual(['Bearer token-1']);
  });

  test('S4-41 deletes a token that was only kept in memory', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    openSession('token-2');
    expect(loadText(storageKeys.token)).toBe('token-2');
    fakeApi({ [logout]: noContent });
    signOut(() => {});
    expect(loadText(storageKeys.token)).toBeNull();
  });

  test('S2-18 ends this browser’s order alerts, and clears the icon’s number', async () => {
    const browser = fakePush({ permission: 'granted', subscribed: true });
    const clear = vi.fn<() => Promise<void>>().mockResolvedValue();
    stubNavigator('clearAppBadge', clear);
    const api = fakeApi({ [logout]: noContent });
    signOut(() => {});
    await waitFor(() => expect(browser.subscription).toBeNull());
    await waitFor(() => expect(clear).toHaveBeenCalled());
    // The server deletes them with the session.
    expect(api.calls.map(({ path }) => path)).toEqual(['/v1/app/user/logout']);
  });
});

test('S4-43 an account whose sessions have ended on the server is left without a request', () => {
  const api = fakeApi({});
  const goHome = vi.fn();
  leaveAccount(goHome);
  expect([goHome.mock.calls.length, api.calls]).toEqual([1, []]);
  isEverythingForgotten();
});

describe('S4-43 signing in to another account while signed in', () => {
  test('S4-43 leaves nothing of the previous shopper, on the server either', async () => {
    const api = fakeApi({ [logout]: noContent });
    clearPreviousAccount('user-2');
    openSession('token-2');
    expect(storedKeys()).toEqual([storageKeys.token]);
    expect(useCart.getState().items).toEqual([]);
    await waitFor(() => expect(api.callsOf(logout)[0]?.headers.Authorization).toBe('Bearer token-1'));
  });

  test('the same shopper continues with what they started', () => {
    const api = fakeApi({});
    clearPreviousAccount('user-1');
    expect([storedKeys().length, api.calls]).toEqual([privateKeys.length, []]);
  });
});
