import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';

import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundleFunctions } from '../../netlify/server/build/bundleFunctions';
import { readMigrationNames } from '../../netlify/database/migrate';

const root = fileURLToPath(new URL('../..', import.meta.url));
const here = fileURLToPath(new URL('.', import.meta.url));
const migrations = join(root, 'netlify/database/migrations');
const names = readMigrationNames();
const run = promisify(execFile);

let folder: string;
const children: ChildProcess[] = [];

/** Bundles the functions as a build in this context would. */
async function functionsOf(context: string): Promise<string> {
  const target = join(folder, context);
  await bundleFunctions(root, target, {
    ...process.env,
    CONTEXT: context,
    DEPLOY_PRIME_URL: 'https://x.example',
  });
  return target;
}

beforeAll(async () => {
  folder = mkdtempSync(join(root, 'dist/contract-'));
  await functionsOf('production');
  await functionsOf('deploy-preview');
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGTERM')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The database as a deploy of this code leaves it, or of an earlier state. */
function startDatabase(last = names.at(-1)!): Promise<string> {
  const child = spawn(process.execPath, [join(here, 'netlifyDatabase.mjs'), migrations, last]);
  children.push(child);
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const address = /ready (\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    child.once('exit', (code) => reject(new Error(`The emulated database ended with ${code}:\n${output}`)));
  });
}

const secrets = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: 'a'.repeat(64), BLOB_STORE: 'netlify' };
/** The emulation has one connection, whose transactions it does not keep apart. */
const base = {
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATABASE_POOL: '1',
  LOG_LEVEL: 'error',
  URL: 'https://shop.example',
};

async function call(context: string, env: Record<string, string>, ...paths: string[]) {
  const file = pathToFileURL(join(folder, context, 'api.mjs')).href;
  const { stdout } = await run(process.execPath, [join(here, 'callFunction.mjs'), file, ...paths], {
    env: { ...base, ...env },
  });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    answers: lines.filter((line) => 'path' in line) as { status: number; body: { code?: string; status: unknown } }[],
    log: lines
      .filter((line) => !('path' in line))
      .map((line) => JSON.stringify(line))
      .join('\n'),
  };
}

const tsx = (file: string, args: string[], env: Record<string, string>) =>
  run(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, env: { ...base, ...env } });

describe('Netlify Database', () => {
  test('a function finds it without a setting, and a deploy’s migrations are all it needs', async () => {
    const NETLIFY_DB_URL = await startDatabase();
    const { answers } = await call('production', { ...secrets, NETLIFY_DB_URL }, '/v1/app/ratings', '/v1/app/user/me');
    expect(answers.map(({ status }) => status)).toEqual([200, 401]);
  });

  test('our own migrator stays away from it', async () => {
    const url = await startDatabase();
    await expect(tsx('netlify/server/commands/migrate.ts', [], { NETLIFY_DB_URL: url })).rejects.toThrow(
      'NETLIFY_DB_URL: Netlify migrates its database at each deploy',
    );
    const { stdout } = await tsx('netlify/server/commands/migrate.ts', [], { DATABASE_URL: url });
    expect(stdout).toContain('The database is up to date.');
  });

  test('code that is newer than the database answers 503, and says why in the log', async () => {
    const NETLIFY_DB_URL = await startDatabase(names.at(-2));
    const { answers, log } = await call(
      'production',
      { ...secrets, NETLIFY_DB_URL },
      '/v1/health/ready',
      '/v1/app/user/me',
    );
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [503, 'database_mismatch'],
      [503, 'database_mismatch'],
    ]);
    expect(log).toContain(names.at(-1));
  });

  test('an address that leads nowhere: 503, and the reason in the log', async () => {
    const NETLIFY_DB_URL = 'postgres://shop:hunter2@127.0.0.1:1/shop';
    const { answers, log } = await call('production', { ...secrets, NETLIFY_DB_URL }, '/v1/health/ready');
    expect(answers).toMatchObject([{ status: 503, body: { code: 'database_unavailable' } }]);
    expect(log).toContain('ECONNREFUSED');
    expect(log).not.toContain('hunter2');
  });
});

describe('a deploy preview', () => {
  test('needs no secret, and serves its fork only once that was anonymized', async () => {
    const NETLIFY_DB_URL = await startDatabase();
    const before = await call('deploy-preview', { NETLIFY_DB_URL }, '/v1/app/ratings');
    expect(before.answers).toMatchObject([{ status: 503, body: { code: 'database_not_anonymized' } }]);
    const { stdout } = await tsx('netlify/server/anonymize/anonymize.ts', [], {
      CONTEXT: 'deploy-preview',
      NETLIFY_DB_URL,
    });
    expect(stdout).toContain('No personal data is left.');
    const after = await call('deploy-preview', { NETLIFY_DB_URL }, '/v1/app/ratings');
    expect(after.answers).toMatchObject([{ status: 200 }]);
  });

  test('names the settings that it ignores, never their values', async () => {
    const NETLIFY_DB_URL = await startDatabase();
    const { log } = await call('deploy-preview', { ...secrets, NETLIFY_DB_URL, LOG_LEVEL: 'warn' }, '/v1/health/live');
    expect(log).toContain('CODE_PEPPER');
    expect(log).not.toContain(secrets.CODE_PEPPER);
  });
});
