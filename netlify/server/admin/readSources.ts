import { join } from 'node:path';
import { listInContent, readInContent } from '../../../src/content/files/contentDisk';
import type { PageSources } from '../../../src/editor/entries/draftPage';
import type { EntryTexts, PictureNames } from '../../../src/editor/entries/entryTexts';
import { photoNames } from '../../../src/content/pictures/photos/photoFile';
import { describePictures, pictureNames } from '../../../src/content/pictures/pictures';
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
    const names = listInContent(content, folder).filter((name) => name.endsWith('.json'));
    return names.sort().map((name) => `${folder}/${name}`);
  });
  return Object.fromEntries(files.map((file) => [file, String(readInContent(content, file))]));
}

/** `site` is what serves the thumbnails: the site itself, or a path of the local server, which renders them. */
export function readPictureNames(content: string, site = ''): PictureNames {
  const folder = join(content, 'pictures');
  const thumbnails = Object.fromEntries(
    Object.entries(describePictures(folder)).map(([name, { base, widths }]) => [
      name,
      `${site}${base}-${widths[0]}.avif`,
    ]),
  );
  return { all: pictureNames(folder), photos: photoNames(folder), thumbnails };
}
