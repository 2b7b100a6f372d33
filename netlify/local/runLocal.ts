import { existsSync } from 'node:fs';
import type { Log } from '../platform/log';
import { messageOf } from '../platform/messageOf';
import type { OpenLocal } from './openLocal';
import type { Listening } from './listen';
import { podKeyFile } from './podKeyFile';
import type { PrivateParts } from './privatePaths';

/**
 * The outbox of a server that sends nothing (D-23). Scripts read it without a token where it is the embedded demo's, in
 * which nobody is a real shopper.
 */
export const readableOutbox = ({ context: { settings, outbox } }: OpenLocal): PrivateParts['outbox'] =>
  settings.smtp === null && settings.twilio === null
    ? { list: outbox.list, isOpen: settings.databaseUrl === null }
    : null;

/** Where this server differs from what the dispensary's command expects. */
const dispensaryOptions = (origin: string, { context: { settings } }: OpenLocal): string =>
  (origin === 'http://127.0.0.1:8888' ? '' : ` --url ${origin}`) +
  (settings.dataDir === '.data' ? '' : ` --data ${settings.dataDir}`);

/** Where the demo's pod keys are, if it is the demo. */
function podKeyLine({ context: { settings } }: OpenLocal): string[] {
  const file = podKeyFile(settings.dataDir);
  return file ? [`  Pod keys    ${file}   (letters to try an unlock with)`] : [];
}

/** The addresses for the owner alone, each with the token that lets a browser in. */
function ownLines(origin: string, opened: OpenLocal): string[] {
  const { gate } = opened;
  if (!gate) return [];
  const at = (path: string) => `${origin}${path}?token=${gate.token}`;
  return [
    ...(readableOutbox(opened) ? [`  Outbox      ${at('/__outbox')}   (codes that the shop would have sent)`] : []),
    `  Editor      ${at('/admin')}   (edits the files in content/)`,
    `  Status      ${at('/__status')}`,
  ];
}

/** What to open next. */
export const describe = ({ origin }: Pick<Listening, 'origin'>, opened: OpenLocal): string =>
  [
    '',
    `  Shop        ${origin}/`,
    `  API         ${origin}/v1/docs`,
    ...ownLines(origin, opened),
    ...podKeyLine(opened),
    `  Dispensary  npm run dispensary -- orders${dispensaryOptions(origin, opened)}`,
    '',
    '  Stop with Ctrl+C.',
    '',
  ].join('\n');

/** Runs a program of the command line with the settings of `.env`, if there is one; a failure is one message and exit code 1. */
export function runMain(main: () => Promise<void>): void {
  // What the shell says goes before the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  main().catch(fail);
}

function fail(error: unknown): void {
  console.error(messageOf(error));
  process.exit(1);
}

/** Ctrl+C may come twice, from the terminal and from the runner above: only one that comes later is a person's second. */
const oneStroke = 300;
/** More than closing takes; a host kills who takes longer, commonly after 30 seconds. */
const longestClose = 20_000;

/**
 * What nobody caught ends the process, as Node would end it. Node would print it whole, and errors of the database bear
 * the values of their statement; the log tells it without them.
 */
export const logUncaught = (log: Log): void =>
  void process.on('uncaughtException', (error) => {
    log.error('Ended by an error that nobody caught', { error });
    process.exit(1);
  });

/**
 * npm hands a signal to the shell that it runs a script by, and some shells die of it and tell nobody: the server would
 * stay, with its port and its data folder. A process without its parent has another one.
 */
function onLeftBehind(close: () => void): void {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event ?? '')) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    close();
  }, 250);
  watch.unref();
}

/**
 * Closes once on Ctrl+C or a polite kill, what was opened last first; a second signal ends the process at once. Gives the
 * way to add what is to be closed.
 */
export function closeOnSignal(): (closer: () => Promise<unknown>) => void {
  const closers: (() => Promise<unknown>)[] = [];
  let closingSince: number | null = null;
  const close = async () => {
    if (closingSince !== null) return performance.now() - closingSince > oneStroke ? process.exit(1) : undefined;
    closingSince = performance.now();
    setTimeout(() => process.exit(1), longestClose).unref();
    for (const closer of closers.toReversed()) await closer();
    process.exit(0);
  };
  const end = () => void close().catch(fail);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // Not a second signal: a shell may end while its server is closing.
  onLeftBehind(() => void (closingSince ?? end()));
  return (closer) => void closers.push(closer);
}
