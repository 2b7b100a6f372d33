import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient } from '../../data/queryClient';
import { loadText, saveText, storageKeys } from '../../data/storage';
import { closeSession, openSession, useSession } from './session';

const isSignedIn = () => useSession.getState().isSignedIn;

beforeEach(() => useSession.setState(useSession.getInitialState(), true));
afterEach(() => {
  saveText(storageKeys.token, null);
});

test('S6-01 the session is unknown until storage has been read; then a token decides', () => {
  expect(isSignedIn()).toBeNull();
  useSession.restore();
  expect(isSignedIn()).toBe(false);
  localStorage.setItem('token', 'token-1');
  useSession.restore();
  expect(isSignedIn()).toBe(true);
});

test('S4-41 S4-43 the token is kept in local storage until the session is closed', () => {
  openSession('token-1');
  expect([isSignedIn(), localStorage.getItem('token')]).toEqual([true, 'token-1']);
  closeSession();
  expect([isSignedIn(), localStorage.getItem('token')]).toEqual([false, null]);
});

test('S4-41 without local storage the session lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  openSession('token-1');
  useSession.restore();
  expect([isSignedIn(), loadText(storageKeys.token), localStorage.length]).toEqual([true, 'token-1', 0]);
});

test('signing in or out in another tab applies here too', () => {
  useSession.restore();
  localStorage.setItem('token', 'token-2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(isSignedIn()).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isSignedIn()).toBe(false);
});

describe('S4-43 session changes in another tab', () => {
  const storeElsewhere = (token: string | null) => {
    if (token === null) localStorage.removeItem('token');
    else localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  };
  const user = () => queryClient.getQueryData(['user']);

  beforeEach(() => {
    localStorage.setItem('token', 'token-1');
    useSession.restore();
    queryClient.setQueryData(['user'], { givenName: 'Ada' });
  });

  test('S4-43 signing out there ends the session here immediately, and clears fetched data', async () => {
    storeElsewhere(null);
    expect([isSignedIn(), document.documentElement.dataset.session]).toEqual([false, 'out']);
    await waitFor(() => expect(user()).toBeUndefined());
  });

  test('S4-43 another account there: the session is unknown here until the first one’s fetched data is cleared', async () => {
    const states = new Set<string>();
    const stop = useSession.subscribe((state) => {
      states.add(`${state.isSignedIn}, ${user() === undefined ? 'forgotten' : 'fetched'}`);
    });
    storeElsewhere('token-2');
    await waitFor(() => expect(isSignedIn()).toBe(true));
    stop();
    expect([...states]).toEqual(['null, fetched', 'true, forgotten']);
  });

  test('S4-43 a page restored from the back/forward cache, which received no events, checks when it is shown', async () => {
    localStorage.removeItem('token');
    expect(isSignedIn()).toBe(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(isSignedIn()).toBe(false);
    await waitFor(() => expect(user()).toBeUndefined());
  });

  test('a page shown with its own token stays as it is', () => {
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect([isSignedIn(), user()]).toEqual([true, { givenName: 'Ada' }]);
  });
});
