import { join } from 'node:path';
import { takenNames } from '../../../src/content/editor/changes/takenNames';
import type { Conflict, Obstacles } from '../../../src/content/editor/changes/publisher';
import { pictureNames } from '../../../src/content/pictures';
import { faultLine, type ContentFault } from '../../../src/content/source/contentError';
import { inspectContent } from '../../../src/content/source/readContent';
import type { ContentFilesOnDisk } from './contentFilesOnDisk';
import { contentPath, type ContentPath } from './contentPaths';
import { pictureHash } from './pictureHash';
import { Refusal } from './refusal';

export interface ContentRoom {
  root: string;
  files: ContentFilesOnDisk;
}

/** A change of one file. */
export interface FileChange {
  path: ContentPath;
  /** Null deletes the file. */
  text: string | null;
  /** The file's text, or the hash of a picture, when the editor opened it. Null if there was no such file. */
  base: string | null;
}

/** The drawings that products and pages may refer to. */
export const pictureNamesIn = ({ root }: ContentRoom): string[] => pictureNames(join(root, 'pictures'));

const linesOf = (faults: ContentFault[]) => new Set(faults.map(faultLine));

/** The faults that changes would bring, in their files and in others, and those that are there anyway. */
function inspect(room: ContentRoom, changes: readonly FileChange[]) {
  const texts = changes.filter(({ path }) => path.folder !== 'pictures');
  const gone = new Set(changes.filter(({ path }) => path.folder === 'pictures').map(({ path }) => path.name));
  const before = pictureNamesIn(room);
  const pictures = new Set(before.filter((name) => !gone.has(name)));
  const after = inspectContent(room.root, pictures, {
    changes: new Map(texts.map(({ path, text }) => [path.file, text])),
  }).faults;
  const own = new Set(texts.flatMap(({ path, text }) => (text === null ? [] : [`content/${path.file}`])));
  const others = after.filter(({ file }) => !own.has(file));
  const known = others.length ? linesOf(inspectContent(room.root, new Set(before)).faults) : new Set();
  const isLeft = (fault: ContentFault) => !own.has(fault.file) && known.has(faultLine(fault));
  return { faults: after.filter((fault) => !isLeft(fault)), left: others.filter(isLeft) };
}

/** The published version of a file that is neither the one that the editor opened nor what the change makes of it. */
function conflictOf({ files }: ContentRoom, { path, text, base }: FileChange): Conflict | null {
  const body = files.read(path);
  const isPicture = path.folder === 'pictures';
  const theirs = body && body.toString(isPicture ? 'base64' : 'utf8');
  const version = body && isPicture ? pictureHash(body) : theirs;
  return version === base || version === text ? null : { path: `content/${path.file}`, theirs };
}

/** Problems that keep changes from being published, and the faults that other files have anyway. */
export function checkFiles(room: ContentRoom, changes: readonly FileChange[]): Obstacles & { left: ContentFault[] } {
  const pictures = changes.filter(({ path }) => path.folder === 'pictures');
  if (pictures.some(({ path }) => ['logo', 'mark'].includes(path.name)))
    throw new Refusal(422, 'The wordmark and the mark are needed.');
  const conflicts = changes.map((change) => conflictOf(room, change)).filter((conflict) => conflict !== null);
  const isThere = (path: string) => room.files.read(contentPath(path)!) !== null;
  const named = changes.map(({ path, ...change }) => ({ ...change, path: `content/${path.file}` }));
  const { faults, left } = inspect(room, changes);
  const taken = takenNames(named, isThere);
  return { conflicts, faults: taken.length ? taken : faults, left };
}

/** Writes and deletes files: all of them, or none if the content would have faults or a file was changed meanwhile. */
export function publishFiles(room: ContentRoom, changes: readonly FileChange[]): ContentFault[] {
  const { conflicts, faults, left } = checkFiles(room, changes);
  const refused = (status: 409 | 422, lines: string[]) =>
    new Refusal(status, lines.join('\n'), { conflicts, faults } satisfies Obstacles);
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
      faults.map((fault) => faultLine(fault).trim()),
    );
  room.files.replace(changes.map(({ path, text }) => ({ path, body: text })));
  return left;
}
