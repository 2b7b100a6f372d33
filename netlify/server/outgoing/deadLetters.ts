import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { FolderInUseError } from '../../database/lockFolder';
import type { Settings } from '../../platform/settings/settings';
import type { AppContext } from '../../services/context/appContext';
import { listDeadMessages, retryDeadMessages, type DeadMessage } from '../../services/messages/outgoing/deadMessages';
import { openDatabase } from '../run/openDatabase';
import { readOwnerToken } from '../private/ownerToken';
import type { PrivateHandler } from '../private/privateGate';
import { privateHeaders } from '../private/privateHeaders';

export interface DeadLetters {
  list: () => Promise<DeadMessage[]>;
  retry: (which: string) => Promise<number>;
  close: () => Promise<void>;
}

const path = '/__outgoing';

/** `npm run outgoing` calls this over HTTP, because only the server's process can open the embedded database. */
export const deadLetterHandler =
  (context: AppContext): PrivateHandler =>
  async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== path && !pathname.startsWith(`${path}/`)) return null;
    const headers = privateHeaders;
    if (request.method === 'GET' && pathname === path)
      return Response.json(await listDeadMessages(context), { headers });
    if (request.method === 'POST' && pathname !== path)
      return Response.json({ retried: await retryDeadMessages(context, pathname.slice(path.length + 1)) }, { headers });
    return new Response(null, { status: 405, headers });
  };

function overHttp(origin: string, dataDir: string): DeadLetters {
  const authorization = `Bearer ${readOwnerToken(dataDir)}`;
  const call = async <Answer>(route: string, method: string): Promise<Answer> => {
    const response = await fetch(`${origin}${path}${route}`, { method, headers: { authorization } });
    if (!response.ok) throw new Error(`The server at ${origin} responded with ${response.status}.`);
    return (await response.json()) as Answer;
  };
  return {
    list: () => call<DeadMessage[]>('', 'GET'),
    retry: async (which) => (await call<{ retried: number }>(`/${encodeURIComponent(which)}`, 'POST')).retried,
    close: async () => {},
  };
}

/** Uses Postgres if configured, otherwise the embedded database, through the server that has it open. */
export async function openDeadLetters(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  clock = () => new Date(),
): Promise<DeadLetters> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, 'database')))
    throw new Error(`${settings.dataDir} has no database. Set DATA_DIR or DATABASE_URL to the shop's.`);
  try {
    const { database, close } = await openDatabase(settings, 'looking at messages');
    return {
      list: () => listDeadMessages({ database }),
      retry: (which) => retryDeadMessages({ database, clock }, which),
      close,
    };
  } catch (error) {
    const origin = error instanceof FolderInUseError ? error.origin : null;
    if (!origin) throw error;
    return overHttp(origin.replace('//0.0.0.0:', '//127.0.0.1:'), settings.dataDir);
  }
}
