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

/** A file of its own: the ratings are part of the build's stamp, which must not change with each look at them. */
const checkFile = (root: string): string => join(dirname(ratingsFile(root)), 'ratings-checked.txt');

/** The day on which the ratings were last compared with those of the shop. */
export const readRatingsCheck = (root: string): string | null =>
  existsSync(checkFile(root)) ? readFileSync(checkFile(root), 'utf8') : null;

export function storeRatingsCheck(root: string, day: string): void {
  mkdirSync(dirname(checkFile(root)), { recursive: true });
  writeFileSync(checkFile(root), day);
}

export function removeRatings(root: string): void {
  for (const file of [ratingsFile(root), checkFile(root)]) rmSync(file, { force: true });
}

export function storeRatings(root: string, snapshot: RatingsSnapshot): void {
  const file = ratingsFile(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(snapshot));
  renameSync(`${file}.new`, file);
}
