import type { Log } from '../../platform/log/log';
import { exitWithError } from './runMain';

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
  const end = () => void close().catch(exitWithError);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  // This does not count as a second signal: npm's shell may die while the server is already closing.
  onLeftBehind(() => void (closingSince ?? end()));
  return (closer) => void closers.push(closer);
}
