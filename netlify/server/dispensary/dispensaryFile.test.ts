import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeDispensaryFile } from './dispensaryFile';

let dataDir: string;
const writeFile = (host: string) => writeDispensaryFile({ dataDir, host, providers: [] });
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dispensary-'));
  writeFile('127.0.0.1');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the secrets file', () => {
  const mode = () => statSync(join(dataDir, 'dispensary.json')).mode & 0o777;

  test('is only readable by its owner, even if it was readable by others before', () => {
    expect(mode()).toBe(0o600);
    rmSync(join(dataDir, 'dispensary.json'));
    writeFileSync(join(dataDir, 'dispensary.json'), '{}', { mode: 0o644 });
    writeFile('::1');
    expect(mode()).toBe(0o600);
  });

  test.each(['0.0.0.0', '::', '192.168.1.5', 'shop.example', '127.evil.example'])(
    'is not written when listening on %s',
    (host) => {
      writeFile(host);
      expect(() => mode()).toThrow('ENOENT');
    },
  );
});
