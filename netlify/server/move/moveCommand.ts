import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeAfter } from '../../database/closeAfter';
import { openEmbedded } from '../../database/embedded';
import { maintenanceTimeouts } from '../../database/postgres';
import { createBlobStore } from '../../platform/blobs/blobs';
import { loadLocalSecrets } from '../../platform/settings/localSecrets';
import { readSecretFiles } from '../../platform/settings/secretFiles';
import { parseDatabaseSettings, parseSettings, settingNames, type Settings } from '../../platform/settings/settings';
import { keyedColumns } from '../../services/privacy/keys/keyedColumns';
import { describeMissingKeys } from '../../services/privacy/keys/missingKeys';
import { readKeyUsage } from '../../services/privacy/keys/readKeyUsage';
import { readArguments, runForExitCode, UsageError, type Terminal } from '../commands/commandLine';
import { connectPostgres } from '../run/openDatabase';
import { findCarriedKeys, withLocalKeys, type CarriedSetting } from './carriedKeys';
import { moveShop } from './moveShop';

const help = `Move a stopped shop with everything it has: from the embedded database into an empty Postgres, or back.

Usage: npm run move -- --to postgres://user:password@host:port/name [--from folder]
       npm run move -- --to folder [--from postgres://user:password@host:port/name]

  DATABASE_URL in place of an address reads that setting, and so keeps its password out of the list of processes.
  Without --from, the folder is DATA_DIR, and the address is DATABASE_URL.

  --predict     only say for how long the shop would be stopped; creates the tables, and copies at most eight photos
  --show-keys   print the values of the settings that the new server needs

ID photos go to the bucket of the S3_… settings, and stay in the folder without them. From Postgres they come from
where its server has them (BLOB_STORE).
Interrupted or repeated, it continues: rows come in one transaction, and photos that are there are not copied again.

Exit codes: 0 success, 1 refused or failed, 2 invalid arguments`;

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  predict: { type: 'boolean', default: false },
  'show-keys': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h' },
} as const;

type Env = Terminal['env'];

interface Ends {
  url: string;
  folder: string;
  isToPostgres: boolean;
}

const isAddress = (place: string): boolean => place === 'DATABASE_URL' || /^\w{2,}:/.test(place);

function readUrl(place: string, env: Env): string {
  const address = place === 'DATABASE_URL' ? env.DATABASE_URL : place;
  const { databaseUrl } = parseDatabaseSettings({ DATABASE_URL: address });
  if (!databaseUrl) throw new UsageError('DATABASE_URL: expected postgres://user:password@host:port/name');
  return databaseUrl;
}

function readEnds(to: string | undefined, from: string | undefined, env: Env): Ends {
  if (!to) throw new UsageError('--to: expected a Postgres address or a folder');
  const isToPostgres = isAddress(to);
  const source = from ?? (isToPostgres ? env.DATA_DIR?.trim() || '.data' : 'DATABASE_URL');
  if (source === to) throw new UsageError(`--from and --to are the same: ${isToPostgres ? 'one database' : to}.`);
  if (isAddress(source) === isToPostgres)
    throw new UsageError(
      isToPostgres
        ? 'Both are Postgres: use pg_dump and pg_restore.'
        : 'Both are folders: use npm run backup and npm run restore.',
    );
  const [address, folder] = isToPostgres ? [to, source] : [source, to];
  return { url: readUrl(address, env), folder, isToPostgres };
}

const omitEmpty = (env: Env): Env => Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));

function parseReachable(env: Env): Settings {
  const settings = parseSettings(env);
  if (settings.blobStore.startsWith('netlify'))
    throw new Error("BLOB_STORE: expected 'files' or 's3', because Netlify's store cannot be reached from here");
  return settings;
}

const filesIn = (folder: string) => createBlobStore({ blobStore: 'files', dataDir: folder, s3: null });

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

function printCarried(carried: CarriedSetting[], { print }: Terminal, isShown: boolean): void {
  print('The new server needs these settings:');
  for (const { name, value, note } of carried) print(isShown ? `  ${name}=${value}` : `  ${name.padEnd(26)}${note}`);
  if (!isShown) print('Add --show-keys to print their values.');
}

interface Flags {
  isPrediction: boolean;
  isShown: boolean;
}

const postgresOptions = { timeouts: maintenanceTimeouts, connections: 1 };

async function moveToPostgres({ url, folder }: Ends, { isPrediction, isShown }: Flags, terminal: Terminal) {
  if (!existsSync(join(folder, 'database'))) throw new Error(`${folder} has no database. Set DATA_DIR to the shop's.`);
  const localFile = join(folder, 'secrets.json');
  const env = omitEmpty({ ...terminal.env, DATABASE_URL: url, DATA_DIR: folder });
  const keys = { env, local: existsSync(localFile) ? { ...loadLocalSecrets(folder) } : {}, localFile };
  const settings = parseReachable(withLocalKeys(keys));
  const bucket = settings.s3 && createBlobStore({ ...settings, blobStore: 's3' });
  const from = await openEmbedded(folder, { name: 'moving the shop' });
  await closeAfter(from, async () => {
    const photos = bucket && { from: filesIn(folder), to: bucket };
    const to = await connectPostgres(url, postgresOptions);
    await closeAfter(to, () => moveShop({ from, to, photos, isPrediction, print: terminal.print }));
    const context = { database: from.database, settings, clock: () => new Date() };
    for (const message of await describeMissingKeys(context)) terminal.print(message);
    const uses = await readKeyUsage(context, keyedColumns);
    const carried = [
      { name: 'DATABASE_URL', value: url, note: 'as given here' },
      ...findCarriedKeys(keys, uses),
      ...(bucket
        ? [
            { name: 'BLOB_STORE', value: 's3', note: 's3' },
            ...s3Names.map((name) => ({ name, value: env[name]!, note: 'as set here' })),
          ]
        : [{ name: 'DATA_DIR', value: folder, note: `${folder}, or a copy of it: ID photos stay in its id-images` }]),
    ];
    printCarried(carried, terminal, isShown);
  });
}

const ownFiles = new Set(['database', 'id-images', 'secrets.json', 'lock.sock']);

/** Keeps the keys with the folder, so that a server opens it like any other. */
function prepareFolder(folder: string, { CODE_PEPPER, ID_IMAGE_KEY, VAPID_PRIVATE_KEY }: Env, isPrediction: boolean) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const foreign = readdirSync(folder).filter((name) => !ownFiles.has(name));
  if (foreign.length) throw new Error(`${folder} is not empty: it has ${foreign.join(', ')}. Choose a new folder.`);
  const file = join(folder, 'secrets.json');
  const secrets = `${JSON.stringify({ CODE_PEPPER, ID_IMAGE_KEY: ID_IMAGE_KEY?.toLowerCase(), VAPID_PRIVATE_KEY }, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') !== secrets)
    throw new Error(`${folder} is not empty: it has the keys of another shop. Choose a new folder.`);
  if (!isPrediction) writeFileSync(file, secrets, { mode: 0o600 });
}

const previousNames = ['CODE_PEPPER_PREVIOUS', 'ID_IMAGE_KEY_PREVIOUS', 'VAPID_PRIVATE_KEY_PREVIOUS'];

async function moveToFolder({ url, folder }: Ends, { isPrediction }: Flags, { env, print }: Terminal) {
  const set = omitEmpty({ ...env, DATABASE_URL: url });
  const settings = parseReachable(set);
  const photos = { from: createBlobStore(settings), to: filesIn(folder) };
  const from = await connectPostgres(url, postgresOptions);
  await closeAfter(from, async () => {
    prepareFolder(folder, set, isPrediction);
    const to = await openEmbedded(folder, { name: 'moving the shop' });
    await closeAfter(to, () => moveShop({ from, to, photos, isPrediction, print }));
    if (isPrediction) return;
    print(
      `Its keys are in ${join(folder, 'secrets.json')}. Start it with DATA_DIR=${folder} and without DATABASE_URL.`,
    );
    const previous = previousNames.filter((name) => set[name]);
    if (previous.length) print(`Set ${previous.join(', ')} as they are here, too.`);
  });
}

/** `npm run move`: between the embedded database and Postgres. */
export const runMove = (args: string[], terminal: Terminal): Promise<number> =>
  runForExitCode(async () => {
    const { values } = readArguments({ args, options });
    if (values.help) return terminal.print(help);
    // A server may get each setting from a file, and so may its move.
    const env = readSecretFiles(terminal.env, settingNames);
    const ends = readEnds(values.to, values.from, env);
    const flags = { isPrediction: values.predict, isShown: values['show-keys'] };
    await (ends.isToPostgres ? moveToPostgres : moveToFolder)(ends, flags, { ...terminal, env });
  }, terminal);
