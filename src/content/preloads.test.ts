import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/fixtures/contentFolder';
import { writePreloads, type BuiltPage } from './preloads';

const html = '<html><head><title>A</title></head><body></body></html>';
const page = (path: string, rest: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  componentChunkName: 'component---home',
  localeId: 'en-US',
  routeId: 'home',
  ...rest,
});
const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
const stats = {
  namedChunkGroups: {
    'component---home': group('shared-9.js', 'component---home-1.js', 'component---home-1.js.map'),
    'messages-en-first': group('messages-en-first-2.js'),
    'messages-en-account': group('messages-en-account-5.js'),
    'messages-en-ca': group('messages-en-ca-3.js'),
    'messages-fr-first': group('messages-fr-first-4.js'),
  },
};
const makeOut = (...files: string[]) =>
  makeFolder({ ...Object.fromEntries(files.map((file) => [file, html])), 'webpack.stats.json': stats });
const preloaded = (out: string, file: string) =>
  [...readFileSync(join(out, file), 'utf8').matchAll(/<link data-preload[^>]*href="([^"]+)"/g)].map(([, href]) => href);

test.each([
  ['/us/en', 'us/en/index.html', 'en-US', '/page-data/us/en/page-data.json', ['/messages-en-first-2.js']],
  [
    '/ca/en',
    'ca/en/index.html',
    'en-CA',
    '/page-data/ca/en/page-data.json',
    ['/messages-en-first-2.js', '/messages-en-ca-3.js'],
  ],
  [
    '/ca/fr/shop',
    'ca/fr/shop/index.html',
    'fr-CA',
    '/page-data/ca/fr/shop/page-data.json',
    ['/messages-fr-first-4.js'],
  ],
  ['/', 'index.html', undefined, '/page-data/index/page-data.json', ['/messages-en-first-2.js']],
  ['/404.html', '404.html', 'en-US', '/page-data/404.html/page-data.json', ['/messages-en-first-2.js']],
] as const)('%s asks at once for its data, its own chunk and its language', (path, file, localeId, data, words) => {
  const out = makeOut(file);
  writePreloads(out, [page(path, { localeId })]);
  expect(preloaded(out, file)).toEqual([data, '/shared-9.js', '/component---home-1.js', ...words]);
  expect(readFileSync(join(out, file), 'utf8')).toMatch(/<title>A<\/title><link data-preload.*\/><\/head><body>/);
});

test('a page whose first render shows words of the second group asks for that too', () => {
  const out = makeOut('us/en/sign-in/index.html');
  writePreloads(out, [page('/us/en/sign-in', { routeId: 'signIn' })]);
  expect(preloaded(out, 'us/en/sign-in/index.html')).toContain('/messages-en-account-5.js');
});

test('a second run changes nothing, and leaves the file untouched', () => {
  const out = makeOut('us/en/index.html');
  const file = join(out, 'us/en/index.html');
  writePreloads(out, [page('/us/en')]);
  const first = readFileSync(file, 'utf8');
  const longAgo = new Date(2020, 0, 1);
  utimesSync(file, longAgo, longAgo);
  writePreloads(out, [page('/us/en')]);
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mtime).toEqual(longAgo);
});

test('a file of an earlier build gets the chunks of this one in the place of the old', () => {
  const out = makeOut('us/en/index.html');
  writePreloads(out, [page('/us/en')]);
  writePreloads(out, [page('/us/en', { componentChunkName: 'messages-en-ca' })]);
  expect(preloaded(out, 'us/en/index.html')).toEqual([
    '/page-data/us/en/page-data.json',
    '/messages-en-ca-3.js',
    '/messages-en-first-2.js',
  ]);
});
