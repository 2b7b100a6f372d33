import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../tests/fixtures/makeFolder';
import type { PageTags } from '../seo/crawlerTags';
import { finishPages } from './finishPages';
import type { BuiltPage } from './startScripts';

const html =
  '<html><head><title>A</title></head><body><p>Été · 15 €</p><script>window.___chunkMapping="{}";</script></body></html>';
const group = (name: string) => ({ assets: [{ name }] });
const stats = {
  namedChunkGroups: {
    app: group('app-7.js'),
    'component---home': group('home-1.js'),
    'messages-en-first-ts': group('words-2.js'),
  },
};
const page = (path: string): BuiltPage => ({
  path,
  componentChunkName: 'component---home',
  localeId: 'en-US',
  routeId: 'home',
});
const tagsOf = (...pages: PageTags[]) => new Map(pages.map((tags) => [tags.path, tags]));
const home: PageTags = {
  path: '/us/en',
  alternates: [],
  metas: [{ name: 'a', content: 'Thé' }],
  data: { name: 'Thé' },
};
const files = { '/us/en': 'us/en/index.html', '/': 'index.html', '/404.html': '404.html' };
const makeOut = (text = html) => makeFolder(Object.fromEntries(Object.values(files).map((file) => [file, text])));
const pages = Object.keys(files).map(page);
const finish = (out: string, tags = tagsOf(home)) => {
  const seen: [string, string][] = [];
  finishPages(out, pages, { tags, stats, start: 'start()', seen: (...each) => seen.push(each) });
  return seen;
};

test('each page gets its start script and crawler tags if it has any, and its words stay the same', () => {
  const out = makeOut();
  finish(out);
  for (const [path, file] of Object.entries(files)) {
    const written = readFileSync(join(out, file), 'utf8');
    expect(written).toContain('<p>Été · 15 €</p>');
    expect(written).toMatch(
      new RegExp(`<script data-scripts="/app-7.js"[^>]* data-page="${path}">.*</script></body>`, 's'),
    );
    expect(written.includes('<meta data-crawler name="a" content="Thé"/>')).toBe(path === '/us/en');
    expect(written.includes('{"name":"Thé"}</script><script data-scripts=')).toBe(path === '/us/en');
  }
});

test('the script collector gets each page with all its scripts', () => {
  const seen = finish(makeOut());
  expect(seen.map(([path]) => path)).toEqual(Object.keys(files));
  for (const [path, text] of seen) expect(text).toContain(`data-page="${path}">`);
});

test('a second run leaves the files untouched, and new tags rewrite their page', () => {
  const out = makeOut();
  finish(out);
  const longAgo = new Date(2020, 0, 1);
  const stateOf = () =>
    Object.values(files).map(
      (file) => [readFileSync(join(out, file), 'utf8'), statSync(join(out, file)).mtime] as const,
    );
  for (const file of Object.values(files)) utimesSync(join(out, file), longAgo, longAgo);
  const before = stateOf();
  finish(out);
  expect(stateOf()).toEqual(before);
  finish(out, tagsOf({ ...home, metas: [] }));
  expect(stateOf().map(([, time]) => time.getTime() === longAgo.getTime())).toEqual([false, true, true]);
});
