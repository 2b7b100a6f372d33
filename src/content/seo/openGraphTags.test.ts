import { expect, test } from 'vitest';
import {
  buildOil,
  fixturePictureNames,
  renderedPictures,
  productSoldIn,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { openGraphTags } from './openGraphTags';
import { readContent } from '../source/readContent';
import { sitePages } from '../pages/sitePages';

const picture = { path: '/og/a-1.jpg', width: 1200, height: 630, alt: 'A' };

function tagsOf(path: string, changes: Record<string, unknown> = {}): Record<string, string[]> {
  const page = sitePages(readContent(writeContent(changes), fixturePictureNames), renderedPictures).find(
    (each) => each.path === path,
  )!;
  const tags: Record<string, string[]> = {};
  for (const tag of openGraphTags(page.context, picture)) {
    const name = 'name' in tag ? tag.name : tag.property;
    tags[name] = [...(tags[name] ?? []), tag.content];
  }
  return tags;
}

test('a link preview shows title, description and a picture with its size', () => {
  expect(tagsOf('/ca/en/terms')).toEqual({
    'og:title': ['Title of terms'],
    'og:description': ['Description of terms'],
    'og:type': ['website'],
    'og:url': ['https://site.test/ca/en/terms'],
    'og:site_name': ['Lumapod'],
    'og:locale': ['en_CA'],
    'og:locale:alternate': ['en_US', 'fr_CA'],
    'og:image': ['https://site.test/og/a-1.jpg'],
    'og:image:type': ['image/jpeg'],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': ['A'],
    'twitter:card': ['summary_large_image'],
  });
});

test('D-07 a product’s link preview shows its brand, and in California its price', () => {
  expect(tagsOf('/us/en/shop/pods/california-amber')).toMatchObject({
    'og:type': ['product'],
    'product:brand': ['Alder'],
    'product:price:amount': ['32.00'],
    'product:price:currency': ['USD'],
    'product:availability': ['in stock'],
  });
});

test.each([
  ['in Ohio', { visibility: productSoldIn('availableUsOh') }, '/us/en/shop/pods/california-amber'],
  ['in Canada', { visibility: productSoldIn('availableUs', 'availableCaAll') }, '/ca/fr/shop/pods/california-amber'],
])('D-05 D-07 %s a product’s link preview shows no price', (_, oil, path) => {
  const tags = tagsOf(path, { 'products/california-amber.json': buildOil(oil) });
  expect(tags['product:brand']).toEqual(['Alder']);
  expect(Object.keys(tags).filter((name) => /price|availability/.test(name))).toEqual([]);
});

test('a page that search engines do not index names neither its own address nor other languages', () => {
  const tags = tagsOf('/us/en/sign-in');
  expect([tags['og:url'], tags['og:locale:alternate'], tags['og:image']]).toEqual([
    undefined,
    undefined,
    ['https://site.test/og/a-1.jpg'],
  ]);
});
