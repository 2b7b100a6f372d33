import type { z } from 'zod';
import { listInContent, readInContent } from '../files/contentDisk';
import type { ContentFolder, contentFolders } from './contentFolders';
import { collectFaults, ContentError, type ContentFault } from '../files/contentError';
import { readFileText } from './readFileText';

export interface ContentFile<T> {
  file: string;
  value: T;
}

/** Texts that replace files such as 'products/battery.json'. Null deletes the file. */
export type ContentOverrides = ReadonlyMap<string, string | null>;

export interface FolderReading {
  root: string;
  faults: ContentFault[];
  changes?: ContentOverrides;
  now: Date;
}

function namesOf({ root, changes }: FolderReading, folder: string): string[] {
  const names = new Set(listInContent(root, folder).filter((name) => name.endsWith('.json')));
  for (const [file, text] of changes ?? []) {
    const [parent, name] = file.split('/') as [string, string];
    if (parent === folder && text === null) names.delete(name);
    else if (parent === folder) names.add(name);
  }
  return [...names].sort();
}

/** Reads a folder's files, sorted by name, and adds their faults to the reading. */
export function readContentFolder<F extends ContentFolder>(
  reading: FolderReading,
  folder: F,
): ContentFile<z.infer<(typeof contentFolders)[F]>>[] {
  return (collectFaults(reading.faults, () => namesOf(reading, folder)) ?? []).flatMap((name) => {
    const file = `${folder}/${name}`;
    const text = collectFaults(reading.faults, () => reading.changes?.get(file) ?? readInContent(reading.root, file));
    if (text === null) return [];
    const read = readFileText(file, text.toString(), reading.now);
    if ('value' in read) return [{ file, value: read.value as z.infer<(typeof contentFolders)[F]> }];
    reading.faults.push(...read.faults);
    return [];
  });
}

/** Returns entries sorted by file name. Throws one ContentError with the faults of all files. */
export function readEntries<F extends ContentFolder>(
  root: string,
  folder: F,
  now: Date,
): z.infer<(typeof contentFolders)[F]>[] {
  const reading: FolderReading = { root, faults: [], now };
  const files = readContentFolder(reading, folder);
  if (reading.faults.length) throw new ContentError(reading.faults);
  return files.map(({ value }) => value);
}
