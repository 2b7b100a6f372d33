import type { ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Gatsby's dependencies use Node's deprecated punycode module, whose warning looks like an error. */
export const hidePunycodeWarning = '--disable-warning=DEP0040';

/** Makes a build a fifth faster: with V8's default, garbage collection runs too often. */
export const largeYoungGeneration = '--max-semi-space-size=64';

/** Node options for running TypeScript. A bundled server has no tsx and must not call this. */
export const tsxOptions = (): string[] => [
  '--import',
  pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href,
];

export function endWithParent<Child extends ChildProcess>(child: Child): Child {
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

export const waitForExit = (child: ChildProcess) =>
  new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  });
