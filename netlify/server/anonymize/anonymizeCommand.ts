import type { DatabaseConnection } from '../../database/client';
import { closeAfter } from '../../database/closeAfter';
import { databaseUrlName } from '../../platform/settings/databaseUrl';
import { readArguments, runForExitCode, UsageError, type Terminal } from '../commands/commandLine';
import { isPreviewContext } from '../../platform/settings/previewSettings';
import { readSecretFiles } from '../../platform/settings/secretFiles';
import { anonymizeDatabase } from './anonymizeDatabase';

const help = `Replace every person's data in a copy of the shop's database: names, emails, phone numbers, addresses, notes,
ID photos, sessions, codes, pod keys, and dispensaries' secrets and addresses. It cannot be undone.

Usage: npm run anonymize                               in the build of a deploy preview, for its own branch
       npm run anonymize -- --copy <host>/<database>   anywhere else, with the database named as in DATABASE_URL

  --again   also if the copy was anonymized before: removes what testers entered since

Exit codes: 0 success, 1 refused or no database, 2 invalid arguments`;

const options = {
  copy: { type: 'string' },
  again: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** For messages: 'db.example/shop', without the port and password. */
const formatDatabaseName = (url: string): string => {
  const { hostname, pathname } = new URL(url);
  return hostname + pathname;
};

/** Null when a preview has no database of its own. Throws unless the database is certainly a copy. */
function findCopy(given: Terminal['env'], copy: string | undefined): string | null {
  const env = readSecretFiles(given, ['DATABASE_URL']);
  if (isPreviewContext(env.CONTEXT)) return env.NETLIFY_DB_URL?.trim() || null;
  const name = databaseUrlName(env);
  if (!name) throw new UsageError('DATABASE_URL: expected the address of a copy of the database');
  const url = env[name]!.trim();
  if (!URL.canParse(url)) throw new UsageError(`${name}: expected postgres://user:password@host:port/name`);
  if (copy !== formatDatabaseName(url))
    throw new UsageError(
      `All personal data in ${formatDatabaseName(url)} would be lost. Expected, if it is a copy: --copy ${formatDatabaseName(url)}`,
    );
  return url;
}

export const runAnonymize = (
  args: string[],
  open: (url: string) => Promise<DatabaseConnection>,
  terminal: Terminal,
): Promise<number> =>
  runForExitCode(async () => {
    const { copy, again, help: isHelp } = readArguments({ args, options }).values;
    if (isHelp) return terminal.print(help);
    const url = findCopy(terminal.env, copy);
    if (!url) return terminal.print('NETLIFY_DB_URL is not set: this preview has no database to anonymize.');
    const outcome = await closeAfter(await open(url), ({ database }) => anonymizeDatabase(database, again));
    terminal.print(
      outcome === 'done' ? 'No personal data is left.' : 'It was anonymized before. What testers entered since stays.',
    );
  }, terminal);
