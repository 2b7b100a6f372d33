import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../fixtures/servers/freePort';
import { findPostgres, currentPlatform, userToRunAs, type RunAs } from './findPostgres';

export interface TemporaryPostgres {
  url: string;
  /** The main process, which is the parent of all others. */
  pid: number;
  version: string;
  stop: () => Promise<void>;
}

interface Options {
  /** Makes commits wait for the disk, as in production. Tests do not need it. */
  isDurable?: boolean;
  settings?: Record<string, string | number>;
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((done) => child.once('exit', () => done()));

/** Returns the server's version once it responds. */
async function waitUntilReady(url: string, server: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      return rows[0]!.server_version;
    } catch {
      if (server.exitCode !== null) break;
      await pause(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new Error('The temporary Postgres did not start.');
}

interface Start extends Required<Options> {
  programs: string;
  folder: string;
  user: RunAs;
}

async function start({ programs, folder, user, isDurable, settings }: Start): Promise<TemporaryPostgres> {
  const data = join(folder, 'data');
  execFileSync(join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const more = { logging_collector: 'off', ...settings };
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder].concat(
      isDurable ? [] : ['-F'],
      Object.entries(more).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ),
    // In its own process group, so that Ctrl+C does not stop it before the programs that use it.
    { ...user, cwd: folder, stdio: 'ignore', detached: true },
  );
  const end = async () => {
    server.kill('SIGINT');
    await ended(server);
  };
  const url = `postgres://test@127.0.0.1:${port}/postgres`;
  try {
    return { url, pid: server.pid!, version: await waitUntilReady(url, server), stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

export async function startPostgres({ isDurable = false, settings = {} }: Options = {}): Promise<TemporaryPostgres> {
  const user = userToRunAs();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const programs = findPostgres(currentPlatform(folder, user));
    const server = await start({ programs, folder, user, isDurable, settings });
    return { ...server, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
