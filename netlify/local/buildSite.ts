import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildAdmin } from './admin/buildAdmin';
import { isBuilt, removeStamp, sourcesHash, writeStamp } from './buildStamp';

/** Runs Gatsby's CLI with this Node version and shows its output. It ends when this process does. */
export function spawnGatsby(root: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const cli = createRequire(join(root, 'package.json')).resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      // Gatsby's dependencies use Node's deprecated punycode module. We cannot fix that, and the warning looks like an error.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`.trim(),
      ...env,
    },
  });
  const end = () => child.kill('SIGTERM');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  });

/** Builds the editor at /admin, which is not a Gatsby page. */
export const buildEditor = (root: string): Promise<void> =>
  buildAdmin(
    { root, content: process.env.CONTENT_DIR || join(root, 'content'), out: join(root, 'public') },
    process.env,
  );

/** Builds the site and records the sources' hash. `isForced` builds even if nothing has changed. */
export async function buildSite(
  root: string,
  isForced: boolean,
  print: (line: string) => void = console.log,
): Promise<void> {
  // Hash before the build, so that edits made during it count as changes.
  const hash = sourcesHash(root, process.env);
  if (!isForced && isBuilt(root, hash)) return print('The site is up to date.');
  print('Building the site (two or three minutes the first time) …');
  removeStamp(root);
  const code = await ended(spawnGatsby(root, ['build'], { NODE_ENV: 'production' }));
  if (code !== 0) throw new Error(`The build failed (exit code ${code}). See the errors above.`);
  await buildEditor(root);
  writeStamp(root, hash);
}
