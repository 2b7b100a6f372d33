import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/fixtures/contentFolder';
import { writeStart, type BuiltPage } from './startScripts';

const html =
  '<html><head><title>A</title></head><body><p>A</p><script src="/old-1.js" async></script><script src="/old-2.js" async=""></script></body></html>';
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
    app: group('runtime-6.js', 'app-7.js', 'app-7.js.map'),
    'component---home': group('shared-9.js', 'component---home-1.js', 'component---home-1.js.map'),
    'messages-en-first': group('messages-en-first-2.js'),
    'messages-en-account': group('messages-en-account-5.js'),
    'messages-en-ca': group('messages-en-ca-3.js'),
    'messages-fr-first': group('messages-fr-first-4.js'),
  },
};
const makeOut = (...files: string[]) =>
  makeFolder({ ...Object.fromEntries(files.map((file) => [file, html])), 'webpack.stats.json': stats });
const started = (out: string, file: string) => {
  const written = readFileSync(join(out, file), 'utf8');
  const [tag, ...more] = written.match(/<script[^>]*>/g) ?? [];
  expect(more, 'one script starts all others').toEqual([]);
  const listed = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(tag!)![1]!.split(' ');
  return { scripts: listed('scripts'), data: listed('data'), chunks: listed('chunks') };
};

test.each([
  ['/us/en', 'us/en/index.html', 'en-US', '/page-data/us/en/page-data.json', ['/messages-en-first-2.js']],
  ['/ca/en', 'ca/en/index.html', 'en-CA', '/page-data/ca/en/page-data.json', ['/messages-en-first-2.js']],
  [
    '/ca/fr/shop',
    'ca/fr/shop/index.html',
    'fr-CA',
    '/page-data/ca/fr/shop/page-data.json',
    ['/messages-fr-first-4.js'],
  ],
  ['/', 'index.html', undefined, '/page-data/index/page-data.json', ['/messages-en-first-2.js']],
  ['/404.html', '404.html', 'en-US', '/page-data/404.html/page-data.json', ['/messages-en-first-2.js']],
] as const)('%s asks for all that its first render needs in one go', (path, file, localeId, data, words) => {
  const out = makeOut(file);
  writeStart(out, [page(path, { localeId })]);
  expect(started(out, file)).toEqual({
    scripts: ['/runtime-6.js', '/app-7.js'],
    data: [data, '/page-data/app-data.json'],
    chunks: ['/shared-9.js', '/component---home-1.js', ...words],
  });
  expect(readFileSync(join(out, file), 'utf8')).toMatch(/<p>A<\/p><script data-scripts=.*<\/script><\/body>/s);
});

test('a page whose first render shows words of the second group asks for that too', () => {
  const out = makeOut('us/en/sign-in/index.html');
  writeStart(out, [page('/us/en/sign-in', { routeId: 'signIn' })]);
  expect(started(out, 'us/en/sign-in/index.html').chunks).toContain('/messages-en-account-5.js');
});

test('the start is the same text on every page, so that a policy may name it by one hash', () => {
  const out = makeOut('us/en/index.html', 'ca/fr/index.html');
  writeStart(out, [page('/us/en'), page('/ca/fr', { localeId: 'fr-CA' })]);
  const texts = ['us/en', 'ca/fr'].map(
    (folder) =>
      /<script data-scripts[^>]*>([^]*?)<\/script>/.exec(readFileSync(join(out, folder, 'index.html'), 'utf8'))![1],
  );
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toContain('messages');
});

test('the path that Gatsby would write in a script of its own is told by the start, so that each page has the same scripts', () => {
  const out = makeFolder({
    'us/en/index.html': html.replace(
      '<script src="/old-1.js"',
      '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/us/en";/*]]>*/</script><script src="/old-1.js"',
    ),
    'webpack.stats.json': stats,
  });
  const seen: [string, string][] = [];
  writeStart(out, [page('/us/en')], (...each) => seen.push(each));
  const written = readFileSync(join(out, 'us/en/index.html'), 'utf8');
  expect(seen).toEqual([['/us/en', written]]);
  expect(written).not.toContain('gatsby-script-loader');
  expect(written).toContain(' data-page="/us/en">');
});

test('a second run changes nothing, and leaves the file untouched', () => {
  const out = makeOut('us/en/index.html');
  const file = join(out, 'us/en/index.html');
  writeStart(out, [page('/us/en')]);
  const first = readFileSync(file, 'utf8');
  const longAgo = new Date(2020, 0, 1);
  utimesSync(file, longAgo, longAgo);
  writeStart(out, [page('/us/en')]);
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(statSync(file).mtime).toEqual(longAgo);
});

test('a file of an earlier build gets the chunks of this one in the place of the old', () => {
  const out = makeOut('us/en/index.html');
  writeStart(out, [page('/us/en')]);
  writeStart(out, [page('/us/en', { componentChunkName: 'messages-en-ca' })]);
  expect(started(out, 'us/en/index.html').chunks).toEqual(['/messages-en-ca-3.js', '/messages-en-first-2.js']);
});

test('without the scripts of the site it says what it expected', () => {
  const out = makeFolder({ 'us/en/index.html': html, 'webpack.stats.json': { namedChunkGroups: {} } });
  expect(() => writeStart(out, [page('/us/en')])).toThrow('expected the scripts of the chunk group "app"');
});
