import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../netlify/database/client';
import { openEmbedded } from '../../netlify/database/embedded';
import { createSite, startServerIn, wideServer, type ServerProcess } from '../fixtures/servers/serverProcess';
import { fillDataFolder } from '../fixtures/testDatabase';
import { openLoadShop, type LoadShop } from './loadShop';

export interface RushShop {
  server: ServerProcess;
  shop: LoadShop;
  dataDir: string;
  /** Stops the server and deletes its files. */
  remove: () => Promise<void>;
}

/** A process of `npm start` with the embedded database, a page at /index.html and a dispensary with unlimited stock. */
export async function openRushShop(env: Record<string, string> = {}): Promise<RushShop> {
  const root = createSite();
  const dataDir = join(root, 'data');
  writeFileSync(join(root, 'public', 'index.html'), '<!doctype html><title>Shop</title>');
  await fillDataFolder(dataDir);
  const connection = await openEmbedded(dataDir);
  // In one transaction, because a commit per shopper would take seconds.
  const shop = await connection.database.transaction((transaction) => openLoadShop(transaction as unknown as Database));
  await connection.close();
  const server = await startServerIn(root, { LOG_LEVEL: 'error', ...env }, wideServer);
  return { server, shop, dataDir, remove: () => server.kill().finally(() => rmSync(root, { recursive: true })) };
}

/** Wrong codes for as many shoppers, each of whom signs in once. */
export const signInCalls = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    path: '/v1/app/user/auth/email/login',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `shopper${at}@shop.example`, otp: '000000' }),
  }));
