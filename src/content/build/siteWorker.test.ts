import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '../../domain/region/locales';
import { siteWorkerFile, writeSiteWorker } from './siteWorker';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let out: string;
beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'site-worker-'));
});
afterAll(() => rmSync(out, { recursive: true }));

const write = async (env: Record<string, string>, scripts: string[] = ['/app-0a1b2c3d.js']) => {
  const checked: string[] = [];
  await writeSiteWorker(
    { root, out },
    { scripts, scriptList: '/offline-scripts.json', offlinePage: ({ id }) => `<html lang="${id}">` },
    { env, check: (path) => void checked.push(path) },
  );
  return { checked, text: readFileSync(join(out, siteWorkerFile), 'utf8') };
};

test('S7-26 the worker lists each locale’s offline page, which exists at its path', async () => {
  const { checked, text } = await write({});
  expect(checked).toEqual(locales.map(({ prefix }) => `${prefix}/offline`));
  for (const { id, prefix } of locales) {
    expect(text).toContain(`${prefix}/offline`);
    expect(readFileSync(join(out, prefix, 'offline', 'index.html'), 'utf8')).toBe(`<html lang="${id}">`);
  }
  expect(text.length).toBeLessThan(60_000);
});

test('S7-26 another build lists other scripts and leaves the worker unchanged', async () => {
  const list = () => JSON.parse(readFileSync(join(out, 'offline-scripts.json'), 'utf8')) as unknown;
  const { text } = await write({}, ['/b-0a1b2c3d.js', '/a-0a1b2c3d.js']);
  expect(list()).toEqual(['/a-0a1b2c3d.js', '/b-0a1b2c3d.js']);
  expect((await write({}, ['/app-11111111.js'])).text).toBe(text);
  expect(list()).toEqual(['/app-11111111.js']);
});

test('S7-26 SERVICE_WORKER=off writes the kill switch, and another word is an error that says what is expected', async () => {
  const { text } = await write({ SERVICE_WORKER: 'off' });
  expect(text).toContain('unregister');
  expect(text).not.toContain('"fetch"');
  await expect(write({ SERVICE_WORKER: 'no' })).rejects.toThrow(
    'The setting SERVICE_WORKER is "no"; expected on or off.',
  );
});
