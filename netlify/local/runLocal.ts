import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isLoopback } from '../platform/isLoopback';
import type { Log } from '../platform/log/log';
import { messageOf } from '../platform/messageOf';
import type { OpenLocal } from './openLocal';
import type { Listening } from './listen';
import { podKeyFile } from './podKeyFile';
import { tokenName } from './private/ownerToken';
import type { PrivateParts } from './private/privatePaths';

/** The outbox of a server without senders. */
export const readableOutbox = ({ context: { settings, outbox } }: OpenLocal): PrivateParts['outbox'] =>
  settings.smtp === null && settings.twilio === null ? outbox : null;

/** Options the dispensary command needs when this server does not use the defaults. */
const dispensaryOptions = (origin: string, { context: { settings } }: OpenLocal): string =>
  (origin === 'http://127.0.0.1:8888' ? '' : ` --url ${origin}`) +
  (settings.dataDir === '.data' ? '' : ` --data ${settings.dataDir}`);

/** The line with the path of the demo's pod keys, if this is the demo. */
function podKeyLine({ context: { settings } }: OpenLocal): string[] {
  const file = podKeyFile(settings.dataDir);
  return file ? [`  Pod keys    ${file}   (for trying an unlock)`] : [];
}

/** The URLs for the owner, each with the token that lets a browser in, and where scripts find the token. */
function ownLines(origin: string, opened: OpenLocal): string[] {
  const { gate, context } = opened;
  if (!gate) return [];
  const at = (path: string) => `${origin}${path}?token=${gate.token}`;
  return [
    ...(readableOutbox(opened) ? [`  Outbox      ${at('/__outbox')}   (messages the shop would have sent)`] : []),
    `  Editor      ${at('/admin')}   (edits the files in content/)`,
    `  Status      ${at('/__status')}`,
    `  Token       ${join(context.settings.dataDir, tokenName)}   (scripts send it as “Authorization: Bearer …”)`,
  ];
}

/** Browsers withhold these features from pages over plain HTTP, except on this machine. */
const httpsLine = ({ context: { settings } }: OpenLocal): string[] =>
  isLoopback(settings.host)
    ? []
    : ['  HTTPS       Needed on other machines for location, camera, order alerts and reading pages offline'];

/** The text printed at startup, with what to open. */
export const describe = ({ origin }: Pick<Listening, 'origin'>, opened: OpenLocal): string =>
  [
    '',
    `  Shop        ${origin}/`,
    `  API         ${origin}/v1/docs`,
    ...httpsLine(opened),
    ...ownLines(origin, opened),
    ...podKeyLine(opened),
    `  Dispensary  npm run dispensary -- orders${dispensaryOptions(origin, opened)}`,
    '',
    '  Press Ctrl+C to stop.',
    '',
  ].join('\n');

/** Runs a command with the settings in `.env`, if there is one. A failure prints one message and exits with code 1. */
export function runMain(main: () => Promise<void>): void {
  // Variables from the shell take precedence over the file.
  if (existsSync('.env')) process.loadEnvFile('.env');
  main().catch(fail);
}

function fail(error: unknown): void {
  console.error(messageOf(error));
  process.exit(1);
}

/** In milliseconds. A single Ctrl+C may arrive twice, from the terminal and from npm. Only a later signal is a second one. */
const sameSignalMs = 300;
/** More than closing takes, and less than the 30 seconds after which hosts usually kill a process. */
const closeTimeoutMs = 20_000;

/**
 * Ends the process on an uncaught error, as Node would. Node would print the whole error, and database errors contain the
 * values of their statement; the log omits them.
 */
export const logUncaught = (log: Log): void =>
  void process.on('uncaughtException', (error) => {
    log.error('Uncaught error, exiting', { error });
    process.exit(1);
  });

/**
 * Stops the server when npm's shell dies: some shells do not forward a signal from npm, and the server would keep its port
 * and data folder. An orphaned process gets a new parent.
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
 * Closes everything once on SIGINT or SIGTERM, in reverse order of opening. A second signal exits immediately. Returns a
 * function that adds something to close.
 */
export function closeOnSignal(): (closer: () => Promise<unknown>) => void {
  const closers: (() => Promise<unknown>)[] = [];
  let closingSince: number | null = null;
  const close = async () => {
    if (closingSince !== null) return performance.now() - closingSince > sameSignalMs ? process.exit(1) : undefined;
    closingSince = performance.now();
    setTimeout(() => process.exit(1), closeTimeoutMs).unref();
    for (const closer of closers.toReversed()) await closer();
    process.exit(0);
  };
  const end = () => void close().catch(fail);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // This does not count as a second signal: npm's shell may die while the server is already closing.
  onLeftBehind(() => void (closingSince ?? end()));
  return (closer) => void closers.push(closer);
}
