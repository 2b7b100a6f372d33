import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes the files of a folder that an earlier build wrote and this one did not. */
export function removeOthers(folder: string, isCurrent: (file: string) => boolean): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) if (!isCurrent(file)) rmSync(join(folder, file));
}
