import { expect, test } from 'vitest';
import { withCrawlerTags, type PageTags } from './crawlerTags';
import { decodeHtml } from '../files/htmlBytes';

const html =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>A</title><style>a{}</style></head><body><p>A</p></body></html>';
const tagsOf = (rest: Partial<PageTags> = {}): PageTags => ({
  path: '/us/en',
  alternates: [{ hreflang: 'fr-CA', href: 'https://site.test/ca/fr' }],
  metas: [{ property: 'og:title', content: 'Salt & "Light" <1>' }],
  data: { name: 'A </script><script>alert(1)</script> $& $1' },
  ...rest,
});

test('crawlers find their tags before the styles and their data at the end, and the rest is unchanged', () => {
  expect(withCrawlerTags(html, tagsOf())).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
      '<link data-crawler rel="alternate" hreflang="fr-CA" href="https://site.test/ca/fr"/>' +
      '<meta data-crawler property="og:title" content="Salt &amp; &quot;Light&quot; &lt;1&gt;"/>' +
      '<title>A</title><style>a{}</style></head><body><p>A</p>' +
      '<script data-crawler type="application/ld+json">' +
      '{"name":"A \\u003c/script>\\u003cscript>alert(1)\\u003c/script> $& $1"}</script></body></html>',
  );
});

test('a second run changes nothing, and new tags replace the old', () => {
  const first = withCrawlerTags(html, tagsOf());
  expect(withCrawlerTags(first, tagsOf())).toBe(first);
  expect(withCrawlerTags(first, tagsOf({ alternates: [], metas: [], data: null }))).toBe(html);
});

test('non-ASCII characters in tags are written as UTF-8 bytes', () => {
  const words = 'Été · 15 €';
  const written = withCrawlerTags(html, tagsOf({ metas: [{ name: 'a', content: words }], data: { name: words } }));
  expect(written).not.toMatch(/[^\0-\xff]/);
  expect(decodeHtml(written)).toContain(` content="${words}"`);
  expect(decodeHtml(written)).toContain(`{"name":"${words}"}`);
});

test('data comes before the start script, so that rewriting one does not move the other', () => {
  const start = '<script data-scripts="/app-1.js">start()</script>';
  expect(withCrawlerTags(html.replace('</body>', `${start}</body>`), tagsOf())).toMatch(
    /<p>A<\/p><script data-crawler [^]*<\/script><script data-scripts="\/app-1\.js">start\(\)<\/script><\/body>/,
  );
});

test('a file that is not a complete page fails the build with its name', () => {
  expect(() => withCrawlerTags('<p>', tagsOf())).toThrow('/us/en: expected a whole page');
});
