import { expect, test } from 'vitest';
import { fixturePictureNames, writeContent } from '../../../../tests/fixtures/contentFolder';
import { localeOf } from '../../../domain/region/locales';
import { readContent } from '../../source/readContent';
import { shellContext } from './shellContext';

const words = (en: string, fr: string) => ({ en, fr });

test('S7-28 S3-15 S3-16 navigation and footer are resolved for the locale, with products as their paths', () => {
  const root = writeContent({
    'navigation/main.json': {
      items: [
        { id: 'a', title: words('Pods', 'Capsules'), target: { path: '/shop/pods' }, authenticationVisibility: 'any' },
        {
          id: 'b',
          title: words('Battery', 'Batterie'),
          target: { product: { productType: 'devices', slug: 'battery' } },
          authenticationVisibility: 'authenticated',
          visibility: 'mobile',
          subcountryVisibility: ['OH'],
          needsUnlockAppLinks: true,
        },
        {
          id: 'c',
          title: words('Blog', 'Blogue'),
          target: { url: 'https://blog.test' },
          authenticationVisibility: 'any',
        },
      ],
    },
    'footer/footer.json': {
      mainLinks: [{ originalId: 'm', title: words('Help', 'Aide'), hyperlink: '/support' }],
      additionalLinks: [
        {
          id: 'legal',
          title: words('Legal', 'Juridique'),
          links: [
            {
              originalId: 'n',
              title: words('Terms', 'Conditions'),
              hyperlink: '/terms',
              authenticationVisibility: 'unauthenticated',
            },
          ],
        },
      ],
      trademark: words('TM', 'MC'),
      terms: words('All rights', 'Tous droits'),
    },
  });
  const shell = shellContext(localeOf('fr-CA'), readContent(root, fixturePictureNames));
  const everywhere = { who: null, regions: null };
  const row = { visibility: null, rowRegions: ['CA_ALL', 'ON', 'AB'] };
  expect(shell.navigation).toEqual([
    { ...everywhere, ...row, id: 'a', title: 'Capsules', href: '/shop/pods' },
    {
      id: 'b',
      title: 'Batterie',
      href: '/shop/devices/battery',
      visibility: 'mobile',
      who: 'in',
      regions: [],
      rowRegions: [],
    },
    { ...everywhere, ...row, id: 'c', title: 'Blogue', href: 'https://blog.test' },
  ]);
  expect(shell.footer).toEqual({
    mainLinks: [{ id: 'm', title: 'Aide', href: '/support', who: null, regions: null }],
    groups: [
      {
        id: 'legal',
        title: 'Juridique',
        links: [{ id: 'n', title: 'Conditions', href: '/terms', who: 'out', regions: null }],
      },
    ],
    trademark: 'MC',
    terms: 'Tous droits',
  });
});
