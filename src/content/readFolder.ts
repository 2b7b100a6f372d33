import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { core, ZodType } from 'zod';
import type { ContentFault } from './contentError';

/** A content file that passed its schema. */
export interface ContentFile<T> {
  /** 'products/battery.json' */
  file: string;
  value: T;
}

const fieldOf = (path: PropertyKey[]): string =>
  path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at ? '.' : ''}${String(part)}`)).join('');

function faultsOf(file: string, issues: core.$ZodIssue[]): ContentFault[] {
  return issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : null;
    if (keys)
      return keys.map((key) => ({
        file,
        field: fieldOf([...issue.path, key]),
        message: 'expected no such field here',
      }));
    return [{ file, field: fieldOf(issue.path), message: issue.message.replace(/^Invalid input: /, '') }];
  });
}

/** A content folder being read, and what was found wrong in it so far. */
export interface Reading {
  root: string;
  faults: ContentFault[];
}

function readFile<T>({ root, faults }: Reading, file: string, schema: ZodType<T>): ContentFile<T>[] {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch (error) {
    faults.push({ file: `content/${file}`, field: '', message: `expected JSON: ${(error as Error).message}` });
    return [];
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return [{ file, value: parsed.data }];
  faults.push(...faultsOf(`content/${file}`, parsed.error.issues));
  return [];
}

/** Reads and checks each JSON file of a folder in the order of their names; what is wrong is added to the reading's faults. */
export function readFolder<T>(reading: Reading, folder: string, schema: ZodType<T>): ContentFile<T>[] {
  const path = join(reading.root, folder);
  // Git keeps no empty folder: where the last file was deleted, there is nothing to read.
  if (!existsSync(path)) return [];
  const names = readdirSync(path).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => readFile(reading, `${folder}/${name}`, schema));
}
