import { describe, expect, test } from 'vitest';
import { buildStore } from '../../../../tests/fixtures/builders/buildShop';
import { fixturePictureNames, renderedPictures, writeContent } from '../../../../tests/fixtures/contentFolder';
import { locales } from '../../../domain/region/locales';
import type { Store } from '../../../domain/delivery/stores/storeSchema';
import { isIndexed } from '../../../domain/site/routing/canonicalPath';
import { pictureNames as namesIn } from '../../pictures/pictures';
import { readContent } from '../../source/readContent';
import { sitePages } from '../sitePages';

const fresno: Store = buildStore({
  id: 'fresno',
  hours: { Mon: { open: '09:00', close: '18:00' } },
  brands: ['alder'],
});
const near = (id: string, north: number): Store => ({ ...fresno, id, name: `Store ${id}`, latitude: 36.7 + north });

function storePagesOf(...stores: Store[]) {
  const files = Object.fromEntries(stores.map((store) => [`stores/${store.id}.json`, store]));
  const pages = sitePages(readContent(writeContent(files), fixturePictureNames), renderedPictures);
  return pages.filter(({ context }) => context.routeId === 'store');
}

describe('store pages', () => {
  test('exist in the locales of the store’s country, at the store’s id', () => {
    const alberta: Store = { ...fresno, id: 'banff', region: 'AB', state: 'AB' };
    const pages = storePagesOf(fresno, alberta);
    expect(pages.map(({ path }) => path)).toEqual([
      '/us/en/stores/fresno',
      '/ca/en/stores/banff',
      '/ca/fr/stores/banff',
    ]);
    expect(pages.map(({ context }) => context.alternates.length)).toEqual([1, 2, 2]);
  });

  test('S2-27 do not exist where there is no store locator, and are not indexed where crawlers see none', () => {
    expect(storePagesOf({ ...fresno, id: 'montreal', region: 'CA_ALL', state: 'QC' }).map(({ path }) => path)).toEqual([
      '/us/en/stores/fresno',
    ]);
    const [page] = storePagesOf({ ...fresno, id: 'banff', region: 'AB', state: 'AB' }).slice(-1);
    expect(isIndexed(page!.context)).toBe(false);
  });

  test('name the nearest three other stores of the region, the nearest first', () => {
    const far: Store = { ...near('far', 0.01), region: 'OH', state: 'OH' };
    const [page] = storePagesOf(fresno, near('d', 4), near('b', 2), near('a', 1), near('c', 3), far).filter(
      ({ path }) => path.endsWith('/fresno'),
    );
    const { nearby } = page!.context.store!;
    expect(nearby.map(({ path }) => path)).toEqual(['/stores/a', '/stores/b', '/stores/c']);
    expect(nearby[0]!.distanceKm).toBeCloseTo(111.2, 1);
  });

  test('link to makers whose pods the country sells', () => {
    const [page] = storePagesOf(fresno);
    expect(page!.context.store!.brands).toEqual([{ name: 'Alder', path: '/shop/makers/alder' }]);
    const [canadian] = storePagesOf({ ...fresno, id: 'banff', region: 'AB', state: 'AB' }).slice(-1);
    expect(canadian!.context.store!.brands).toEqual([{ name: 'Alder', path: null }]);
  });
});

test('the list of all stores has each of the shop’s stores with a page once, by region and town', () => {
  const names = new Set(namesIn('content/pictures'));
  const pictures = Object.fromEntries(
    [...names].map((name) => [name, { base: name, width: 1, height: 1, widths: [240] }]),
  );
  const pages = sitePages(readContent('content', names), pictures);
  for (const { id } of locales) {
    const localePages = pages.filter(({ context }) => context.localeId === id);
    const groups = localePages.find(({ context }) => context.routeId === 'stores')!.context.storesByRegion!;
    const listed = groups.flatMap(({ stores }) => stores.map(({ path }) => path));
    const storePaths = localePages.filter(({ context }) => context.store).map(({ context }) => context.localPath);
    expect(listed.toSorted()).toEqual(storePaths.toSorted());
    expect(listed.length).toBeGreaterThan(20);
    for (const { stores } of groups) {
      const towns = stores.map(({ city }) => city);
      expect(towns).toEqual(towns.toSorted((a, b) => a.localeCompare(b, id)));
    }
  }
});
