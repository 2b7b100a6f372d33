// Loaded at sign-in only if another account was signed in or this browser has favorites.
export { watchFavorites } from '../shortlist/syncFavorites';
export { clearPreviousAccount } from './signOut';
