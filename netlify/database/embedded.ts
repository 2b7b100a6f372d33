import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, DatabaseConnection } from './client';
import { lockFolder } from './lockFolder';
import * as schema from './schema';

/** What both kinds of client offer, over an open PGlite; `afterClose` runs when it has closed. */
export const connectEmbedded = (
  lite: PGlite,
  afterClose: () => Promise<void> = async () => {},
): DatabaseConnection => ({
  database: drizzle(lite, { schema }) as unknown as Database,
  query: async ({ text, values }) => {
    const { rows, affectedRows } = await lite.query<Record<string, unknown>>(text, values);
    return { rows, rowCount: Math.max(rows.length, affectedRows ?? 0) };
  },
  close: async () => {
    await lite.close();
    await afterClose();
  },
});

/** The embedded database of a local server, in `<dataDir>/database`; refused while another process has it open, to which `name` names this one. */
export async function openEmbedded(dataDir: string, name?: string): Promise<DatabaseConnection> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(dataDir, name);
  try {
    return connectEmbedded(await PGlite.create(join(dataDir, 'database')), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}
