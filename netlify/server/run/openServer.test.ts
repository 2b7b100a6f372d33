import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeContent } from '../../../tests/fixtures/contentFolder';
import { buildHookTimes, serverSettings } from './openServer';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('with the embedded database, secrets are created, and the site URL follows the address', () => {
  const settings = serverSettings({ DATA_DIR: dataDir, PORT: '8719', DATABASE_URL: ' ' });
  expect(settings).toMatchObject({ databaseUrl: null, siteUrl: 'http://localhost:8719' });
  expect(serverSettings({ DATA_DIR: dataDir }).codePepper).toBe(settings.codePepper);
});

test('the content is read for moments that need a build only if a build hook is set', () => {
  const now = new Date('2026-11-25T00:00:00Z');
  const publishAt = { day: '2026-12-01', time: '09:00', timezone: 'America/Los_Angeles' };
  const news = {
    originalId: 'later',
    text: { en: 'Later', fr: 'Plus tard' },
    category: 'news',
    expiresAfter: null,
    meta: { publishedAt: '2026-01-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' },
    link: null,
    picture: null,
    visibilitySettings: { authentication: 'any', subcountries: [] },
    publishAt,
  };
  const content = writeContent({ 'notifications/later.json': news });
  const hooked = serverSettings({ DATA_DIR: dataDir, BUILD_HOOK_URL: 'https://hooks.test/build' });
  const sources = { content, bundled: null, now };
  expect(buildHookTimes(hooked, sources)).toEqual([new Date('2026-12-01T17:00:00Z')]);
  expect(buildHookTimes(serverSettings({ DATA_DIR: dataDir }), sources)).toEqual([]);
});

test.each(['DATABASE_URL', 'NETLIFY_DATABASE_URL'])(
  'with %s, the secrets must be set, and none are created',
  (name) => {
    const env = { DATA_DIR: dataDir, [name]: 'postgres://shop@127.0.0.1/shop' };
    expect(() => serverSettings(env)).toThrow(
      [
        'These settings are invalid:',
        '  CODE_PEPPER: expected a secret of at least 32 characters',
        '  ID_IMAGE_KEY: expected 32 bytes as 64 hexadecimal digits',
      ].join('\n'),
    );
    expect(existsSync(join(dataDir, 'secrets.json'))).toBe(false);
    const secrets = { CODE_PEPPER: 'p'.repeat(32), ID_IMAGE_KEY: '0f'.repeat(32) };
    expect(serverSettings({ ...env, ...secrets }).databaseUrl).toBe(env[name]);
  },
);
