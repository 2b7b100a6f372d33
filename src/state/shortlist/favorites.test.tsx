import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { storageKeys } from '../../data/storage';
import { maxFavorites } from '../../domain/shortlist/favorites';
import { closeSession, openSession } from '../session/session';
import { clearShopperData } from '../session/clearShopperData';
import { clearFavorites, saveFavorite, useFavorites } from './favorites';
import { syncFavorites, useFavoriteSync, watchFavorites } from './syncFavorites';

const path = '/v1/app/user/favorites';
const slugs = () => useFavorites.getState().slugs;
const pending = () => useFavorites.getState().pending;
const stored = () => JSON.parse(localStorage.getItem(storageKeys.favorites)!) as unknown;

/** A fake account on the server, which other devices change too. */
function openAccount(initial: string[] = []) {
  let saved = initial;
  const api = fakeApi({
    [`GET ${path}`]: () => ({ slugs: saved }),
    [`PATCH ${path}`]: ({ body }) => {
      const { add, remove } = body as { add: string[]; remove: string[] };
      saved = [...add.filter((slug) => !saved.includes(slug)), ...saved.filter((slug) => !remove.includes(slug))];
      return { slugs: saved, refused: [] };
    },
  });
  return { api, kept: () => saved, elsewhere: (next: string[]) => (saved = next) };
}

beforeEach(() => {
  closeSession();
  clearFavorites();
  useFavoriteSync.setState(useFavoriteSync.getInitialState());
});

describe('favorites without an account', () => {
  test('are stored in this browser, and nothing is sent', async () => {
    const api = fakeApi({});
    saveFavorite('amber', true);
    saveFavorite('birch', true);
    saveFavorite('amber', false);
    await vi.dynamicImportSettled();
    expect(slugs()).toEqual(['birch']);
    expect(stored()).toEqual(useFavorites.getState());
    expect(api.calls).toEqual([]);
  });

  test('of another tab are there before a change here', () => {
    saveFavorite('amber', true);
    const other = { slugs: ['birch', 'amber'], pending: [{ slug: 'birch', isKept: true }] };
    localStorage.setItem(storageKeys.favorites, JSON.stringify(other));
    saveFavorite('cedar', true);
    expect(slugs()).toEqual(['cedar', 'birch', 'amber']);
  });

  test('that do not fit their shape are dropped', () => {
    localStorage.setItem(storageKeys.favorites, '{"slugs":["<b>"],"pending":[]}');
    useFavorites.restore();
    expect(slugs()).toEqual([]);
  });

  test('stop at the limit', () => {
    for (let at = 0; at < maxFavorites; at += 1) expect(saveFavorite(`pod-${at}`, true)).toBe(true);
    expect(saveFavorite('amber', true)).toBe(false);
    expect(slugs()).not.toContain('amber');
    expect(saveFavorite('pod-0', false)).toBe(true);
  });
});

describe('favorites with an account', () => {
  // Sends nothing until somebody is signed in.
  beforeEach(watchFavorites);

  test('those from before signing in are added to the account’s', async () => {
    const account = openAccount(['cedar']);
    saveFavorite('amber', true);
    openSession('token');
    await syncFavorites();
    expect(account.kept()).toEqual(['amber', 'cedar']);
    expect(slugs()).toEqual(['amber', 'cedar']);
    expect(pending()).toEqual([]);
  });

  test('a removal on another device is seen here', async () => {
    const account = openAccount(['amber', 'birch']);
    openSession('token');
    await syncFavorites();
    account.elsewhere(['birch']);
    await syncFavorites();
    expect(slugs()).toEqual(['birch']);
    expect(new Set(account.api.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  test('each change is sent, and one made during a request goes with the next', async () => {
    const account = openAccount();
    openSession('token');
    saveFavorite('amber', true);
    await vi.dynamicImportSettled();
    saveFavorite('birch', true);
    saveFavorite('amber', false);
    await vi.dynamicImportSettled();
    await syncFavorites();
    expect(account.kept()).toEqual(['birch']);
    expect(slugs()).toEqual(['birch']);
    expect(pending()).toEqual([]);
  });

  test.each([
    ['without a network', offline],
    ['while the server fails', () => problem(500, 'internal')],
  ])('%s a change stays pending and is sent later', async (_, fail) => {
    const account = openAccount(['cedar']);
    openSession('token');
    account.api.answers[`PATCH ${path}`] = fail;
    saveFavorite('amber', true);
    await vi.dynamicImportSettled();
    await syncFavorites();
    expect(slugs()[0]).toBe('amber');
    expect(pending()).toEqual([{ slug: 'amber', isKept: true }]);
    expect(useFavoriteSync.getState().hasFailed).toBe(true);
    const secondVisit = openAccount(['cedar']);
    await syncFavorites();
    expect(secondVisit.kept()).toEqual(['amber', 'cedar']);
    expect(useFavoriteSync.getState().hasFailed).toBe(false);
  });

  test('an answer that arrives after signing out is ignored', async () => {
    let resolve = (_: object) => {};
    const response = new Promise<object>((settle) => (resolve = settle));
    const api = fakeApi({ [`GET ${path}`]: () => response });
    openSession('token');
    expect(api.calls).toHaveLength(1);
    closeSession();
    clearShopperData();
    resolve({ slugs: ['amber'] });
    await syncFavorites();
    expect(slugs()).toEqual([]);
  });

  test('what the account has no room for is counted', async () => {
    fakeApi({ [`PATCH ${path}`]: { slugs: ['cedar'], refused: ['amber', 'birch'] } });
    saveFavorite('amber', true);
    saveFavorite('birch', true);
    openSession('token');
    await syncFavorites();
    expect(slugs()).toEqual(['cedar']);
    expect(useFavoriteSync.getState().refused).toBe(2);
  });
});
