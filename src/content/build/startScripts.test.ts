import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageContext } from '../pages/pageContext';
import { messageFiles, messageGroups } from '../../domain/site/messageGroups';
import { locales } from '../../domain/region/locales';
import type { BuiltPage } from './builtPages';
import { withStartScript, type StartScript } from './startScripts';

const html = '<html><head><title>A</title></head><body><p>A</p></body></html>';
const page = (path: string, context: Partial<PageContext> = {}, component = 'src/templates/Home.tsx'): BuiltPage => ({
  path,
  component,
  context: { localeId: 'en-US', routeId: 'home', ...context } as PageContext,
});
const start: StartScript = {
  text: 'start()',
  buildHash: '1a2b',
  scripts: {
    startup: ['/runtime-6.js', '/app-7.js'],
    lazy: {
      'src/templates/Home.tsx': ['/shared-9.js', '/7-1.js', '/app-7.js'],
      'src/templates/Product.tsx': ['/shared-9.js', '/8-1.js'],
      'src/app/header/Header.tsx': ['/app-7.js', '/shared-9.js', '/header-5.js'],
      'src/features/store-locator/LiveFinder.tsx': ['/shared-9.js', '/finder-3.js'],
      'src/i18n/messages/en/first.ts': ['/en-first-2.js'],
      'src/i18n/messages/en/account.ts': ['/en-account-5.js'],
      'src/i18n/messages/en/stores.ts': ['/en-stores-6.js'],
      'src/i18n/messages/fr/first.ts': ['/fr-first-4.js'],
      'src/i18n/messages/fr/pages.ts': ['/fr-pages-8.js'],
    },
    files: [],
  },
};
const started = (written: string) => {
  const [tag, ...more] = written.match(/<script [^>]*>/g) ?? [];
  expect(more, 'one script starts all others').toEqual([]);
  const listed = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(tag!)![1]!.split(' ');
  return {
    scripts: listed('scripts'),
    data: listed('data'),
    chunks: listed('chunks'),
    header: listed('header'),
    build: listed('build'),
  };
};

test.each([
  ['/us/en', 'en-US', '/page-data/us/en/page-data.json', '/en-first-2.js'],
  ['/ca/en', 'en-CA', '/page-data/ca/en/page-data.json', '/en-first-2.js'],
  ['/ca/fr/shop', 'fr-CA', '/page-data/ca/fr/shop/page-data.json', '/fr-first-4.js'],
  ['/', 'en-US', '/page-data/index/page-data.json', '/en-first-2.js'],
  ['/404.html', 'en-US', '/page-data/404.html/page-data.json', '/en-first-2.js'],
] as const)('%s requests everything for its first render at once', (path, localeId, data, messages) => {
  const written = withStartScript(html, page(path, { localeId }), start);
  expect(started(written)).toEqual({
    scripts: ['/runtime-6.js', '/app-7.js'],
    data: [data, '/page-data/app-data.json'],
    chunks: ['/shared-9.js', '/7-1.js', messages],
    header: ['/shared-9.js', '/header-5.js'],
    build: ['1a2b'],
  });
  expect(written).toMatch(/<p>A<\/p><script data-scripts=.*>start\(\)<\/script><\/body>/s);
});

test('a further page of a list requests the data of its address, and has the list’s path for the router', () => {
  const written = withStartScript(
    html,
    page('/us/en/shop/pods/page/12', { listing: { products: [], total: 0, page: 12 } }),
    start,
  );
  expect(started(written).data[0]).toBe('/page-data/us/en/shop/pods/page-data.json?page=12');
  expect(written).toContain(' data-page="/us/en/shop/pods"');
});

test('a further page of a maker is at an address of its own', () => {
  const path = '/us/en/shop/makers/alder/page/2';
  const written = withStartScript(html, page(path, { listing: { products: [], total: 30 } }), start);
  expect(started(written).data[0]).toBe(`/page-data${path}/page-data.json`);
  expect(written).toContain(` data-page="${path}"`);
});

test('a page whose first render shows a second message group requests that too', () => {
  const written = withStartScript(html, page('/us/en/sign-in', { routeId: 'signIn' }), start);
  expect(started(written).chunks).toContain('/en-account-5.js');
});

test('the store locator requests its map, and each shared script once', () => {
  const written = withStartScript(html, page('/us/en/store-locator', { routeId: 'storeLocator' }), start);
  expect(started(written).chunks).toEqual([
    '/shared-9.js',
    '/7-1.js',
    '/en-first-2.js',
    '/en-stores-6.js',
    '/finder-3.js',
  ]);
});

test('the start script is the same text on every page, so that a policy can list one hash', () => {
  const pages = [page('/us/en'), page('/ca/fr', { localeId: 'fr-CA' })];
  const texts = pages.map((each) => /<script[^>]*>([^]*?)<\/script>/.exec(withStartScript(html, each, start))![1]);
  expect(texts).toEqual(['start()', 'start()']);
});

test('S2-01 a 404 page of any language tells Gatsby to keep the address', () => {
  const written = withStartScript(html, page('/ca/fr/404', { localeId: 'fr-CA', routeId: 'notFound' }), start);
  expect(written).toContain(' data-page="/404.html"');
  expect(started(written).data[0]).toBe('/page-data/404.html/page-data.json');
});

test('a second run changes nothing', () => {
  const first = withStartScript(html, page('/us/en'), start);
  expect(withStartScript(first, page('/us/en'), start)).toBe(first);
});

test('in a file of an earlier build, this build’s scripts replace the old ones', () => {
  const first = withStartScript(html, page('/us/en'), start);
  const again = withStartScript(first, page('/us/en', {}, 'src/templates/Product.tsx'), {
    ...start,
    buildHash: '3c4d',
  });
  expect(started(again)).toMatchObject({ chunks: ['/shared-9.js', '/8-1.js', '/en-first-2.js'], build: ['3c4d'] });
});

test.each([
  ['component', page('/us/en', {}, 'src/templates/Nope.tsx'), 'src/templates/Nope.tsx'],
  ['messages', page('/us/en/support', { routeId: 'support' }), 'src/i18n/messages/en/pages.ts'],
])('the build fails if webpack has no scripts of a page’s %s', (_, unknown, module) => {
  expect(() => withStartScript(html, unknown, start)).toThrow(`No page loads ${module} on demand`);
});

test('the modules of messages that the build looks up are those that the browser imports', () => {
  const folder = join(import.meta.dirname, '..', '..', 'i18n', 'messages');
  const imported = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^.+\/.+\.ts$/.test(file),
  );
  const files = locales.flatMap(({ id }) => messageGroups.flatMap((group) => messageFiles(id, group)));
  expect(imported.toSorted()).toEqual([...new Set(files)].map((file) => `${file}.ts`).toSorted());
});
