import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ratingsSnapshotSchema, type RatingsSnapshot } from '../../domain/rating/ownerRatingsSchema';

/** Not part of the content: a server or a build fetches it from the shop that runs. */
export const ratingsFile = (root: string): string => join(root, 'node_modules', '.cache', 'ratings.json');

/** The owners' ratings of a past day, which pages show until live ones arrive. Null if none were stored yet. */
export function readRatings(root: string): RatingsSnapshot | null {
  const file = ratingsFile(root);
  if (!existsSync(file)) return null;
  try {
    return ratingsSnapshotSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // An earlier release may have written another shape, and the next day replaces it.
    return null;
  }
}

export const removeRatings = (root: string): void => rmSync(ratingsFile(root), { force: true });

export function storeRatings(root: string, snapshot: RatingsSnapshot): void {
  const file = ratingsFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(snapshot));
  renameSync(`${file}.new`, file);
}
