import { z } from 'zod';
import { maxFavorites } from '../shortlist/favorites';

/** The slug of a product, which may have left the catalogue since. */
const slugSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/** A shopper's favorites, newest first. */
export const favoritesSchema = z.object({ slugs: z.array(slugSchema).max(maxFavorites) });

/** Products to keep, newest first, and products to remove. A slug in both is kept. */
export const favoriteChangesSchema = z.strictObject({
  add: z.array(slugSchema).max(maxFavorites),
  remove: z.array(slugSchema).max(2 * maxFavorites),
});
export type FavoriteChanges = z.infer<typeof favoriteChangesSchema>;

/** The favorites after a change. */
export const changedFavoritesSchema = favoritesSchema.extend({ refused: z.array(slugSchema) });
export type ChangedFavorites = z.infer<typeof changedFavoritesSchema>;
