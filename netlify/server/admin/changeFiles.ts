import { join } from 'node:path';
import { nameConflicts } from '../../../src/editor/changes/nameConflicts';
import type { Conflict, Obstacles } from '../../../src/editor/changes/publisher';
import { pictureNames } from '../../../src/content/pictures/pictures';
import { formatFault, type ContentFault } from '../../../src/content/files/contentError';
import { inspectContent } from '../../../src/content/source/readContent';
import type { ContentFilesOnDisk } from './contentFilesOnDisk';
import { contentPath, type ContentPath } from './contentPaths';
import type { EntryHistory } from './entryHistory';
import { gitBlobHash } from './gitBlobHash';
import { EditError } from './editError';

export interface ContentStore {
  root: string;
  files: ContentFilesOnDisk;
}

export interface FileChange {
  path: ContentPath;
  text: string | null;
  /** The text, or a picture's hash, when the editor opened it. Null if there was no such file. */
  base: string | null;
}

export const pictureNamesIn = ({ root }: ContentStore): string[] => pictureNames(join(root, 'pictures'));

const formatFaults = (faults: ContentFault[]) => new Set(faults.map(formatFault));

/** Separates the faults that the changes cause, in any file, from existing faults of other files. */
function inspect(store: ContentStore, changes: readonly FileChange[]) {
  const texts = changes.filter(({ path }) => path.folder !== 'pictures');
  const removed = new Set(changes.filter(({ path }) => path.folder === 'pictures').map(({ path }) => path.name));
  const before = pictureNamesIn(store);
  const pictures = new Set(before.filter((name) => !removed.has(name)));
  const after = inspectContent(store.root, pictures, {
    changes: new Map(texts.map(({ path, text }) => [path.file, text])),
  }).faults;
  const changedFiles = new Set(texts.flatMap(({ path, text }) => (text === null ? [] : [`content/${path.file}`])));
  const others = after.filter(({ file }) => !changedFiles.has(file));
  const existing = others.length ? formatFaults(inspectContent(store.root, new Set(before)).faults) : new Set();
  const isUnrelated = (fault: ContentFault) => !changedFiles.has(fault.file) && existing.has(formatFault(fault));
  return { faults: after.filter((fault) => !isUnrelated(fault)), unrelated: others.filter(isUnrelated) };
}

/** A conflict exists if the published file equals neither the base of the change nor its result. */
function findConflict({ files }: ContentStore, { path, text, base }: FileChange): Conflict | null {
  const body = files.read(path);
  const isPicture = path.folder === 'pictures';
  const theirs = body && body.toString(isPicture ? 'base64' : 'utf8');
  const version = body && isPicture ? gitBlobHash(body) : theirs;
  return version === base || version === text ? null : { path: `content/${path.file}`, theirs };
}

export function checkFiles(
  store: ContentStore,
  changes: readonly FileChange[],
): Obstacles & { unrelated: ContentFault[] } {
  const pictures = changes.filter(({ path }) => path.folder === 'pictures');
  if (pictures.some(({ path }) => ['logo', 'mark'].includes(path.name)))
    throw new EditError(422, 'The wordmark and the mark are needed.');
  const conflicts = changes.map((change) => findConflict(store, change)).filter((conflict) => conflict !== null);
  const isThere = (path: string) => store.files.read(contentPath(path)!) !== null;
  const named = changes.map(({ path, ...change }) => ({ ...change, path: `content/${path.file}` }));
  const { faults, unrelated } = inspect(store, changes);
  const nameFaults = nameConflicts(named, isThere);
  return { conflicts, faults: nameFaults.length ? nameFaults : faults, unrelated };
}

/**
 * Keeps the present entries, and writes all changes or none. Throws on conflicts and new faults; returns the existing
 * faults of other files.
 */
export function publishFiles(
  store: ContentStore & { history: Pick<EntryHistory, 'keep'> },
  changes: readonly FileChange[],
): ContentFault[] {
  const { conflicts, faults, unrelated } = checkFiles(store, changes);
  const refused = (status: 409 | 422, lines: string[]) =>
    new EditError(status, lines.join('\n'), { conflicts, faults } satisfies Obstacles);
  if (conflicts.length)
    throw refused(
      409,
      conflicts.map(
        ({ path, theirs }) =>
          `${path} was ${theirs === null ? 'deleted' : 'changed'} by somebody else since you opened it.`,
      ),
    );
  if (faults.length)
    throw refused(
      422,
      faults.map((fault) => formatFault(fault).trim()),
    );
  store.history.keep(changes.flatMap(({ path }) => (path.folder === 'pictures' ? [] : [path.file])));
  store.files.replace(changes.map(({ path, text }) => ({ path, body: text })));
  return unrelated;
}
