import { lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { ContentError } from './contentError';

type Kind = 'file' | 'folder';

function refuse(path: string, message: string): never {
  throw new ContentError([{ file: `content/${path}`, field: '', message }]);
}

/** Returns null if the path does not exist. The content folder itself may be a symbolic link. */
function realPath(root: string, path: string, kind: Kind): string | null {
  const place = join(root, path);
  try {
    return lstatSync(place, { throwIfNoEntry: false }) ? realpathSync.native(place) : null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return null;
    if (code === 'ENOENT') refuse(path, `expected a ${kind}, got a link to nothing`);
    if (code === 'ELOOP') refuse(path, `expected a ${kind}, got a link that leads in a circle`);
    throw error;
  }
}

/**
 * Finds a file or folder of the content. Returns null if there is none. Throws a ContentError if a link leads out of
 * the content folder, and for a pipe or a device, because reading one might never end.
 */
export function findInContent(root: string, path: string, kind: Kind = 'file'): string | null {
  const real = realPath(root, path, kind);
  if (real === null) return null;
  const home = realpathSync.native(root);
  if (!real.startsWith(home.endsWith(sep) ? home : home + sep))
    refuse(path, `expected a ${kind}, got a link that leads out of the content folder`);
  const stats = statSync(real);
  if (kind === 'file' && !stats.isFile()) refuse(path, 'expected a file, got a folder, a pipe or a device');
  if (kind === 'folder' && !stats.isDirectory()) refuse(path, 'expected a folder, got a file');
  return real;
}

export function readInContent(root: string, path: string): Buffer | null {
  const real = findInContent(root, path);
  return real === null ? null : readFileSync(real);
}

/** Git does not track empty folders, so a missing folder has no files. */
export function listInContent(root: string, folder: string): string[] {
  const real = findInContent(root, folder, 'folder');
  return real === null ? [] : readdirSync(real);
}

/** Like `findInContent`, for a file in the folder of pictures. */
export const findPicture = (folder: string, file: string): string | null =>
  findInContent(dirname(folder), `${basename(folder)}/${file}`);

export const readPicture = (folder: string, file: string): Buffer | null =>
  readInContent(dirname(folder), `${basename(folder)}/${file}`);

export const listPictures = (folder: string): string[] => listInContent(dirname(folder), basename(folder));
