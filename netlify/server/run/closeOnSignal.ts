import type { Log } from '../../platform/log/log';
import { exitWithError } from './runMain';

/** A single Ctrl+C may arrive twice, from the terminal and from npm. */
const sameSignalMs = 300;
/** With the time to drain, hosts must wait longer than this before they kill the process. */
export const closeTimeoutMs = 20_000;

/** Exits like Node, but without printing the values that a database error contains. The log omits them. */
export const logUncaught = (log: Log): void =>
  void process.on('uncaughtException', (error) => {
    log.error('Uncaught error, exiting', { error });
    process.exit(1);
  });

/** Some shells do not forward npm's signals. Orphaned, the server would keep its port and data folder. */
function onOrphaned(close: () => void): void {
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
 * Closes in reverse order of opening, within 20 seconds after `drainMs`. A second signal exits at once. The returned
 * function adds a closer.
 */
export function closeOnSignal(drainMs = 0): (closer: () => Promise<unknown>) => void {
  const closers: (() => Promise<unknown>)[] = [];
  let closingSince: number | null = null;
  const close = async () => {
    if (closingSince !== null) return performance.now() - closingSince > sameSignalMs ? process.exit(1) : undefined;
    closingSince = performance.now();
    setTimeout(() => process.exit(1), drainMs + closeTimeoutMs).unref();
    for (const closer of closers.toReversed()) await closer();
    process.exit(0);
  };
  const end = () => void close().catch(exitWithError);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // This is not a second signal: npm's shell may exit while the server is already closing.
  onOrphaned(() => void (closingSince ?? end()));
  return (closer) => void closers.push(closer);
}
