import { watch } from 'node:fs';

const pause = 200;

/** Calls back after an editor saved a file under the folder; saves that come together count once. */
export function watchContent(folder: string, changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, pause);
  });
}
