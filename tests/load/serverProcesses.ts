import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Peppers } from '../../netlify/platform/keyRing';
import { createSite, startServerIn, wideServer, type ServerProcess } from '../fixtures/servers/serverProcess';

export const peppers: Peppers = { codePepper: 'pepper-of-several-servers-'.repeat(2) };

/** Starts several servers on one Postgres, as a host would run them. */
export async function startServers(databaseUrl: string, count: number, env: Record<string, string> = {}) {
  const root = createSite();
  const secrets = { CODE_PEPPER: peppers.codePepper, ID_IMAGE_KEY: '1f'.repeat(32) };
  const shared = { LOG_LEVEL: 'error', ...secrets, DATABASE_URL: databaseUrl, ...env };
  const starting = Array.from({ length: count }, (_, at) =>
    startServerIn(root, { ...shared, DATA_DIR: join(root, `data-${at}`) }, wideServer),
  );
  const results = await Promise.allSettled(starting);
  const servers: ServerProcess[] = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const stop = async () => {
    await Promise.all(servers.map(({ kill }) => kill()));
    rmSync(root, { recursive: true });
  };
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  return { servers, stop };
}
