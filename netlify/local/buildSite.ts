import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pictureFolders, picturesLater, renderPictures } from '../../src/content/pictures';
import { buildAdmin } from './admin/buildAdmin';
import { isBuilt, removeStamp, sourcesHash, writeStamp } from './buildStamp';
import { endWithThis, exitCode } from './childProcess';
import { sitePlaces } from './sitePlaces';

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
  return endWithThis(child);
}

/** Builds the editor at /admin, which is not a Gatsby page. */
export const buildEditor = (root: string): Promise<void> => buildAdmin(sitePlaces(root), process.env);

interface BuildOptions {
  /** Builds even if nothing has changed. */
  isForced?: boolean;
  /** Skips the pictures, which the local server renders on request. */
  hasLatePictures?: boolean;
  print?: (line: string) => void;
}

/** Builds the site and records the sources' hash. */
export async function buildSite(root: string, options: BuildOptions = {}): Promise<void> {
  const { isForced = false, hasLatePictures = false, print = console.log } = options;
  // Hash before the build, so that edits made during it count as changes.
  const hash = sourcesHash(root, process.env);
  if (!isForced && isBuilt(root, hash)) {
    print('The site is up to date.');
    // `npm start` may have been stopped before all pictures were rendered.
    if (!hasLatePictures) await renderPictures(pictureFolders(sitePlaces(root)), print);
    return;
  }
  print('Building the site (two or three minutes the first time) …');
  removeStamp(root);
  const env = { NODE_ENV: 'production', [picturesLater]: hasLatePictures ? '1' : undefined };
  const code = await exitCode(spawnGatsby(root, ['build'], env));
  if (code !== 0) throw new Error(`The build failed (exit code ${code}). See the errors above.`);
  await buildEditor(root);
  writeStamp(root, hash);
}
