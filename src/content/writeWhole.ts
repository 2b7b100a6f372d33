import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';

/**
 * Writes a file under another name and renames it once it is complete, so that a server or a later build never reads a
 * partial file, even if two processes write it at once.
 */
export async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  await write(part);
  await rename(part, file);
}
