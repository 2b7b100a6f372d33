import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';

/**
 * Writes to a temporary file and renames it once it is complete, so that neither a server nor a later build reads a
 * partial file, even if two processes write it at once.
 */
export async function writeAtomically(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await write(part);
  await rename(part, file);
}
