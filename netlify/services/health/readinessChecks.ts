import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rateLimits, users } from '../../database/accountTables';
import { requireSuitableSession } from '../../database/sessionSettings';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../context/appContext';
import { newBlobKey } from '../privacy/idPhotos/blobKey';
import { describeMissingKeys } from '../privacy/keys/missingKeys';

export type CheckedContext = Pick<AppContext, 'database' | 'blobs' | 'settings' | 'clock'>;

export async function readDatabase({ database }: CheckedContext): Promise<void> {
  await requireSuitableSession((text) => database.execute(sql.raw(text)), { isWriting: true });
  await database
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
}

/** One for each process: a frozen one would hold the lock of a row that others need. */
const rowKey = `readiness:${randomUUID()}`;

/**
 * A page of a table often has room for a row when the disk is full, so this also has Postgres write a temporary file. The
 * commit waits for the disk and the standbys, as an order's does, and as those of limits do not.
 */
export async function writeDatabase({ database, clock }: CheckedContext): Promise<void> {
  const row = { key: rowKey, expire: clock().getTime() };
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL work_mem = '64kB'`);
    await transaction.execute(sql`SELECT count(*) FROM generate_series(1, 8000)`);
    await transaction
      .insert(rateLimits)
      .values(row)
      .onConflictDoUpdate({ target: rateLimits.key, set: { expire: row.expire } });
    await transaction.execute(sql`SET LOCAL synchronous_commit = on`);
  });
}

/** Throws `key_missing`. Its detail, which anybody can read, names the settings; its cause names the keys for the log. */
export async function findMissingKeys(context: CheckedContext): Promise<void> {
  const missing = await describeMissingKeys(context);
  if (!missing.length) return;
  const names = ['CODE_PEPPER', 'ID_IMAGE_KEY'].filter((name) => missing.some((text) => text.startsWith(`${name}:`)));
  throw new ServiceError({
    code: 'key_missing',
    detail: `Stored values need a key that is missing in ${names.join(' and ')}.`,
    cause: new Error(missing.join(' ')),
  });
}

/** Upkeep deletes the bytes if the process ends before it has removed them. */
export async function writeStore({ blobs, clock }: CheckedContext): Promise<void> {
  const key = newBlobKey(clock());
  await blobs.put(key, new Uint8Array(1));
  await blobs.remove(key);
}
