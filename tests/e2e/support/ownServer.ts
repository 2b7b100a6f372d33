import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../fixtures/servers/freePort';
import { expect } from './test';

type Env = Record<string, string>;

export interface OwnServer {
  origin: string;
  folder: string;
  dataDir: string;
  /** Keeps the data and the address. */
  restart: (changes?: Env) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts a shop for one journey, with an empty folder of its own. */
export async function startOwnServer(createEnv: (folder: string) => Env): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'own-server-'));
  const dataDir = join(folder, 'data');
  const origin = `http://127.0.0.1:${await freePort()}`;
  const env = { HOST: '127.0.0.1', PORT: new URL(origin).port, SITE_URL: origin, DATA_DIR: dataDir };
  const more = createEnv(folder);
  const start = async (changes: Env = {}) => {
    const server = spawn('tsx', ['netlify/server/server.ts'], {
      env: { ...process.env, ...env, ...more, ...changes },
      stdio: 'ignore',
    });
    await expect(async () => expect((await fetch(`${origin}/v1/health`)).ok).toBe(true)).toPass();
    return server;
  };
  let server = await start();
  const stop = async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
  };
  return {
    origin,
    folder,
    dataDir,
    restart: async (changes) => {
      await stop();
      server = await start(changes);
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
