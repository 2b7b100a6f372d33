import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../tests/fixtures/contentFolder';
import { writeHeads, type PageTags } from './writeHeads';

const html =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title><style>a{}</style></head><body><p>A</p></body></html>';
const tagsOf = (rest: Partial<PageTags> = {}): PageTags => ({
  path: '/us/en',
  alternates: [{ hreflang: 'fr-CA', href: 'https://site.test/ca/fr' }],
  metas: [{ property: 'og:title', content: 'Salt & "Light" <1>' }],
  data: { name: 'A </script><script>alert(1)</script> $& $1' },
  ...rest,
});
const makeOut = (text = html) => makeFolder({ 'us/en/index.html': text });
const read = (out: string) => readFileSync(join(out, 'us/en/index.html'), 'utf8');

test('crawlers find their tags before the styles and the data at the end, and the page is as it was', () => {
  const out = makeOut();
  writeHeads(out, [tagsOf()]);
  expect(read(out)).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
      '<link data-crawler rel="alternate" hreflang="fr-CA" href="https://site.test/ca/fr"/>' +
      '<meta data-crawler property="og:title" content="Salt &amp; &quot;Light&quot; &lt;1&gt;"/>' +
      '<title>A</title><style>a{}</style></head><body><p>A</p>' +
      '<script data-crawler type="application/ld+json">' +
      '{"name":"A \\u003c/script>\\u003cscript>alert(1)\\u003c/script> $& $1"}</script></body></html>',
  );
});

test('a second run changes nothing and leaves the file untouched; other tags take the place of the first', () => {
  const out = makeOut();
  writeHeads(out, [tagsOf()]);
  const first = read(out);
  const longAgo = new Date(2020, 0, 1);
  utimesSync(join(out, 'us/en/index.html'), longAgo, longAgo);
  writeHeads(out, [tagsOf()]);
  expect([read(out), statSync(join(out, 'us/en/index.html')).mtime]).toEqual([first, longAgo]);
  writeHeads(out, [tagsOf({ alternates: [], metas: [], data: null })]);
  expect(read(out)).toBe(html);
});

test('data stands before what starts the page, so that writing either anew leaves the other in its place', () => {
  const start = '<script data-scripts="/app-1.js">start()</script>';
  const out = makeOut(html.replace('</body>', `${start}</body>`));
  writeHeads(out, [tagsOf()]);
  expect(read(out)).toMatch(
    /<p>A<\/p><script data-crawler [^]*<\/script><script data-scripts="\/app-1\.js">start\(\)<\/script><\/body>/,
  );
});

test('a file that is no whole page stops the build by its name', () => {
  expect(() => writeHeads(makeOut('<p>'), [tagsOf()])).toThrow('/us/en: expected a whole page');
});
