import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import { fixturePictureNames, renderedPictures, writeContent } from '../../../tests/fixtures/contentFolder';
import { localeOf, locales, splitLocalePath, type LocaleId } from '../../domain/region/locales';
import type { NotificationEntry } from '../../domain/editorial/pageSchema';
import { matchRoute } from '../../domain/site/routing/routes';
import { notificationFeeds } from './notificationFeeds';
import { pictureNames as drawingsIn } from '../pictures/pictures';
import { readContent } from '../source/readContent';

const entry = (changes: Partial<NotificationEntry> = {}): NotificationEntry => ({
  originalId: 'news',
  text: { en: '<p>News</p>', fr: '<p>Nouvelles</p>' },
  category: 'news',
  expiresAfter: null,
  meta: { publishedAt: '2026-02-01T00:00:00Z', createdAt: '2026-01-01T00:00:00Z' },
  link: null,
  picture: null,
  visibilitySettings: { authentication: 'any', subcountries: [] },
  ...changes,
});

function feedOf(localeId: LocaleId, entries: NotificationEntry[]) {
  const files = entries.map((each) => [`notifications/${each.originalId}.json`, each]);
  const root = writeContent({ 'notifications/news.json': undefined, ...Object.fromEntries(files) });
  return notificationFeeds(readContent(root, fixturePictureNames), renderedPictures).get(localeId)!;
}

test('S2-79 S3-17 S7-28 a notification in one language, in the browser’s format', () => {
  const full = entry({
    text: { en: '<p>See <a href="/shop/pods">pods</a></p>', fr: '<p>Voyez les <a href="/shop/pods">capsules</a></p>' },
    category: 'product',
    expiresAfter: '2026-12-31',
    link: { path: '/shop' },
    picture: 'battery',
    visibilitySettings: { authentication: 'authenticated', subcountries: [{ slug: 'CA' }, { slug: 'CA_ALL' }] },
  });
  expect(feedOf('fr-CA', [full])).toEqual([
    {
      originalId: 'news',
      text: '<p>Voyez les <a href="/ca/fr/shop/pods">capsules</a></p>',
      category: 'product',
      expiresAfter: '2026-12-31',
      publishedAt: '2026-02-01T00:00:00Z',
      createdAt: '2026-01-01T00:00:00Z',
      href: '/shop',
      picture: { base: '/pictures/battery', width: 4, height: 3, widths: [240, 480] },
      authentication: 'authenticated',
      subcountries: ['CA', 'CA_ALL'],
    },
  ]);
  expect(feedOf('en-US', [full])[0]!.text).toBe('<p>See <a href="/us/en/shop/pods">pods</a></p>');
});

test.each<[string, NotificationEntry['link'], string | null]>([
  ['nowhere', null, null],
  ['a page', { path: '/xpress' }, '/xpress'],
  ['a product', { product: { productType: 'devices', slug: 'battery' } }, '/shop/devices/battery'],
  ['another site', { url: 'https://blog.test/post' }, 'https://blog.test/post'],
])('S3-17 one that links to %s', (_, link, href) => {
  expect(feedOf('en-US', [entry({ link })])[0]!.href).toBe(href);
});

test('S4-40 one without a picture says so', () => {
  expect(feedOf('en-US', [entry()])[0]!.picture).toBeNull();
});

test('S6-05 D-05 a notification for one country is left out of the other’s feed', () => {
  const seenIn = (originalId: string, ...slugs: ('CA' | 'OH' | 'AB')[]) =>
    entry({
      originalId,
      visibilitySettings: { authentication: 'any', subcountries: slugs.map((slug) => ({ slug })) },
    });
  const entries = [seenIn('all'), seenIn('ohio', 'OH'), seenIn('alberta', 'AB'), seenIn('both', 'CA', 'AB')];
  const ids = (localeId: LocaleId) => feedOf(localeId, entries).map(({ originalId }) => originalId);
  expect(ids('en-US')).toEqual(['all', 'both', 'ohio']);
  expect(ids('en-CA')).toEqual(['alberta', 'all', 'both']);
  expect(ids('fr-CA')).toEqual(ids('en-CA'));
});

describe('this project’s notifications', () => {
  const content = readContent('content', new Set(drawingsIn(join('content', 'pictures'))));
  const pictures = Object.fromEntries(
    drawingsIn(join('content', 'pictures')).map((name) => [name, { base: name, width: 1, height: 1, widths: [240] }]),
  );
  const feeds = notificationFeeds(content, pictures);
  const products = new Set<string>(content.products.map(productPath));
  const isThere = (path: string) => matchRoute(path) !== null || products.has(path);

  test.each(locales)('S2-79 exist in $id, each with a drawing', ({ id }) => {
    const feed = feeds.get(id)!;
    expect(feed.length).toBeGreaterThan(2);
    for (const { originalId, picture } of feed)
      expect([originalId, existsSync(join('content', 'pictures', `${picture?.base}.svg`))]).toEqual([originalId, true]);
  });

  test.each(locales)('link to existing pages in $id, in their text too', ({ id }) => {
    const inText = feeds
      .get(id)!
      .flatMap(({ text }) => [...text.matchAll(/href="(\/[^"#]*)/g)].map(([, path]) => splitLocalePath(path!)));
    expect(inText.length).toBeGreaterThan(0);
    for (const link of inText) expect([link?.locale, isThere(link!.rest)]).toEqual([localeOf(id), true]);
    const paths = feeds.get(id)!.flatMap(({ href }) => (href?.startsWith('/') ? [href.split('#')[0]!] : []));
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});
