import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import type { PageTags } from '../seo/crawlerTags';
import { finishPages } from './finishPages';
import type { BuiltPage } from './builtPages';
import type { StartScript } from './startScripts';
import type { PageContext } from '../pages/pageContext';

const html = '<html><head><title>A</title></head><body><p>Été · 15 €</p></body></html>';
const start: StartScript = {
  text: 'start()',
  buildHash: '1a2b',
  scripts: {
    startup: ['/app-7.js'],
    lazy: {
      'src/templates/Home.tsx': ['/home-1.js'],
      'src/app/header/Header.tsx': ['/header-3.js'],
      'src/i18n/messages/en/first.ts': ['/words-2.js'],
    },
    files: [],
  },
};
const page = (path: string): BuiltPage => ({
  path,
  component: 'src/templates/Home.tsx',
  context: { localeId: 'en-US', routeId: 'home' } as PageContext,
});
const tagsOf = (...pages: PageTags[]) => new Map(pages.map((tags) => [tags.path, tags]));
const home: PageTags = {
  path: '/us/en',
  alternates: [],
  metas: [{ name: 'a', content: 'Thé' }],
  data: { name: 'Thé' },
};
const files = { '/us/en': 'us/en/index.html', '/': 'index.html', '/404.html': '404.html' };
const makeOut = (text = html) =>
  createTemporaryFolder(Object.fromEntries(Object.values(files).map((file) => [file, text])));
const pages = Object.keys(files).map(page);
const finish = (out: string, tags = tagsOf(home)) => {
  const checked: [string, string][] = [];
  finishPages(out, pages, { tags, start, check: (...each) => void checked.push(each) });
  return checked;
};

test('each page gets its start script and crawler tags if it has any, and its words stay the same', () => {
  const out = makeOut();
  finish(out);
  for (const [path, file] of Object.entries(files)) {
    const written = readFileSync(join(out, file), 'utf8');
    expect(written).toContain('<p>Été · 15 €</p>');
    expect(written).toMatch(
      new RegExp(`<script data-scripts="/app-7.js"[^>]* data-page="${path}".*>start\\(\\)</script></body>`, 's'),
    );
    expect(written.includes('<meta data-crawler name="a" content="Thé"/>')).toBe(path === '/us/en');
    expect(written.includes('{"name":"Thé"}</script><script data-scripts=')).toBe(path === '/us/en');
  }
});

test('each page is checked with all its scripts', () => {
  const checked = finish(makeOut());
  expect(checked.map(([path]) => path)).toEqual(Object.keys(files));
  for (const [path, text] of checked) expect(text).toContain(`data-page="${path}"`);
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
