import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { journeyServer } from '../../config/journeyServer';

const run = promisify(execFile);

/** Runs the dispensary's command line: `dispensary('accept', detailsId)`. */
export async function dispensary(...args: string[]): Promise<string> {
  const { port, dataDir } = journeyServer();
  const command = join('node_modules', '.bin', 'tsx');
  const isOwn = args.some((arg) => arg.startsWith('journey-'));
  const target = ['--url', `http://127.0.0.1:${port}`, '--data', isOwn ? join(dataDir, 'own') : dataDir];
  return (await run(command, ['netlify/server/dispensary/dispensary.ts', ...args, ...target])).stdout;
}
