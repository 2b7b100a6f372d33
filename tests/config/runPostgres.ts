import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** What a real server shows that the embedded database, with its one connection, cannot: locks, deadlocks, races. */
const tested = ['netlify/services', 'netlify/routes', 'netlify/database/migrate.test.ts'];
const systemFolder = '/usr/lib/postgresql';

/** The folder of Postgres's programs: POSTGRES_BIN, else the newest that the system has installed. */
function findPrograms(): string {
  const installed = existsSync(systemFolder)
    ? readdirSync(systemFolder)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(systemFolder, version, 'bin'))
    : [];
  const found = [process.env.POSTGRES_BIN ?? '', ...installed].find((folder) => existsSync(join(folder, 'initdb')));
  if (!found) throw new Error(`No Postgres was found: install one, or set POSTGRES_BIN to the folder of its initdb.`);
  return found;
}

/** Postgres refuses to run as root: then as the system's own user for it, or as nobody. */
function userToRunAs(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('Expected a user postgres or nobody: Postgres does not run as root.');
}

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise<number | null>((done) => child.once('exit', done));

async function waitUntilReady(programs: string, port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 150; tries += 1) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      if (server.exitCode !== null) break;
      await pause(200);
    }
  }
  throw new Error('The temporary Postgres did not start.');
}

function runTests(url: string): ChildProcess {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const asked = process.argv.slice(2);
  const options = ['run', '--config', 'tests/config/vitest.config.mts', '--project', 'node'];
  return spawn(process.execPath, [vitest, ...options, ...(asked.length ? asked : tested)], {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: url },
  });
}

/** `npm run test:postgres`: the server's tests on a Postgres of their own, which is gone afterwards. */
async function main(): Promise<void> {
  const programs = findPrograms();
  const user = userToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const running: ChildProcess[] = [];
  // The tests first; Postgres ends once they have.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running.at(-1)?.kill('SIGINT'));
  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      {
        ...user,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const port = await freePort();
    const options = ['-h', '127.0.0.1', '-p', String(port), '-k', folder, '-F'];
    // A group of its own, so that Ctrl+C in the terminal does not end it before the tests.
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...options, '-c', 'logging_collector=off'], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    });
    running.push(server);
    await waitUntilReady(programs, port, server);
    const tests = runTests(`postgres://test@127.0.0.1:${port}/postgres`);
    running.push(tests);
    process.exitCode = (await ended(tests)) ?? 1;
  } finally {
    const [server] = running;
    server?.kill('SIGINT');
    if (server) await ended(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
