import { spawn } from 'node:child_process';
import { builtFrom, sourceHashes } from './buildStamp';
import { endWithThis, exitCode, quiet } from './childProcess';

/** A separate process, because building loads much code that the server does not need. */
export const updateCommand: readonly string[] = [
  process.execPath,
  quiet,
  '--import',
  'tsx',
  'netlify/server/build/build.ts',
  '--changes',
];

export async function updateSite(root: string): Promise<void> {
  if (builtFrom(root, sourceHashes(root, process.env)) === 'all') return console.log('The site is up to date.');
  const [program, ...args] = updateCommand;
  const code = await exitCode(endWithThis(spawn(program!, args, { cwd: root, stdio: 'inherit' })));
  if (code !== 0) throw new Error('The site was not built. See the errors above.');
}
