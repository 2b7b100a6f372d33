import { parseDatabaseSettings } from '../../platform/settings/settings';
import type { DeadMessage } from '../../services/messages/outgoing/deadMessages';
import { runForExitCode, UsageError, type Terminal } from '../commands/commandLine';
import { openDeadLetters, type DeadLetters } from './deadLetters';
import { formatAge } from './formatAge';

const help = `List and retry messages to dispensaries that failed ten times (dead letters).

Usage: npm run outgoing -- <command>

  list             list them, oldest first, without personal data
  retry <id>       retry one message
  retry all        retry all messages

Uses the Postgres database of DATABASE_URL, or else the embedded database in DATA_DIR, with or without a running server.

Exit codes: 0 success, 1 failed or not found, 2 invalid arguments`;

const formatAgeSince = (since: string, now: Date): string => formatAge((now.getTime() - Date.parse(since)) / 1000);

const describe = ({ id, providerId, type, attempts, lastError, createdAt }: DeadMessage, now: Date): string =>
  [id, providerId, type, `${attempts} tries`, `${formatAgeSince(createdAt, now)} old`, lastError ?? ''].join('  ');

interface Timed extends Terminal {
  now?: () => Date;
}

async function list(letters: DeadLetters, { print, now = () => new Date() }: Timed): Promise<void> {
  const dead = await letters.list();
  print(dead.length ? dead.map((each) => describe(each, now())).join('\n') : 'No dead letters.');
}

async function retry(letters: DeadLetters, which: string, { print }: Timed): Promise<void> {
  const count = await letters.retry(which);
  if (count === 0 && which !== 'all') throw new Error(`No dead letter has the id ${which}.`);
  print(`${count} message(s) will be retried within seconds.`);
}

function findWork([command, which, ...more]: string[], terminal: Timed): (letters: DeadLetters) => Promise<void> {
  if (command === 'list' && which === undefined) return (letters) => list(letters, terminal);
  if (command === 'retry' && which !== undefined && more.length === 0)
    return (letters) => retry(letters, which, terminal);
  throw new UsageError('expected list, retry <id> or retry all');
}

export async function runOutgoingCommand(words: string[], terminal: Timed): Promise<number> {
  if (words.includes('--help') || words.includes('-h')) return (terminal.print(help), 0);
  return runForExitCode(async () => {
    const work = findWork(words, terminal);
    const letters = await openDeadLetters(parseDatabaseSettings(terminal.env));
    await work(letters).finally(letters.close);
  }, terminal);
}
