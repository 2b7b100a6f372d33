import { describe, expect, test } from 'vitest';
import { localeOf, type LocaleId } from '../../../domain/region/locales';
import { navigationSchema } from '../../../domain/editorial/pageSchema';
import { footerLink, navigationLinks } from './shellLinks';

const words = (en: string) => ({ en, fr: `${en}, en français` });
const item = (id: string, rest: object = {}) => ({
  id,
  title: words(id),
  target: { path: '/support' },
  authenticationVisibility: 'any',
  ...rest,
});
const product = (slug: string, ...flags: string[]) => ({
  productType: 'devices',
  slug,
  visibility: Object.fromEntries(flags.map((flag) => [flag, true])),
});
const content = { products: [product('kit', 'availableUs', 'availableUsOh')] as never };

const links = (items: object[], localeId: LocaleId = 'en-US') =>
  navigationLinks(navigationSchema.parse({ items }), { locale: localeOf(localeId), content });
const regionsOf = (rest: object, localeId?: LocaleId) => links([item('a', rest)], localeId)[0]!.regions;

describe('S6-05 who sees an item of the navigation', () => {
  test.each([
    ['everywhere, where nothing stands against it', {}, 'en-US', null],
    ['where the editor names, within the country', { subcountryVisibility: ['OH', 'WA', 'AB'] }, 'en-US', ['OH', 'WA']],
    ['where the editor names, in the other country', { subcountryVisibility: ['OH', 'AB'] }, 'fr-CA', ['AB']],
    [
      'S6-07 where UNLOCK_APP_LINKS is on',
      { needsUnlockAppLinks: true },
      'en-US',
      ['CA', 'OH', 'MO', 'WA', 'CO', 'NM'],
    ],
    ['S6-07 D-07 likewise in Canada', { needsUnlockAppLinks: true }, 'en-CA', ['ON', 'AB']],
    ['D-08 where the page that it leads to is offered', { target: { path: '/xpress#how' } }, 'en-US', ['CA']],
    ['D-08 nowhere, where no region of the country offers it', { target: { path: '/xpress' } }, 'fr-CA', []],
    ['where the product that it leads to is sold', { target: { path: '/shop/devices/kit' } }, 'en-US', ['CA', 'OH']],
    ['everywhere, where it leads to another site', { target: { url: 'https://elsewhere.test' } }, 'en-US', null],
  ] as const)('%s', (_, rest, localeId, regions) => {
    expect(regionsOf(rest, localeId)).toEqual(regions);
  });

  test.each([
    ['authenticated', 'in'],
    ['unauthenticated', 'out'],
    ['any', null],
  ])('%s is seen by %s', (authenticationVisibility, who) => {
    expect(links([item('a', { authenticationVisibility })])[0]!.who).toBe(who);
  });
});

test('S3-15 S2-39 the header’s row has the first five items visible to everybody in the region on a wide screen', () => {
  const rows = links([
    item('one'),
    item('phones', { visibility: 'mobile' }),
    item('signed-in', { authenticationVisibility: 'authenticated' }),
    item('desks', { visibility: 'desktop' }),
    item('three', { subcountryVisibility: ['OH'] }),
    ...['four', 'five', 'six', 'seven'].map((id) => item(id)),
  ]);
  const rowOf = (code: 'CA' | 'OH') => rows.filter(({ rowRegions }) => rowRegions.includes(code)).map(({ id }) => id);
  expect(rowOf('CA')).toEqual(['one', 'desks', 'four', 'five', 'six']);
  expect(rowOf('OH')).toEqual(['one', 'desks', 'three', 'four', 'five']);
});

test('S3-16 a footer link is visible where its target is available', () => {
  const link = {
    originalId: 'a',
    title: words('Stores'),
    hyperlink: '/store-locator',
    authenticationVisibility: 'any' as const,
  };
  expect(footerLink(link, { locale: localeOf('fr-CA'), content })).toEqual({
    id: 'a',
    title: 'Stores, en français',
    href: '/store-locator',
    who: null,
    regions: ['ON', 'AB'],
  });
});
