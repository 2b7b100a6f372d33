import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentFolder, contentFolders } from './contentFolders';
import type { ContentFault } from './contentError';
import { JsonSyntaxError, parseJsonTree, placeOf } from './jsonTree';
import { validateFile } from './schemaFaults';

/** A content file that passed its schema. */
export interface ContentFile<T> {
  /** 'products/battery.json' */
  file: string;
  value: T;
}

/** Texts that replace files, by path such as 'products/battery.json'; null for a deleted file. */
export type Changes = ReadonlyMap<string, string | null>;

/** A content folder being read, and the faults found so far. */
export interface Reading {
  root: string;
  faults: ContentFault[];
  changes?: Changes;
}

/** Some editors write a byte order mark, which JSON.parse does not accept. */
const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Parses a file's text and checks it against its folder's schema. */
function readText(file: string, text: string): { value: unknown } | { faults: ContentFault[] } {
  const json = withoutMark(text);
  try {
    return validateFile(file, parseJsonTree(json).value);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    const { line, column } = placeOf(json, error.offset);
    const message = `expected JSON: line ${line}, column ${column}: ${error.message}`;
    return { faults: [{ file: `content/${file}`, field: '', message }] };
  }
}

function namesOf({ root, changes }: Reading, folder: string): string[] {
  const path = join(root, folder);
  // Git does not keep empty folders, so a missing folder has no files.
  const names = new Set(existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : []);
  for (const [file, text] of changes ?? []) {
    const [parent, name] = file.split('/') as [string, string];
    if (parent === folder && text === null) names.delete(name);
    else if (parent === folder) names.add(name);
  }
  return [...names].sort();
}

/** Reads and checks each JSON file of a folder, sorted by name. Adds faults to the reading. */
export function readFolder<F extends ContentFolder>(
  reading: Reading,
  folder: F,
): ContentFile<z.infer<(typeof contentFolders)[F]>>[] {
  return namesOf(reading, folder).flatMap((name) => {
    const file = `${folder}/${name}`;
    const read = readText(file, reading.changes?.get(file) ?? readFileSync(join(reading.root, file), 'utf8'));
    if ('value' in read) return [{ file, value: read.value as z.infer<(typeof contentFolders)[F]> }];
    reading.faults.push(...read.faults);
    return [];
  });
}
