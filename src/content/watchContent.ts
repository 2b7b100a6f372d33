import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const pause = 200;

/** Calls back after an editor saved a file under the folder; saves that come together count once. */
export function watchContent(folder: string, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(changed, pause);
  };
  // One watch a folder: Linux's recursive one loses a file for good once an editor has saved it by renaming.
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isDirectory());
  for (const path of [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))]) watch(path, later);
}
