import type { DatabaseConnection, Transaction } from '../../database/client';
import { migrate, readMigrationNames } from '../../database/migrate';
import { findSchemaMismatch, readAppliedMigrations } from '../../database/schemaState';
import type { BlobStore } from '../../platform/blobs/blobs';
import { getErrorMessage } from '../../platform/getErrorMessage';
import { formatAge } from '../outgoing/formatAge';
import { movePhotos, photosAtOnce, readPhotoKeys, type PhotoCounts } from './movePhotos';
import { moveRows, predictRows, sumTables, type TableSums } from './moveRows';
import { readTables, setExactText } from './tables';

export interface ShopMove {
  from: DatabaseConnection;
  to: DatabaseConnection;
  /** Null if ID photos stay where they are. */
  photos: { from: BlobStore; to: BlobStore } | null;
  /** Moves no row, and only as many photos as the prediction needs. */
  isPrediction: boolean;
  print: (line: string) => void;
}

/** Only reads the source, so that a move that fails or is only a rehearsal leaves the shop as it was. */
async function requireCurrentSource({ database }: DatabaseConnection): Promise<void> {
  const mismatch = await findSchemaMismatch(database, readMigrationNames());
  if (!mismatch) return;
  const names = mismatch.migrations.join(', ');
  throw new Error(
    mismatch.kind === 'older'
      ? `The shop's database is older than this code: it lacks ${names}. Start its server once with this code.`
      : `The shop's database is newer than this code: it has ${names}, which this code does not know. Update the code.`,
  );
}

/** Creates the tables, but not beside those of something else. */
async function prepareTarget({ database }: DatabaseConnection): Promise<void> {
  const { by } = await readAppliedMigrations(database);
  const tables = by ? [] : await readTables(database);
  if (tables.length)
    throw new Error(
      `The target is not empty: it has tables that are not the shop's (${tables.map(({ name }) => name).join(', ')}). Nothing was moved.`,
    );
  await migrate(database).catch((error: unknown) => {
    throw new Error(`The target cannot be used: ${getErrorMessage(error)}`, { cause: error });
  });
}

const count = (number: number, one: string) => `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`;

const totalRows = (sums: TableSums): number => [...sums.values()].reduce((total, { rows }) => total + rows, 0);

function printSums(sums: TableSums, print: ShopMove['print']): void {
  const width = Math.max(...[...sums.keys()].map((name) => name.length));
  for (const [name, { rows, checksum }] of sums)
    print(`  ${name.padEnd(width)}  ${rows.toLocaleString('en-US').padStart(12)}  ${checksum}`);
}

function printPhotos({ copied, there }: PhotoCounts, print: ShopMove['print']): void {
  print(
    `${count(copied + there, 'ID photo')} in the new place, each compared by its SHA-256; ${there} were there before.`,
  );
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; elapsedMs: number }> {
  const started = performance.now();
  const result = await work();
  return { result, elapsedMs: performance.now() - started };
}

/** Copies a few photos: they are needed anyway, and a bucket that refuses is noticed before the rows are read. */
async function predictPhotos({ photos }: ShopMove, keys: readonly string[]): Promise<number> {
  if (!photos) return 0;
  const sample = keys.slice(0, photosAtOnce);
  const { elapsedMs } = await timed(() => movePhotos(photos, sample));
  return sample.length ? (elapsedMs * keys.length) / sample.length : 0;
}

/** Returns how many photos of the database are in neither place. */
async function moveFrom(source: Transaction, move: ShopMove): Promise<number> {
  const { to, photos, isPrediction, print } = move;
  await setExactText(source);
  const tables = await readTables(source);
  const keys = await readPhotoKeys(source);
  const { result: sums, elapsedMs: readMs } = await timed(() => sumTables(source, tables));
  print(
    `The shop has ${count(totalRows(sums), 'row')} in ${count(tables.length, 'table')}, and ${count(keys.length, 'ID photo')}.`,
  );
  const rows = { from: source, target: to.database, tables, sums };
  const rowsMs = await predictRows(rows);
  const photosMs = await predictPhotos(move, keys);
  const remainingMs = (rowsMs === null ? 0 : rowsMs + readMs) + photosMs;
  print(`Predicted: the shop is stopped for about ${formatAge(Math.ceil(remainingMs / 1000))} from now.`);
  if (isPrediction) return 0;
  const moved = photos && (await movePhotos(photos, keys));
  if (moved) printPhotos(moved, print);
  if (rowsMs === null) print('All rows are there from an earlier run:');
  else {
    await moveRows(rows);
    print('All rows are there, the same in number and by their checksums:');
  }
  printSums(sums, print);
  return moved?.missing ?? 0;
}

/** Moves a stopped shop. Whenever it is interrupted, it can be repeated. */
export async function moveShop(move: ShopMove): Promise<void> {
  await requireCurrentSource(move.from);
  await prepareTarget(move.to);
  const { elapsedMs, result: missing } = await timed(() =>
    move.from.database.transaction((source) => moveFrom(source, move), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    }),
  );
  move.print(`${move.isPrediction ? 'No row was moved' : 'Moved'} in ${formatAge(elapsedMs / 1000)}.`);
  if (missing)
    move.print(`Warning: ${count(missing, 'ID photo')} of the database could not be found, neither here nor there.`);
}
