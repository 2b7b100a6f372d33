import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describePictures } from '../../../src/content/pictures/pictures';
import { renderRemaining, withLatePictures } from './latePictures';

let root: string;
const folders = () => ({ from: join(root, 'from'), to: join(root, 'to'), cacheDir: join(root, 'cache') });
const svgResponse = (body: string) =>
  writeFileSync(
    join(folders().from, 'battery.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">${body}</svg>`,
  );
const battery = () => `/pictures/${basename(describePictures(folders().from).battery!.base)}-240.avif`;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'late-'));
  mkdirSync(folders().from);
  svgResponse('<circle cx="90" cy="90" r="90"/>');
});
afterEach(() => rmSync(root, { recursive: true }));

const fault = vi.fn();
const open = () =>
  withLatePictures(
    folders(),
    (request) => new Response(null, { status: existsSync(join(folders().to, basename(request.url))) ? 200 : 404 }),
    fault,
  );
const fetchText = async (site: ReturnType<typeof open>, path: string) =>
  (await site(new Request(`http://shop.example${path}`))).status;

test('D-03 a missing picture is rendered when several pages request it at once', async () => {
  const site = open();
  const path = battery();
  expect(await Promise.all(Array.from({ length: 8 }, () => fetchText(site, path)))).toEqual(Array(8).fill(200));
  expect(fault).not.toHaveBeenCalled();
});

test('other paths are left to the site', async () => {
  const site = open();
  for (const path of ['/pictures/other.00000000-240.avif', '/pictures/..%2Ffrom%2Fbattery.svg', '/us/en'])
    expect(await fetchText(site, path)).toBe(404);
  expect(existsSync(folders().to)).toBe(false);
});

test('a drawing that cannot be rendered is reported, and its file is missing', async () => {
  svgResponse('<g>');
  expect(await fetchText(open(), battery())).toBe(404);
  expect(fault).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringMatching(/^battery\.svg: ./) }),
  );
});

test('a server whose pictures are all there starts no renderer', async () => {
  await fetchText(open(), battery());
  await fetchText(open(), battery().replace('.avif', '.webp'));
  const print = vi.fn();
  await renderRemaining(folders(), print);
  expect(print).not.toHaveBeenCalled();
});
