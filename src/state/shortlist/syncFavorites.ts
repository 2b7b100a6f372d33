import { create } from 'zustand';
import { fetchFavorites, sendFavorites } from '../../data/account/favoriteCalls';
import { loadText, storageKeys } from '../../data/storage';
import { pendingFavoriteChanges, applyConfirmedFavorites } from '../../domain/shortlist/favorites';
import { useSession } from '../session/session';
import { changeFavorites, useFavorites } from './favorites';

interface FavoriteSync {
  hasFailed: boolean;
  /** The number of products since the page was opened that did not fit into the account's list. */
  refused: number;
}

export const useFavoriteSync = create<FavoriteSync>(() => ({ hasFailed: false, refused: 0 }));

const currentToken = () => loadText(storageKeys.token);

async function syncOnce(): Promise<void> {
  const token = currentToken();
  if (!token) return;
  useFavorites.sync();
  const sent = useFavorites.getState().pending;
  try {
    const { slugs, refused } = await (sent.length ? sendFavorites(pendingFavoriteChanges(sent)) : fetchFavorites());
    // Ignore the response if the shopper has signed out or switched accounts meanwhile.
    if (currentToken() !== token) return;
    changeFavorites((favorites) => applyConfirmedFavorites(favorites, { sent, slugs }));
    useFavoriteSync.setState((state) => ({ hasFailed: false, refused: state.refused + refused.length }));
  } catch {
    useFavoriteSync.setState({ hasFailed: true });
  }
}

let running: Promise<void> | null = null;
let isRerunNeeded = false;

async function syncUntilDone(): Promise<void> {
  do {
    isRerunNeeded = false;
    await syncOnce();
  } while (isRerunNeeded);
  running = null;
}

/** Sends one request at a time. A call during a request runs after it. */
export function syncFavorites(): Promise<void> {
  isRerunNeeded = running !== null;
  running ??= syncUntilDone();
  return running;
}

let isWatching = false;

/** Also syncs when the page becomes visible or the network is back, to fetch changes from other devices. */
export function watchFavorites(): void {
  if (isWatching) return;
  isWatching = true;
  const update = () => {
    if (document.visibilityState === 'visible') void syncFavorites();
  };
  update();
  document.addEventListener('visibilitychange', update);
  window.addEventListener('online', update);
  useFavorites.subscribe(({ pending }, previous) => {
    if (pending !== previous.pending && pending.length > 0) void syncFavorites();
  });
  useSession.subscribe(({ isSignedIn }, previous) => {
    if (isSignedIn && !previous.isSignedIn) update();
  });
}

export function refreshFavorites(): void {
  if (isWatching) void syncFavorites();
  else watchFavorites();
}
