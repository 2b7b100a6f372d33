import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ContentPath } from './contentPaths';
import { Refusal } from './refusal';

/** File access within the content folder. Symbolic links are ignored, because they may point outside it. */
export interface ContentFilesOnDisk {
  read: (path: ContentPath) => Buffer | null;
  names: (folder: string, ending: string) => string[];
  /** Atomic: a reader never sees a partly written file. */
  write: (path: ContentPath, body: string | Buffer) => void;
  remove: (path: ContentPath) => void;
}

/** Opens the files of a content folder. */
export function contentFilesOnDisk(root: string): ContentFilesOnDisk {
  const placeOf = ({ file }: Pick<ContentPath, 'file'>): string => {
    const place = join(root, file);
    for (const each of [dirname(place), place])
      if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new Refusal(403, `content/${file} is a link to another place: expected a file.`);
    return place;
  };
  return {
    read: (path) => {
      const place = placeOf(path);
      return existsSync(place) ? readFileSync(place) : null;
    },
    names: (folder, ending) => {
      const place = join(root, folder);
      if (!existsSync(place)) return [];
      const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
      return files
        .map(({ name }) => name)
        .filter((name) => name.endsWith(ending))
        .sort();
    },
    write: (path, body) => {
      const place = placeOf(path);
      // An extension that no reader looks for.
      const draft = `${place}.draft`;
      writeFileSync(draft, body);
      renameSync(draft, place);
    },
    remove: (path) => rmSync(placeOf(path)),
  };
}
