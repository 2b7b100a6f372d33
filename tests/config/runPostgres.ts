import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { startPostgres } from './machine/temporaryPostgres';
import { getErrorMessage } from '../../netlify/platform/getErrorMessage';

/** `--races` runs the tests in which several connections compete. Other arguments are the files to run. */
function projectsOf(args: string[]): string[] {
  if (args[0] === '--races') return ['--project', 'races', ...args.slice(1)];
  if (args.length) return ['--project', 'shared', '--project', 'alone', '--project', 'races', ...args];
  return ['--project', 'postgres', '--project', 'postgres-alone'];
}

function runTests(url: string): ChildProcess {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const options = ['run', '--config', 'tests/config/vitest.config.mts', ...projectsOf(process.argv.slice(2))];
  return spawn(process.execPath, [vitest, ...options], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
}

/** Runs as `npm run test:postgres` and `npm run test:races`. */
async function main(): Promise<void> {
  const server = await startPostgres();
  let tests: ChildProcess | null = null;
  // Postgres must stop after the tests.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests?.kill('SIGINT'));
  try {
    console.log(`On Postgres ${server.version}.`);
    tests = runTests(server.url);
    const running = tests;
    process.exitCode = await new Promise<number>((done) => running.once('exit', (code) => done(code ?? 1)));
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
});
