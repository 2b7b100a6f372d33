import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findInContent, readInContent } from '../../../src/content/files/contentDisk';
import type { ContentPath } from './contentPaths';
import { EditError } from './editError';

/** File access within the content folder. Symbolic links are ignored, because they may point outside it. */
export interface ContentFilesOnDisk {
  read: (path: ContentPath) => Buffer | null;
  names: (folder: string, ending: string) => string[];
  /** Atomic: a reader never sees a partly written file. */
  write: (path: ContentPath, body: string | Buffer) => void;
  /** Writes files, and deletes those with a null body. If one fails, all are restored. */
  replace: (changes: readonly { path: ContentPath; body: string | Buffer | null }[]) => void;
}

export function contentFilesOnDisk(root: string): ContentFilesOnDisk {
  const requireDiskPath = ({ file }: Pick<ContentPath, 'file'>): string => {
    const diskPath = join(root, file);
    for (const each of [dirname(diskPath), diskPath])
      if (lstatSync(each, { throwIfNoEntry: false })?.isSymbolicLink())
        throw new EditError(403, `content/${file} is a link to another place: expected a file.`);
    return diskPath;
  };
  const read = (path: ContentPath): Buffer | null => {
    requireDiskPath(path);
    return readInContent(root, path.file);
  };
  /** Writes next to the target, with an extension that no reader looks for. */
  const stage = (diskPath: string, body: string | Buffer): string => {
    // Git does not keep empty folders.
    mkdirSync(dirname(diskPath), { recursive: true });
    // A link of that name could lead out of the folder.
    rmSync(`${diskPath}.draft`, { force: true });
    writeFileSync(`${diskPath}.draft`, body, { flag: 'wx' });
    return `${diskPath}.draft`;
  };
  const write = (path: ContentPath, body: string | Buffer): void => {
    const diskPath = requireDiskPath(path);
    renameSync(stage(diskPath, body), diskPath);
  };
  return {
    read,
    names: (folder, ending) => {
      const diskPath = findInContent(root, folder, 'folder');
      if (diskPath === null) return [];
      const files = readdirSync(diskPath, { withFileTypes: true }).filter((entry) => entry.isFile());
      return files
        .map(({ name }) => name)
        .filter((name) => name.endsWith(ending))
        .sort();
    },
    write,
    replace: (changes) => {
      const before = changes.map(({ path }) => ({ path, body: read(path) }));
      const staged: string[] = [];
      try {
        // A full disk fails here, before any file is replaced.
        for (const { path, body } of changes) if (body !== null) staged.push(stage(requireDiskPath(path), body));
        for (const { path, body } of changes)
          if (body === null) rmSync(requireDiskPath(path), { force: true });
          else renameSync(`${requireDiskPath(path)}.draft`, requireDiskPath(path));
      } catch (error) {
        for (const { path, body } of before)
          if (body === null) rmSync(requireDiskPath(path), { force: true });
          else if (!read(path)?.equals(body)) write(path, body);
        for (const diskPath of staged) rmSync(diskPath, { force: true });
        throw error;
      }
    },
  };
}
