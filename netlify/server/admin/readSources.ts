import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSources } from '../../../src/content/editor/draftPage';
import type { EntryTexts, PictureNames } from '../../../src/content/editor/entryTexts';
import { photoNames } from '../../../src/content/photos/photoFile';
import { describePictures, pictureNames } from '../../../src/content/pictures';
import { contentFolders } from '../../../src/content/source/contentFolders';
import { readContent } from '../../../src/content/source/readContent';

interface Options {
  isPrivate?: boolean;
  built?: readonly string[];
}

export function readSources(content: string, { isPrivate, built }: Options = {}): PageSources {
  const drawings = join(content, 'pictures');
  // Read the content first, because its faults name the entry of a photo that cannot be rendered.
  const checked = readContent(content, new Set(pictureNames(drawings)), { isPrivate });
  return { content: checked, pictures: describePictures(drawings), built };
}

export function readEntryTexts(content: string): EntryTexts {
  const files = Object.keys(contentFolders).flatMap((folder) => {
    const folderPath = join(content, folder);
    const names = existsSync(folderPath) ? readdirSync(folderPath).filter((name) => name.endsWith('.json')) : [];
    return names.sort().map((name) => `${folder}/${name}`);
  });
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(content, file), 'utf8')]));
}

export function readPictureNames(content: string): PictureNames {
  const folder = join(content, 'pictures');
  return { all: pictureNames(folder), photos: photoNames(folder) };
}
