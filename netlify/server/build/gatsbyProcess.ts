import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deferPicturesSetting } from '../../../src/content/pictures/pictures';
import { readScheduledTimes, refreshSite } from '../../../src/content/build/refreshSite';
import { buildAdmin, writeEditorContent } from '../admin/buildAdmin';
import { ContentError } from '../../../src/content/files/contentError';
import { sitePaths } from '../site/sitePaths';
import { endWithParent, waitForExit, hidePunycodeWarning, largeYoungGeneration } from './childProcess';
import { compareBuild, getOutdatedDate, removeStamp, sourceHashes, writeStamp } from './buildStamp';

/** Runs Gatsby's CLI with this Node version. It ends when this process does. */
export function spawnGatsby(root: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const manifest = createRequire(join(root, 'package.json')).resolve('gatsby/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { gatsby: string } };
  const child = spawn(process.execPath, [join(dirname(manifest), bin.gatsby), ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${hidePunycodeWarning} ${largeYoungGeneration}`.trim(),
      ...env,
    },
  });
  return endWithParent(child);
}

export const buildEditor = (root: string): Promise<void> => buildAdmin(sitePaths(root), process.env);

async function runGatsby(root: string): Promise<void> {
  const code = await waitForExit(spawnGatsby(root, ['build']));
  if (code !== 0) throw new Error(`The build failed (exit code ${code}). See the errors above.`);
  await buildEditor(root);
}

/** Updates the pages without Gatsby. Returns false if Gatsby must build them. */
async function refresh(root: string, print: (line: string) => void): Promise<boolean> {
  print('Updating the pages …');
  const refreshed = await refreshSite(sitePaths(root), print);
  if (!refreshed) return false;
  const { content, pictures } = refreshed.site;
  writeEditorContent(sitePaths(root), () => ({ content, pictures }), process.env);
  print(`Pages written: ${refreshed.pages}.`);
  return true;
}

interface BuildOptions {
  /** Builds everything. Otherwise updates the last build. */
  isForced?: boolean;
  /** Leaves pictures to the server, which renders them on request. */
  defersPictures?: boolean;
  print?: (line: string) => void;
}

export async function buildSite(root: string, options: BuildOptions = {}): Promise<void> {
  const { isForced = false, defersPictures = false, print = console.log } = options;
  const start = new Date();
  if (defersPictures) process.env[deferPicturesSetting] = '1';
  // Hash before building, so that edits during the build count as changes.
  const sources = sourceHashes(root, process.env);
  const built = isForced ? null : compareBuild(root, sources);
  if (built === 'all' && defersPictures) return print('The site is up to date.');
  const restoreStamp = removeStamp(root);
  const refreshed =
    built !== null &&
    (await refresh(root, print).catch((error: unknown) => {
      // A content error is thrown before anything is written.
      if (error instanceof ContentError) restoreStamp();
      throw error;
    }));
  if (!refreshed) {
    print('Building the site (one to two minutes the first time) …');
    await runGatsby(root);
  }
  writeStamp(root, sources, getOutdatedDate(start, readScheduledTimes(root)));
}
