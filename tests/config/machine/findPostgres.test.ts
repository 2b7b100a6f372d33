import { existsSync, mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPostgres, linkLibraries, type Platform } from './findPostgres';

const place = (working: string[], more: Partial<Platform> = {}): Platform => ({
  setting: undefined,
  packaged: '/package/native',
  installed: ['/system/16/bin', '/system/15/bin'],
  starts: (folder) => working.includes(folder),
  copy: () => '/copy/native/bin',
  ...more,
});
const [packaged, copied, newest, older] = [
  '/package/native/bin',
  '/copy/native/bin',
  '/system/16/bin',
  '/system/15/bin',
] as const;

describe('the Postgres that the tests use', () => {
  test.each<[string, string[], Partial<Platform>, string]>([
    ['the one that POSTGRES_BIN names', ['/mine', packaged, newest], { setting: '/mine' }, '/mine'],
    ["the package's before the system's", [packaged, newest], {}, packaged],
    ['a copy of the package if it does not start in place', [copied, newest], {}, copied],
    ["the system's newest if the package does not start", [newest, older], {}, newest],
    ["the system's if the machine has no package", [copied, older], { packaged: null }, older],
  ])('is %s', (_, working, more, expected) => {
    expect(findPostgres(place(working, more))).toBe(expected);
  });

  test('is an error if POSTGRES_BIN names something else, or if there is none', () => {
    expect(() => findPostgres(place([packaged], { setting: '/gone' }))).toThrow('POSTGRES_BIN is /gone');
    expect(() => findPostgres(place([]))).toThrow(/npm ci.*POSTGRES_BIN/);
  });

  test('a copied package gets the library links that npm cannot pack', () => {
    const folder = mkdtempSync(join(tmpdir(), 'native-'));
    const native = join(folder, 'native');
    mkdirSync(join(native, 'lib'), { recursive: true });
    writeFileSync(join(native, 'lib/libpq.so.5.18'), '');
    const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
    writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify([link]));
    linkLibraries(native);
    linkLibraries(native);
    expect([readlinkSync(join(native, 'lib/libpq.so.5')), existsSync(join(native, 'lib/libpq.so.5'))]).toEqual([
      'libpq.so.5.18',
      true,
    ]);
    rmSync(folder, { recursive: true });
  });
});
