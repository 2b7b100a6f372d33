import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstLoadFiles, htmlGzip, pageBytes } from './pageBytes';

describe('the files of a first load', () => {
  test.each([
    ['a script', '<script src="/app-1.js" async></script>', ['/app-1.js'], []],
    ['an unquoted address', '<script async src=/app-1.js></script>', ['/app-1.js'], []],
    ['a preloaded script', '<link as="script" rel="preload" href="/page-1.js"/>', ['/page-1.js'], []],
    ['a preloaded module', '<link rel="modulepreload" href="/m.mjs">', ['/m.mjs'], []],
    [
      'a script that is preloaded too, once',
      '<link as=script rel=preload href=/a.js><script src="/a.js"></script>',
      ['/a.js'],
      [],
    ],
    [
      'scripts loaded by the start script',
      '<script data-scripts="/a.js /b.js" data-data="/d.json" data-chunks="/c.js">go()</script>',
      ['/a.js', '/b.js', '/c.js'],
      [],
    ],
    ['no prefetched script', '<link rel="prefetch" as="script" href="/later.js">', [], []],
    ['no preloaded font', '<link rel="preload" as="font" href="/f.woff2">', [], []],
    ['no script for old browsers', '<script src="/polyfill.js" nomodule></script>', [], []],
    [
      "no other site's script",
      '<script src="//x.test/a.js"></script><script src="https://x.test/a.js"></script>',
      [],
      [],
    ],
    ['a style sheet', '<link rel="stylesheet" href="/s.css?v=1">', [], ['/s.css']],
  ])('include %s', (_, html, scripts, styles) => {
    expect(firstLoadFiles(html)).toEqual({ scripts, styles });
  });
});

describe('the bytes of a page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bytes-'));
  const root = join(folder, 'public');
  const app = 'let app;'.repeat(100);
  const chunk = 'let page;'.repeat(100);
  const style = 'a{color:red}'.repeat(20);
  const gate = 'let gate;'.repeat(100);
  const html = `<html lang="fr-CA" data-country="ca"><style>${style}</style><p>Hello</p><script src="/app.js"></script>`;
  const group = (...names: string[]) => ({ assets: names.map((name) => ({ name })) });
  beforeAll(() => {
    const files = {
      'app.js': app,
      'page-1.js': chunk,
      'page-1.js.map': 'x',
      'gate-2.js': gate,
      'words-3.js': '',
      'us/en/index.html': html.replace(' data-country="ca"', ''),
      'ca/fr/support/index.html': html,
      'ca/fr/index.html': html.replace('<html', '<html data-gate="ask"'),
      'page-data/us/en/page-data.json': JSON.stringify({ componentChunkName: 'page' }),
      '../.cache/webpack.stats.json': JSON.stringify({
        namedChunkGroups: {
          page: group('page-1.js', 'page-1.js.map'),
          'gate-ca': group('gate-2.js'),
          'messages-fr-welcome-ts': group('words-3.js'),
        },
      }),
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, name)), { recursive: true });
      writeFileSync(join(root, name), text);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const gzip = (text: string) => gzipSync(text, { level: 6 }).length;

  test('cover its HTML, its scripts with the component’s chunk, and its styles', () => {
    const bytes = pageBytes(root, '/us/en');
    expect(bytes.js.files).toEqual(['/app.js', '/page-1.js']);
    expect(bytes.js.gzip).toBe(gzip(app) + gzip(chunk));
    expect(bytes.css).toMatchObject({ raw: style.length, gzip: gzip(style) });
    expect(bytes.html.gzip).toBe(htmlGzip(root, '/us/en'));
    expect(htmlGzip(root, '/ca/fr/support')).toBe(gzip(html));
    expect(bytes.js.brotli11).toBeLessThan(bytes.js.raw);
  });

  test('cover nothing else on a page without a gate', () => {
    expect(pageBytes(root, '/ca/fr/support').js.files).toEqual(['/app.js']);
  });

  test('cover the gate of a new visitor', () => {
    const bytes = pageBytes(root, '/ca/fr');
    expect(bytes.js.files).toEqual(['/app.js', '/gate-2.js', '/words-3.js']);
    expect(bytes.js.gzip).toBe(gzip(app) + gzip(gate));
  });
});
