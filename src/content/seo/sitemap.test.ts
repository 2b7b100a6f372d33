import { expect, test } from 'vitest';
import { fixturePictureNames, renderedPictures, writeContent } from '../../../tests/fixtures/contentFolder';
import { readContent } from '../source/readContent';
import { lastModified, sitemapFiles } from './sitemap';
import { sitePages } from '../pages/sitePages';

const pagesOf = () =>
  sitePages(readContent(writeContent(), fixturePictureNames), renderedPictures).map(({ context }) => context);
const siteUrl = 'https://site.test';
const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);

test('an index names one list per locale, and the lists have each indexed page once', () => {
  const files = sitemapFiles(pagesOf(), siteUrl);
  expect(addresses(files['sitemap.xml']!)).toEqual(
    ['en-us', 'en-ca', 'fr-ca'].map((id) => `${siteUrl}/sitemap-${id}.xml`),
  );
  const inFrench = addresses(files['sitemap-fr-ca.xml']!);
  expect(inFrench).toEqual(expect.arrayContaining([`${siteUrl}/ca/fr`, `${siteUrl}/ca/fr/shop/devices/battery`]));
  expect(inFrench.filter((address) => /sign-in|user|checkout|store-locator|california-amber/.test(address))).toEqual(
    [],
  );
  expect(new Set(inFrench).size).toBe(inFrench.length);
});

test('a page is listed with its alternates and the day of its last change, if known', () => {
  const entries = sitemapFiles(pagesOf(), siteUrl)['sitemap-en-us.xml']!.split('\n');
  const entry = (path: string) => entries.find((line) => line.includes(`<loc>${siteUrl}${path}</loc>`))!;
  expect(entry('/us/en/shop/devices/battery')).toBe(
    `<url><loc>${siteUrl}/us/en/shop/devices/battery</loc><lastmod>2025-06-01</lastmod>` +
      [
        ['en-US', '/us/en/shop/devices/battery'],
        ['en-CA', '/ca/en/shop/devices/battery'],
        ['fr-CA', '/ca/fr/shop/devices/battery'],
        ['x-default', '/us/en/shop/devices/battery'],
      ]
        .map(([hreflang, path]) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${siteUrl}${path}"/>`)
        .join('') +
      '</url>',
  );
  expect(entry('/us/en/partners')).not.toContain('lastmod');
});

test.each([
  ['a pod: that of its newest lab report', '/shop/pods/california-amber', '2026-01-02'],
  ['a device: its publication', '/shop/devices/battery', '2025-06-01'],
  ['a list: its newest product', '/shop/pods', '2026-01-01'],
  ['a page of words without a date: none', '/terms', null],
])('the day of the last change of %s', (_, path, day) => {
  expect(lastModified(pagesOf().find(({ localPath }) => localPath === path)!)).toBe(day);
});

test('a list that would be too long is split', () => {
  const pages = pagesOf();
  const whole = addresses(sitemapFiles(pages, siteUrl)['sitemap-en-us.xml']!);
  const parted = sitemapFiles(pages, siteUrl, 8);
  const names = addresses(parted['sitemap.xml']!).map((address) => address.slice(siteUrl.length + 1));
  expect(names).toEqual(expect.arrayContaining(['sitemap-en-us-1.xml', 'sitemap-en-us-2.xml']));
  const american = names.filter((name) => name.includes('en-us')).flatMap((name) => addresses(parted[name]!));
  expect(american).toEqual(whole);
  expect(names.every((name) => addresses(parted[name]!).length <= 8)).toBe(true);
});
