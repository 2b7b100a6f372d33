import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { getErrorMessage } from '../../platform/getErrorMessage';
import type { Terminal } from '../commands/commandLine';
import { parseDatabaseSettings } from '../../platform/settings/settings';
import { restoreBackup } from './restoreBackup';
import { backUpFolder } from './backUpFolder';

type BackupTerminal = Pick<Terminal, 'env' | 'print'>;

const usages = {
  backup: 'Usage: npm run backup -- [file.tar.gz] [--data folder]',
  restore: 'Usage: npm run restore -- file.tar.gz [--data folder] [--replace]',
};

function parseWords(command: keyof typeof usages, words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { data: { type: 'string' }, ...(command === 'restore' && { replace: { type: 'boolean' } }) },
    });
    if (positionals.length > 1) throw new Error('expected one file');
    return { data: values.data, replace: values.replace === true, file: positionals[0] };
  } catch (error) {
    throw new Error(`${getErrorMessage(error)}\n${usages[command]}`, { cause: error });
  }
}

function embeddedFolder(env: BackupTerminal['env'], data: unknown): string {
  const { databaseUrl, dataDir } = parseDatabaseSettings(env);
  if (typeof data === 'string') return data;
  if (!databaseUrl) return dataDir;
  throw new Error('DATABASE_URL is set: back up Postgres with pg_dump and pg_restore, and copy DATA_DIR as files.');
}

const size = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** `npm run backup`: saves the data folder as one file, with or without a running server. */
export async function runBackup(words: string[], { env, print }: BackupTerminal): Promise<void> {
  const { file, data } = parseWords('backup', words);
  const dataDir = embeddedFolder(env, data);
  const now = new Date();
  const name = `backup-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`;
  const target = file ?? join('backups', name);
  mkdirSync(dirname(target), { recursive: true });
  const { missingImages, serverOrigin } = await backUpFolder({ dataDir, target, now });
  print(`${target}, ${size(statSync(target).size)}${serverOrigin ? `, made by the server at ${serverOrigin}` : ''}.`);
  if (missingImages)
    print(`${missingImages} ID photo(s) in the database are missing from ${dataDir} and from the backup.`);
  print("It contains the shop's secrets and every shopper's data: keep it as safe as those.");
}

/** `npm run restore`: restores a data folder from a backup. */
export async function runRestore(words: string[], { env, print }: BackupTerminal): Promise<void> {
  const { file, data, replace } = parseWords('restore', words);
  if (!file) throw new Error(usages.restore);
  const dataDir = embeddedFolder(env, data);
  const { at, version, files } = await restoreBackup({ file, dataDir, replace });
  print(`Restored ${dataDir} as of ${at} (version ${version}, ${files.length} files).`);
}
