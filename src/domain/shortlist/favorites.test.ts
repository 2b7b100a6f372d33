import { describe, expect, test } from 'vitest';
import {
  pendingFavoriteChanges,
  canAddFavorite,
  maxFavorites,
  emptyFavorites,
  setFavorite,
  applyConfirmedFavorites,
  type Favorites,
} from './favorites';

const keep = (slug: string) => ({ slug, isKept: true });
const remove = (slug: string) => ({ slug, isKept: false });
const after = (...changes: { slug: string; isKept: boolean }[]): Favorites =>
  changes.reduce(setFavorite, emptyFavorites);
const full = after(...Array.from({ length: maxFavorites }, (_, index) => keep(`pod-${index}`)));

describe('favorites in a browser', () => {
  test('are newest first, and each product is in them once', () => {
    expect(after(keep('amber'), keep('birch'), keep('amber')).slugs).toEqual(['birch', 'amber']);
  });

  test('forget a removed product, and send its last change only', () => {
    const favorites = after(keep('amber'), keep('birch'), remove('amber'));
    expect(favorites.slugs).toEqual(['birch']);
    expect(pendingFavoriteChanges(favorites.pending)).toEqual({ add: ['birch'], remove: ['amber'] });
  });

  test('have a limit, at which only removing makes room', () => {
    expect(canAddFavorite(full)).toBe(false);
    expect(setFavorite(full, keep('amber'))).toBe(full);
    const emptier = setFavorite(full, remove('pod-3'));
    expect(setFavorite(emptier, keep('amber')).slugs[0]).toBe('amber');
  });
});

describe('the account’s answer', () => {
  test('replaces what the browser showed, so that a removal on another device is seen', () => {
    const favorites = after(keep('amber'), keep('birch'));
    expect(applyConfirmedFavorites(favorites, { sent: favorites.pending, slugs: ['cedar', 'birch'] })).toEqual({
      slugs: ['cedar', 'birch'],
      pending: [],
    });
  });

  test('leaves changes made while it was on its way', () => {
    const before = after(keep('amber'));
    const now = [keep('birch'), remove('amber')].reduce(setFavorite, before);
    const { slugs, pending } = applyConfirmedFavorites(now, { sent: before.pending, slugs: ['amber', 'cedar'] });
    expect(slugs).toEqual(['birch', 'cedar']);
    expect(pendingFavoriteChanges(pending)).toEqual({ add: ['birch'], remove: ['amber'] });
  });

  test('never grows beyond the limit', () => {
    const now = after(keep('amber'));
    expect(applyConfirmedFavorites(now, { sent: [], slugs: full.slugs }).slugs).toHaveLength(maxFavorites);
  });
});
