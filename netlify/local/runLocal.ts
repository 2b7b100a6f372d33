import { existsSync } from 'node:fs';
import { editsFiles } from './admin/editsFiles';
import { isLoopback } from './isLoopback';
import type { OpenLocal } from './openLocal';
import type { Listening } from './listen';

/** The outbox of a server that nobody but this machine reaches and that sends nothing (D-23). */
export const readableOutbox = ({ context: { settings, outbox } }: OpenLocal) =>
  settings.smtp === null && settings.twilio === null && isLoopback(settings.host) ? outbox.list : null;

/** Where this server differs from what the dispensary's command expects. */
const dispensaryOptions = (origin: string, { context: { settings } }: OpenLocal): string =>
  (origin === 'http://127.0.0.1:8888' ? '' : ` --url ${origin}`) +
  (settings.dataDir === '.data' ? '' : ` --data ${settings.dataDir}`);

/** What to open next. */
export const describe = ({ origin }: Pick<Listening, 'origin'>, opened: OpenLocal): string =>
  [
    '',
    `  Shop        ${origin}/`,
    ...(readableOutbox(opened) ? [`  Outbox      ${origin}/__outbox   (codes that the shop would have sent)`] : []),
    ...(editsFiles(opened.context.settings) ? [`  Editor      ${origin}/admin   (edits the files in content/)`] : []),
    `  API         ${origin}/v1/openapi.json`,
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
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

/** Ctrl+C may come twice, from the terminal and from the runner above: only one that comes later is a person's second. */
const oneStroke = 1_000;

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
    for (const closer of closers.toReversed()) await closer();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close().catch(fail));
  return (closer) => void closers.push(closer);
}
