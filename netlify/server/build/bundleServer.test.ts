import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleServer } from './bundleServer';

/** The folder is outside the project, so that the server finds no packages in the project's node_modules. */
const folder = mkdtempSync(join(tmpdir(), 'bundled-server-'));
beforeAll(() => bundleServer(process.cwd(), folder));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['server', 'DATABASE_URL: required, because a server built by npm run build:server has no embedded database'],
  ['migrate', 'DATABASE_URL'],
])('the bundled %s runs without the project’s packages, and says what it needs', (name, message) => {
  const { DATABASE_URL: _, NETLIFY_DB_URL: __, ...env } = process.env;
  const { status, stderr } = spawnSync(process.execPath, [join(folder, `${name}.mjs`)], { cwd: folder, env });
  expect(stderr.toString()).toContain(message);
  expect(status).toBe(1);
});
