import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropOldScripts, retentionDays } from './dropOldScripts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const day = 24 * 60 * 60 * 1000;
const old = ['app-0a1b2c3d.js', 'app-0a1b2c3d.js.map', 'app-0a1b2c3d.js.LICENSE.txt'];
const latest = ['app-11111111.js', 'app-11111111.js.map'];
const others = ['sw.js', 'order-worker.js', 'index.html', 'webpack.stats.json'];

const build = (current: string[], at: number) => {
  dropOldScripts({ out: folder, recordFile: join(folder, 'record.json') }, current, at);
  return readdirSync(folder).filter((file) => file !== 'record.json');
};

test('S7-26 an earlier build’s scripts stay for a month, for open tabs', () => {
  for (const file of [...old, ...latest, ...others]) writeFileSync(join(folder, file), '');
  expect(build(['app-0a1b2c3d.js'], 0)).toHaveLength(9);
  expect(build(['app-11111111.js'], 10 * day)).toHaveLength(9);
  expect(build(['app-11111111.js'], retentionDays * day)).toHaveLength(9);
  const remaining = build(['app-11111111.js'], (retentionDays + 1) * day);
  expect(remaining.toSorted()).toEqual([...latest, ...others].toSorted());
});

test('S7-26 a script without a record counts as new', () => {
  for (const file of old) writeFileSync(join(folder, file), '');
  expect(build([], 100 * day)).toEqual(old.toSorted());
  expect(build([], 131 * day)).toEqual([]);
});
