import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Files that an earlier build wrote and this one did not. Pages name them until this build has written all pages. */
export class OldFiles {
  private readonly folders: [folder: string, isCurrent: (file: string) => boolean][] = [];

  /** Adds a folder's files that are not current. */
  add(folder: string, isCurrent: (file: string) => boolean): void {
    this.folders.push([folder, isCurrent]);
  }

  remove(): void {
    for (const [folder, isCurrent] of this.folders) {
      if (!existsSync(folder)) continue;
      for (const file of readdirSync(folder)) if (!isCurrent(file)) rmSync(join(folder, file));
    }
  }
}
