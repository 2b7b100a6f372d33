import { expect, test } from 'vitest';
import {
  fixturePictureNames,
  oilFiles,
  productSoldIn,
  renderedPictures,
  writeContent,
} from '../../../tests/fixtures/contentFolder';
import { listStep } from '../../domain/catalogue/list/listQuery';
import { readContent } from '../source/readContent';
import { breadcrumbs } from '../seo/structuredDataLists';
import { regionsOfPage } from '../../domain/region/regions';
import { canonicalPath } from '../../domain/site/routing/canonicalPath';
import { sitePages } from './sitePages';

const podsIn = (count: number, flag: 'availableUs' | 'availableCaAll') =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, index) => {
      const slug = `${flag.toLowerCase()}-${index}`;
      return oilFiles({ slug, visibility: productSoldIn(flag) });
    }),
  ) as Record<string, unknown>;

/** With the pod of every fixture, the United States have one more than a page. */
const pages = sitePages(
  readContent(
    writeContent({ ...podsIn(listStep, 'availableUs'), ...podsIn(2, 'availableCaAll') }),
    fixturePictureNames,
  ),
  renderedPictures,
).filter(({ context }) => context.routeId === 'maker');
const [first, second] = pages.filter(({ context }) => context.localeId === 'en-US');

test('a maker’s pods beyond the first page have pages of their own, which lists without scripts reach', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/us/en/shop/makers/alder',
    '/us/en/shop/makers/alder/page/2',
    '/ca/en/shop/makers/alder',
    '/ca/fr/shop/makers/alder',
  ]);
  const [onFirst, onSecond] = [first!, second!].map(({ context }) => context.listing!.products.map(({ slug }) => slug));
  expect([onFirst!.length, onSecond!.length]).toEqual([listStep, 1]);
  expect(onFirst).not.toContain(onSecond![0]);
});

test('each is about the regions of all the maker’s pods', () => {
  const away = oilFiles({ slug: 'zz-away', publishedOn: '2020-01-01', visibility: productSoldIn('availableUsOh') });
  const content = readContent(writeContent({ ...podsIn(listStep, 'availableUs'), ...away }), fixturePictureNames);
  const both = sitePages(content, renderedPictures, { only: 'en-US' }).filter(
    ({ context }) => context.routeId === 'maker',
  );
  expect(both.map(({ context }) => regionsOfPage(context))).toEqual([
    ['CA', 'OH'],
    ['CA', 'OH'],
  ]);
});

test('each is its own canonical page with the number in its title, and names only locales that have it', () => {
  expect(canonicalPath(second!.context)).toBe('/us/en/shop/makers/alder/page/2');
  expect(second!.context.words.title).toBe('Alder vape pods and lab reports – page 2');
  expect(second!.context.words.description).toMatch(/^Page 2 of 2\. /);
  expect(second!.context.words.heading).toBe('Alder');
  expect(second!.context.alternates.map(({ localeId }) => localeId)).toEqual(['en-US']);
  expect(first!.context.alternates).toHaveLength(3);
  expect(JSON.stringify(breadcrumbs(second!.context))).toContain('/us/en/shop/makers/alder/page/2');
});
