import { z } from 'zod';
import { maxFavorites } from './favorites';

/** Not checked against the catalogue, because a favorite may have left it. */
const slugSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const favoritesSchema = z.object({ slugs: z.array(slugSchema).max(maxFavorites) });

/** Both lists are newest first. A slug in both lists counts as added. */
export const favoriteChangesSchema = z.strictObject({
  add: z.array(slugSchema).max(maxFavorites),
  remove: z.array(slugSchema).max(2 * maxFavorites),
});
export type FavoriteChanges = z.infer<typeof favoriteChangesSchema>;

export const changedFavoritesSchema = favoritesSchema.extend({ refused: z.array(slugSchema) });
export type ChangedFavorites = z.infer<typeof changedFavoritesSchema>;
