import { spawn } from 'node:child_process';
import { compareBuild, sourceHashes } from './buildStamp';
import { endWithParent, waitForExit, hidePunycodeWarning, largeYoungGeneration } from './childProcess';

/** A separate process, because building loads much code that the server does not need. */
export const updateCommand: readonly string[] = [
  process.execPath,
  hidePunycodeWarning,
  largeYoungGeneration,
  '--import',
  'tsx',
  'netlify/server/build/build.ts',
  '--defer-pictures',
  '--keep-ratings',
];

export async function updateSite(root: string): Promise<void> {
  if (compareBuild(root, sourceHashes(root, process.env)) === 'all') return console.log('The site is up to date.');
  const [program, ...args] = updateCommand;
  const code = await waitForExit(endWithParent(spawn(program!, args, { cwd: root, stdio: 'inherit' })));
  if (code !== 0) throw new Error('The site was not built. See the errors above.');
}
