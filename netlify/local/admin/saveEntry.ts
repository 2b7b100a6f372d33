import { join } from 'node:path';
import { faultLine, type ContentFault } from '../../../src/content/contentError';
import type { ContentFolder } from '../../../src/content/contentFolders';
import { pictureNames } from '../../../src/content/pictures';
import { inspectContent } from '../../../src/content/readContent';
import type { ContentFilesOnDisk } from './contentFiles';
import type { ContentPath } from './contentPaths';
import { Refusal } from './refusal';

export interface ContentRoom {
  root: string;
  files: ContentFilesOnDisk;
}

/** The drawings that products and pages may refer to. */
export const pictureNamesIn = ({ root }: ContentRoom): string[] => pictureNames(join(root, 'pictures'));

const refuse = (faults: ContentFault[]): never => {
  throw new Refusal(422, faults.map((fault) => faultLine(fault).trim()).join('\n'));
};

const linesOf = (faults: ContentFault[]) => new Set(faults.map(faultLine));

/** The errors a change would introduce, in the changed files and in others. */
function judge(room: ContentRoom, changes: ReadonlyMap<string, string | null>, pictures = pictureNamesIn(room)) {
  const { faults } = inspectContent(room.root, new Set(pictures), { changes });
  const isOwn = ({ file }: ContentFault) => typeof changes.get(file.replace(/^content\//, '')) === 'string';
  const others = faults.filter((fault) => !isOwn(fault));
  const before = others.length ? linesOf(inspectContent(room.root, new Set(pictureNamesIn(room))).faults) : new Set();
  return { own: faults.filter(isOwn), others, caused: others.filter((fault) => !before.has(faultLine(fault))) };
}

/** When two files must match, one has to be saved first: the report, because the variant's figures follow from it. */
const mayLeaveFaults: ReadonlySet<string> = new Set<ContentFolder>(['batches']);

/** Decap appends a number when a name is taken, so an accidental second file of that name would go unnoticed. */
function takenName({ files }: ContentRoom, { folder, name, file }: ContentPath, text: string): string | null {
  const base = name.replace(/-\d+$/, '');
  if (base === name || files.read({ folder, name, file })) return null;
  const says = new RegExp(`"(slug|id|batchId|route|originalId)": "${base}"`).test(text);
  return says && files.names(folder, '.json').includes(`${base}.json`)
    ? `content/${folder}/${base}.json is there already: expected another name, got ${base}`
    : null;
}

/** Writes texts to their files if the content is valid with them. Returns the errors left in other files. */
export function saveEntries(room: ContentRoom, entries: { path: ContentPath; text: string }[]): ContentFault[] {
  for (const { path, text } of entries) {
    const message = takenName(room, path, text);
    if (message) throw new Refusal(409, message);
  }
  const { own, others, caused } = judge(room, new Map(entries.map(({ path, text }) => [path.file, text])));
  if (own.length) refuse(own);
  if (caused.length && !entries.every(({ path }) => mayLeaveFaults.has(path.folder))) refuse(caused);
  for (const { path, text } of entries) room.files.write(path, text);
  return others;
}

/** Deletes files that nothing refers to. */
export function removeFiles(room: ContentRoom, paths: ContentPath[]): void {
  const gone = new Set(paths.filter(({ folder }) => folder === 'pictures').map(({ name }) => name));
  if (gone.has('logo') || gone.has('mark')) throw new Refusal(422, 'The wordmark and the mark are needed.');
  const pictures = pictureNamesIn(room).filter((name) => !gone.has(name));
  const texts = paths.filter(({ folder }) => folder !== 'pictures').map(({ file }): [string, null] => [file, null]);
  const { caused } = judge(room, new Map(texts), pictures);
  if (caused.length) refuse(caused);
  for (const path of paths) room.files.remove(path);
}
