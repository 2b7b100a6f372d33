import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInContent } from '../../../src/content/files/contentDisk';
import type { EntryVersion } from '../../../src/editor/changes/publisher';
import { runGit } from './fileVersions';
import { gitBlobHash } from './gitBlobHash';

/** Of an entry, both in the journal and from Git. */
const maxVersions = 50;

function parseLog(log: string): EntryVersion[] {
  return log
    .split('\0')
    .filter(Boolean)
    .flatMap((commit) => {
      const [head = '', ...lines] = commit.split('\n');
      const [by = '', at = ''] = head.split('\t');
      const blob = lines.find((line) => line.startsWith(':'))?.split(' ')[3];
      // A commit that deletes the file has a hash of zeros.
      return blob && /[^0]/.test(blob) ? [{ id: blob, at: new Date(at).toISOString(), by }] : [];
    });
}

const byTime = (one: EntryVersion, other: EntryVersion) => Date.parse(other.at) - Date.parse(one.at);

/** Each version's id is its blob hash, so the same text is one version, whoever names it. */
const withoutRepeats = (versions: readonly EntryVersion[]): EntryVersion[] =>
  versions.filter(({ id }, index) => versions.findIndex((each) => each.id === id) === index);

export interface EntryHistory {
  /** Keeps the texts that a publication is about to replace or delete. */
  keep: (files: readonly string[]) => void;
  /** The published versions of a file such as 'products/battery.json', newest first. The first may be a deleted one. */
  list: (file: string) => Promise<EntryVersion[]>;
  /** Returns null for an unknown version. */
  read: (file: string, id: string) => Promise<string | null>;
}

/** `journal` is a folder for the versions that this server replaces, because it does not commit them. */
export function entryHistory(root: string, journal: string): EntryHistory {
  const folderOf = (file: string) => join(journal, file.replace(/\.json$/, ''));
  const namesIn = (file: string) => (existsSync(folderOf(file)) ? readdirSync(folderOf(file)).sort() : []);
  const kept = (file: string): EntryVersion[] =>
    namesIn(file).map((name) => {
      const [time, id = ''] = name.replace(/\.json$/, '').split('_');
      return { id, at: new Date(Number(time)).toISOString(), by: '' };
    });
  /** Throws for a link, which may point outside of the content. */
  const onDisk = (file: string): { body: Buffer; version: EntryVersion } | null => {
    const body = readInContent(root, file);
    if (!body) return null;
    const at = statSync(join(root, file)).mtime.toISOString();
    return { body, version: { id: gitBlobHash(body), at, by: '' } };
  };
  const committed = async (file: string): Promise<EntryVersion[]> => {
    const format = ['--format=%x00%an%x09%aI', '--raw', '--no-abbrev', '--no-renames', `-n${maxVersions}`];
    return parseLog(await runGit(root, ['log', ...format, '--', file]).catch(() => ''));
  };

  return {
    keep: (files) => {
      for (const file of files) {
        const current = onDisk(file);
        if (!current || namesIn(file).some((name) => name.endsWith(`_${current.version.id}.json`))) continue;
        const { id, at } = current.version;
        mkdirSync(folderOf(file), { recursive: true });
        writeFileSync(join(folderOf(file), `${Date.parse(at)}_${id}.json`), current.body);
        for (const old of namesIn(file).slice(0, -maxVersions)) rmSync(join(folderOf(file), old));
      }
    },
    list: async (file) => {
      // Versions in Git come first, since they have an author.
      const commits = await committed(file);
      const current = onDisk(file);
      return withoutRepeats([...commits, ...(current ? [current.version] : []), ...kept(file)]).toSorted(byTime);
    },
    read: async (file, id) => {
      const current = onDisk(file);
      if (current?.version.id === id) return current.body.toString('utf8');
      const name = namesIn(file).find((each) => each.endsWith(`_${id}.json`));
      if (name) return readFileSync(join(folderOf(file), name), 'utf8');
      const isKnown = (await committed(file)).some((version) => version.id === id);
      return isKnown ? runGit(root, ['cat-file', 'blob', id]) : null;
    },
  };
}
