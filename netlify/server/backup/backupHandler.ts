import { sql } from 'drizzle-orm';
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DatabaseConnection } from '../../database/client';
import { createBackup, removeOldStaging, stagingPrefix } from './createBackup';

export async function readMigration({ database }: Pick<DatabaseConnection, 'database'>): Promise<string | null> {
  const { rows } = await database.execute<{ name: string | null }>(
    sql`SELECT max(name) AS name FROM schema_migrations`,
  );
  return rows[0]?.name ?? null;
}

interface Options {
  dataDir: string;
  connection: DatabaseConnection;
}

/** `POST /__backup` responds with the archive, one at a time. */
export function backupHandler({ dataDir, connection }: Options) {
  removeOldStaging(dataDir);
  let running: Promise<unknown> = Promise.resolve();
  const make = async (): Promise<Response> => {
    const folder = mkdtempSync(join(dataDir, stagingPrefix));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    try {
      const file = join(folder, 'backup.tar.gz');
      const migration = await readMigration(connection);
      const backup = await createBackup({ dataDir, snapshot: connection.snapshot!, migration, now: new Date() }, file);
      const body = Readable.toWeb(createReadStream(file).once('close', remove)) as ReadableStream;
      return new Response(body, {
        headers: {
          'content-type': 'application/gzip',
          'cache-control': 'no-store',
          'x-missing-images': String(backup.missingImages),
        },
      });
    } catch (error) {
      remove();
      throw error;
    }
  };
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
    const mine = running.then(make);
    running = mine.catch(() => {});
    return mine;
  };
}
