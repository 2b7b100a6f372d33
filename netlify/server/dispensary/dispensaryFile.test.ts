import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeDispensaryFile } from './dispensaryFile';

let dataDir: string;
const writeFile = (isPrivate: boolean) => writeDispensaryFile({ dataDir, isPrivate, providers: [] });
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dispensary-'));
  writeFile(true);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the secrets file', () => {
  const mode = () => statSync(join(dataDir, 'dispensary.json')).mode & 0o777;

  test('is only readable by its owner, even if it was readable by others before', () => {
    expect(mode()).toBe(0o600);
    rmSync(join(dataDir, 'dispensary.json'));
    writeFileSync(join(dataDir, 'dispensary.json'), '{}', { mode: 0o644 });
    writeFile(true);
    expect(mode()).toBe(0o600);
  });

  test('is deleted on a server that others can reach', () => {
    writeFile(false);
    expect(() => mode()).toThrow('ENOENT');
  });
});
