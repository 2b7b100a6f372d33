import { create } from 'zustand';
import { fetchFavorites, sendFavorites } from '../../data/account/favoriteCalls';
import { loadText, storageKeys } from '../../data/storage';
import { pendingFavoriteChanges, applyConfirmedFavorites } from '../../domain/shortlist/favorites';
import { useSession } from '../session/session';
import { changeFavorites, useFavorites } from './favorites';

interface FavoriteSync {
  hasFailed: boolean;
  /** The number of products that the account had no room for, since the page was opened. */
  refused: number;
}

export const useFavoriteSync = create<FavoriteSync>(() => ({ hasFailed: false, refused: 0 }));

const tokenNow = () => loadText(storageKeys.token);

/** Sends the pending changes and takes over the account's favorites. */
async function syncOnce(): Promise<void> {
  const token = tokenNow();
  if (!token) return;
  useFavorites.sync();
  const sent = useFavorites.getState().pending;
  try {
    const { slugs, refused } = await (sent.length ? sendFavorites(pendingFavoriteChanges(sent)) : fetchFavorites());
    // Signed out meanwhile, or in to another account.
    if (tokenNow() !== token) return;
    changeFavorites((favorites) => applyConfirmedFavorites(favorites, { sent, slugs }));
    useFavoriteSync.setState((state) => ({ hasFailed: false, refused: state.refused + refused.length }));
  } catch {
    // The changes stay pending.
    useFavoriteSync.setState({ hasFailed: true });
  }
}

let running: Promise<void> | null = null;
let isAskedAgain = false;

async function syncUntilDone(): Promise<void> {
  do {
    isAskedAgain = false;
    await syncOnce();
  } while (isAskedAgain);
  running = null;
}

/**
 * Brings the favorites of this browser and of the account in step. One request at a time: another call meanwhile runs
 * after it.
 */
export function syncFavorites(): Promise<void> {
  isAskedAgain = running !== null;
  running ??= syncUntilDone();
  return running;
}

let isWatching = false;

/**
 * Keeps them in step from now on: now, with each change, after signing in, when the page is shown again, and when the network is back. That
 * is how a removal on another device arrives here.
 */
export function watchFavorites(): void {
  if (isWatching) return;
  isWatching = true;
  const update = () => {
    if (document.visibilityState === 'visible') void syncFavorites();
  };
  update();
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  useFavorites.subscribe(({ pending }, before) => {
    if (pending !== before.pending && pending.length > 0) void syncFavorites();
  });
  useSession.subscribe(({ isSignedIn }, before) => {
    if (isSignedIn && !before.isSignedIn) update();
  });
}

/** For a page that shows them all. */
export function refreshFavorites(): void {
  if (isWatching) void syncFavorites();
  else watchFavorites();
}
