import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { listInContent, readInContent } from '../../../src/content/files/contentDisk';
import { pictureNames } from '../../../src/content/pictures/pictures';
import type { contentFolders, ContentFolder } from '../../../src/content/source/contentFolders';
import { inspectContent } from '../../../src/content/source/readContent';

export interface Entry<F extends ContentFolder> {
  /** 'products/battery.json'. */
  file: string;
  /** As in the file: without defaults, and with relative dates. */
  value: z.input<(typeof contentFolders)[F]>;
}

/** The changes of one edit, which are written only if they are valid content. */
export class ContentDraft {
  private readonly changes = new Map<string, string | null>();
  private readonly root: string;
  readonly random: () => number;

  constructor(root: string, random: () => number) {
    this.root = root;
    this.random = random;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)]!;
  }

  text(file: string): string {
    return String(readInContent(this.root, file));
  }

  files(folder: string, ending = '.json'): string[] {
    const names = listInContent(this.root, folder).filter((name) => name.endsWith(ending));
    return names.sort().map((name) => `${folder}/${name}`);
  }

  entries<F extends ContentFolder>(folder: F): Entry<F>[] {
    return this.files(folder).map((file) => ({ file, value: JSON.parse(this.text(file)) as Entry<F>['value'] }));
  }

  draw<F extends ContentFolder>(folder: F): Entry<F> {
    const file = this.pick(this.files(folder));
    return { file, value: JSON.parse(this.text(file)) as Entry<F>['value'] };
  }

  write(file: string, value: unknown): void {
    this.changes.set(file, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
  }

  remove(file: string): void {
    this.changes.set(file, null);
  }

  /** Returns false, and writes nothing, if the check refuses the changes. */
  save(now: Date): boolean {
    const pictures = new Set(pictureNames(join(this.root, 'pictures')));
    if (inspectContent(this.root, pictures, { changes: this.changes, now }).faults.length) return false;
    for (const [file, text] of this.changes)
      if (text === null) rmSync(join(this.root, file));
      else writeFileSync(join(this.root, file), text);
    return this.changes.size > 0;
  }

  toString(): string {
    const [first, ...others] = this.changes.keys();
    return others.length ? `${first} and ${others.length} more` : `${first}`;
  }
}
