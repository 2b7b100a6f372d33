import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProject } from '../../../tests/fixtures/builtProject';
import { deferPicturesSetting } from '../../../src/content/pictures/pictures';
import { sourceHashes, writeStamp } from './buildStamp';
import { buildSite } from './gatsbyProcess';

let root: string;
let out: string;
const lines: string[] = [];
const build = (options: Parameters<typeof buildSite>[1] = {}) =>
  buildSite(root, { ...options, print: (line) => lines.push(line) });
const hasPictures = () => existsSync(join(out, 'pictures'));
const gatsby = 'Building the site (one to two minutes the first time) …';

beforeEach(async () => {
  vi.stubEnv('BUILD_DATE', '2026-12-01');
  vi.stubEnv(deferPicturesSetting, '1');
  const project = await buildProject();
  ({ root, out } = project);
  vi.stubEnv('CONTENT_DIR', project.content);
  writeFileSync(join(root, 'package.json'), '{}');
  writeStamp(root, sourceHashes(root, process.env), new Date('2999-01-01'));
  vi.stubEnv(deferPicturesSetting, undefined);
  lines.length = 0;
});

test('what is built already is left alone, except for pictures that were left to the server', async () => {
  await build({ defersPictures: true });
  expect([lines.splice(0), hasPictures()]).toEqual([['The site is up to date.'], false]);
  vi.stubEnv(deferPicturesSetting, undefined);
  await build();
  expect(lines).toContain('Pages written: 0.');
  expect(lines).not.toContain(gatsby);
  expect(hasPictures()).toBe(true);
});

test('Gatsby builds everything on request, and after a change of code', async () => {
  // The project has no Gatsby.
  await expect(build({ isForced: true })).rejects.toThrow('gatsby');
  expect(lines.splice(0)).toEqual([gatsby]);
  writeStamp(root, sourceHashes(root, process.env), new Date('2999-01-01'));
  appendFileSync(join(root, 'package.json'), ' ');
  await expect(build()).rejects.toThrow('gatsby');
  expect(lines).toEqual([gatsby]);
});
