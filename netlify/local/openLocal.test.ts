import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localSettings } from './openLocal';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('with the embedded database, secrets are created, and the site URL follows the address', () => {
  const settings = localSettings({ DATA_DIR: dataDir, PORT: '8719', DATABASE_URL: ' ' });
  expect(settings).toMatchObject({ databaseUrl: null, siteUrl: 'http://localhost:8719' });
  expect(localSettings({ DATA_DIR: dataDir }).codePepper).toBe(settings.codePepper);
});

test.each(['DATABASE_URL', 'NETLIFY_DATABASE_URL'])(
  'with %s, the secrets must be set, and none are created',
  (name) => {
    const env = { DATA_DIR: dataDir, [name]: 'postgres://shop@127.0.0.1/shop' };
    expect(() => localSettings(env)).toThrow(
      [
        'These settings are invalid:',
        '  CODE_PEPPER: expected a secret of at least 32 characters',
        '  ID_IMAGE_KEY: expected 32 bytes as 64 hexadecimal digits',
      ].join('\n'),
    );
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
    const given = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: '0f'.repeat(32) };
    expect(localSettings({ ...env, ...given }).databaseUrl).toBe(env[name]);
  },
);
