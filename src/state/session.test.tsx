import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadText, saveText, storageKeys } from '../data/storage';
import { closeSession, openSession, restoreSession, useSession } from './session';

const isSignedIn = () => useSession.getState().isSignedIn;

beforeEach(() => useSession.setState(useSession.getInitialState(), true));
afterEach(() => {
  vi.restoreAllMocks();
  saveText(storageKeys.token, null);
});

test('S6-01 nobody is known until storage was read; then the presence of a token decides', () => {
  expect(isSignedIn()).toBeNull();
  restoreSession();
  expect(isSignedIn()).toBe(false);
  localStorage.setItem('token', 'token-1');
  restoreSession();
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
  restoreSession();
  expect([isSignedIn(), loadText(storageKeys.token), localStorage.length]).toEqual([true, 'token-1', 0]);
});

test('signing in or out in another tab counts here too', () => {
  restoreSession();
  localStorage.setItem('token', 'token-2');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(isSignedIn()).toBe(true);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(isSignedIn()).toBe(false);
});
