import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';

/** Renames a temporary file once it is complete, so that no server or build reads a partial file. */
export async function writeAtomically(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await write(part);
  await rename(part, file);
}
