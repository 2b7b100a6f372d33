import { mkdtempSync, mkdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describePictures } from '../../../src/content/pictures';
import { withLatePictures } from './latePictures';

let root: string;
let file: string;
const folders = () => ({ from: join(root, 'from'), to: join(root, 'to'), cacheDir: join(root, 'cache') });
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'late-'));
  mkdirSync(folders().from);
  writeFileSync(
    join(folders().from, 'battery.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><circle cx="90" cy="90" r="90"/></svg>',
  );
  file = `${describePictures(folders().from).battery!.base.replace('/pictures/', '')}-240.avif`;
});
afterEach(() => rmSync(root, { recursive: true }));

const ask = (path: string) => new Request(`http://shop.example${path}`);
const fault = vi.fn();
const open = () =>
  withLatePictures(
    folders(),
    (request) =>
      new Response(null, { status: existsSync(join(root, 'to', request.url.split('/').pop()!)) ? 200 : 404 }),
    fault,
  );

test('D-03 a picture that is not rendered yet is rendered when several pages ask for it at once', async () => {
  const site = open();
  const answers = await Promise.all(Array.from({ length: 8 }, () => site(ask(`/pictures/${file}`))));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(fault).not.toHaveBeenCalled();
});

test('other paths are left to the site', async () => {
  const site = open();
  for (const path of ['/pictures/other.00000000-240.avif', '/pictures/..%2Ffrom%2Fbattery.svg', '/us/en'])
    expect((await site(ask(path))).status).toBe(404);
  expect(existsSync(join(root, 'to'))).toBe(false);
});

test('a drawing that cannot be rendered is reported, and its file is missing', async () => {
  writeFileSync(
    join(folders().from, 'battery.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><g></svg>',
  );
  const broken = `${describePictures(folders().from).battery!.base.replace('/pictures/', '')}-240.avif`;
  expect((await open()(ask(`/pictures/${broken}`))).status).toBe(404);
  expect(fault).toHaveBeenCalledOnce();
});
