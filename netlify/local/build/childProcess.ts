import type { ChildProcess } from 'node:child_process';

/** Gatsby's dependencies use Node's deprecated punycode module. We cannot fix that, and the warning looks like an error. */
export const quiet = '--disable-warning=DEP0040';

/** Ends a process when this one ends. */
export function endWithThis(child: ChildProcess): ChildProcess {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

/** The exit code of a process, once it has ended. */
export const ended = (child: ChildProcess) =>
  new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  });
