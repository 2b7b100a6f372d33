import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const pause = 200;

/** Saves in quick succession count once. */
export function watchContent(folder: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  };
  // One watcher per folder, because Linux's recursive watcher loses a file once an editor saves it by renaming.
  const below = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isDirectory());
  for (const path of [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))]) watch(path, later);
}
