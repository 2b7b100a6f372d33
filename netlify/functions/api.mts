import { openPostgres } from '../database/postgres';
import { parseSettings } from '../platform/settings';
import { openApp } from '../routes/app';
import type { App } from '../routes/appEnv';

/** What this entry reads of Netlify's context. */
interface FunctionContext {
  ip?: string;
}

function start(): App {
  const settings = parseSettings(process.env);
  if (!settings.databaseUrl) throw new Error('DATABASE_URL: expected, because functions have no embedded database');
  if (settings.blobStore !== 'netlify')
    throw new Error("BLOB_STORE: expected 'netlify', because the files of a function do not last");
  return openApp({ settings, connection: openPostgres(settings.databaseUrl) });
}

// One instance answers many requests; a bad setting ends it at its start and says which.
const app = start();

const handle = (request: Request, { ip }: FunctionContext): Response | Promise<Response> =>
  app.fetch(request, { incoming: { socket: { remoteAddress: ip } } });

export default handle;

export const config = { path: '/v1/*' };
