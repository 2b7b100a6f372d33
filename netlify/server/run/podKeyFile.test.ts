import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { podKeyFile, writePodKeyFile } from './podKeyFile';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pod-keys-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keys = [{ key: 'ABCDEFGH', batchId: 'B-1', productVariantId: 'pod-a' }];
const file = () => join(dataDir, 'pod-keys.csv');

test('D-24 the demo’s keys are written in the manufacturer’s format, readable only by their owner', () => {
  writeFileSync(file(), '', { mode: 0o644 });
  writePodKeyFile({ dataDir, isPrivate: true, keys });
  expect(readFileSync(file(), 'utf8')).toBe('key,batchId,variantId\nABCDEFGH,B-1,pod-a\n');
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(podKeyFile(dataDir)).toBe(file());
});

test.each([
  ['others can reach the server', false, keys],
  ['the database is a real shop’s', true, null],
])('D-24 no keys are kept where %s', (_, isPrivate, settings) => {
  writePodKeyFile({ dataDir, isPrivate: true, keys });
  writePodKeyFile({ dataDir, isPrivate, keys: settings });
  expect([existsSync(file()), podKeyFile(dataDir)]).toEqual([false, null]);
});
