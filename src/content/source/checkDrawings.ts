import { readFileSync, statSync } from 'node:fs';
import { findPicture, listPictures } from '../files/contentDisk';
import { findDrawingFault } from '../pictures/findDrawingFault';
import { isInlinedPicture } from '../pictures/pictures';
import { collectFaults, type ContentFault } from '../files/contentError';

/** Cached by path, because the editor checks the content at each change, and hundreds of drawings stay the same. */
const checked = new Map<string, { version: string; message: string | null }>();

function findMessage(path: string, isInlined: boolean): string | null {
  const { mtimeMs, size } = statSync(path);
  const version = `${mtimeMs} ${size}`;
  const cached = checked.get(path);
  if (cached?.version === version) return cached.message;
  const message = findDrawingFault(readFileSync(path), isInlined);
  checked.set(path, { version, message });
  return message;
}

/** Finds drawings that were copied into the folder, but contain more than a drawing may. */
export function checkDrawings(folder: string, pictures: ReadonlySet<string>): ContentFault[] {
  const faults: ContentFault[] = [];
  for (const file of listPictures(folder)
    .filter((name) => name.endsWith('.svg'))
    .sort()) {
    const name = file.slice(0, -'.svg'.length);
    const isInlined = isInlinedPicture(name);
    if (!pictures.has(name) && !isInlined) continue;
    const path = collectFaults(faults, () => findPicture(folder, file));
    const message = path && findMessage(path, isInlined);
    if (message) faults.push({ file: `content/pictures/${file}`, field: '', message });
  }
  return faults;
}
