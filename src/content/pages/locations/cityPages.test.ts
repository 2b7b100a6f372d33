import { describe, expect, test } from 'vitest';
import { fixturePictureNames, renderedPictures, writeContent } from '../../../../tests/fixtures/contentFolder';
import { readContent } from '../../source/readContent';
import { sitePages } from '../sitePages';

const sellers = ['fern', 'moss'].map((id, index) => ({
  id,
  name: index ? 'Moss Delivery' : 'Fern Delivery',
  licence: `C9-000000${index}-LIC`,
  minimum: 40,
  fee: 5,
  hours: { Mon: { open: '10:00', close: '20:00' } },
  windowMinutes: 60,
  leadMinutes: 45,
  firstDay: index,
  postalCodes: index ? ['93703', '93711'] : ['93701', '93702', '93710'],
}));
const city = (slug: string, name: string, ...postalCodes: string[]) => ({ slug, name, region: 'CA', postalCodes });

function pagesOf(...cities: ReturnType<typeof city>[]) {
  const files = {
    ...Object.fromEntries(sellers.map((each) => [`dispensaries/${each.id}.json`, each])),
    ...Object.fromEntries(cities.map((each) => [`cities/${each.slug}.json`, each])),
  };
  return sitePages(readContent(writeContent(files), fixturePictureNames), renderedPictures);
}

describe('the delivery pages of cities', () => {
  const fresno = city('fresno', 'Fresno', '93701', '93702', '93703');
  const clovis = city('clovis', 'Clovis', '93710', '93999');
  const herndon = city('herndon', 'Herndon', '93711');

  test('D-07 exist only where delivery is allowed and a dispensary delivers', () => {
    const pages = pagesOf(fresno, clovis).filter(({ context }) => context.city);
    expect(pages.map(({ path }) => path)).toEqual(['/us/en/xpress/clovis', '/us/en/xpress/fresno']);
    expect(pages[0]!.context.alternates).toEqual([{ localeId: 'en-US', path: '/xpress/clovis' }]);
  });

  test('say who delivers to which ZIP codes, with license and terms', () => {
    const page = pagesOf(fresno, clovis, herndon).find(({ path }) => path.endsWith('/xpress/fresno'))!;
    const { city: view, words, parent } = page.context;
    expect(view!.services).toMatchObject([
      { name: 'Fern Delivery', licence: 'C9-0000000-LIC', minimum: 40, postalCodes: ['93701', '93702'] },
      { name: 'Moss Delivery', licence: 'C9-0000001-LIC', firstDay: 1, postalCodes: ['93703'] },
    ]);
    expect(view!.others).toEqual([{ name: 'Clovis', path: '/xpress/clovis' }]);
    expect(words.lead).toBe(
      'Licensed dispensaries bring pods and batteries to your door in Fresno: Fern Delivery and Moss Delivery.',
    );
    expect(parent).toEqual({ path: '/xpress', label: 'Heading of xpress' });
  });

  test('are listed on the delivery page of the country, by dispensary', () => {
    const pages = pagesOf(fresno, clovis, herndon);
    const groups = (path: string) => pages.find((page) => page.path === path)!.context.cityGroups;
    expect(
      groups('/us/en/xpress')!.map(({ dispensary, cities }) => [dispensary, cities.map(({ name }) => name)]),
    ).toEqual([
      ['Fern Delivery', ['Clovis', 'Fresno']],
      ['Moss Delivery', ['Herndon']],
    ]);
    expect(groups('/ca/fr/xpress')).toEqual([]);
  });
});
