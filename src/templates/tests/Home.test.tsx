import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildSection, buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildShell, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import type { PageContext } from '../../content/pages/pageContext';
import type { LocaleId } from '../../domain/region/locales';
import { chooseRegion } from '../../state/region';
import Home from '../Home';

const picture = { base: '/pictures/hero', width: 1600, height: 1200, widths: [480] };
const pageContext = {
  words: buildWords({
    heading: 'Unlocked by light',
    sections: [buildSection({ id: 'new', kind: 'shelf', heading: 'Just in' })],
  }),
  shell: buildShell(),
  pictures: { hero: picture, 'hero-tall': picture },
  listing: { products: [buildSummary({ regions: ['CA', 'CA_ALL'] })], total: 1 },
  routeId: 'home',
  localPath: '/',
} as unknown as PageContext;

function visibleButtons(localeId: LocaleId): (string | null)[] {
  const { t } = renderTemplate(Home, { pageContext }, { localeId });
  return screen
    .getAllByRole('link', { name: t('header.browseProducts') })
    .filter((link) => link.closest('section')?.querySelector('h1'))
    .map((link) => link.getAttribute('href'));
}

test.each<[LocaleId, string]>([
  ['en-US', '/us/en/shop/products'],
  ['fr-CA', '/ca/fr/shop/products'],
])('D-07 the first button on the home page of %s leads to %s, which is available there', (localeId, path) => {
  expect(visibleButtons(localeId)).toEqual([path]);
});

const starter = {
  battery: buildSummary({ slug: 'battery', productType: 'devices', variants: [] }),
  picks: [
    {
      summary: buildSummary({
        effects: ['happy'],
        variants: [{ id: 'a', title: '0.5 g', grams: 0.5, thcGrams: 0.3, price: 40, availability: 'available' }],
      }),
      rating: null,
    },
  ],
};
const firstOrder = buildSection({ id: 'first-order', kind: 'starter', heading: 'Your first order', regions: ['CA'] });

test.each([
  ['with pods to start with', starter, 1],
  ['of a build without such pods', undefined, 0],
])('home %s', async (_, given, count) => {
  const words = buildWords({ sections: [firstOrder, buildSection({ id: 'new', kind: 'shelf', heading: 'Just in' })] });
  const { t } = renderTemplate(Home, { pageContext: { ...pageContext, words, starter: given } });
  await screen.findByRole('region', { name: 'Just in' });
  await waitFor(() => expect(screen.queryAllByRole('group', { name: t('starter.choose') })).toHaveLength(count));
  expect(screen.queryAllByRole('region', { name: 'Your first order' })).toHaveLength(count);
});

test('where nobody delivers, the first order is hidden', async () => {
  chooseRegion('us', 'OH');
  const words = buildWords({ sections: [firstOrder] });
  renderTemplate(Home, { pageContext: { ...pageContext, words, starter } });
  expect(await screen.findByText('Your first order')).not.toBeVisible();
});

test('S2-02 the home page has one main heading and a shelf of pods', async () => {
  renderTemplate(Home, { pageContext });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    'Unlocked by light',
  ]);
  expect(await screen.findByRole('region', { name: 'Just in' })).toHaveTextContent('Amber');
});

test('the reasons and steps at the top are one part of the page, and what follows is another', async () => {
  const sections = [
    buildSection({ id: 'heat', kind: 'levels', heading: 'Three levels' }),
    buildSection({ id: 'how', kind: 'steps', heading: 'Four steps' }),
    buildSection({ id: 'new', kind: 'shelf', heading: 'Just in' }),
    buildSection({ id: 'more', kind: 'steps', heading: 'More steps' }),
  ];
  renderTemplate(Home, { pageContext: { ...pageContext, words: buildWords({ sections }) } });
  const parts = (
    await Promise.all(
      ['Three levels', 'Four steps', 'Just in', 'More steps'].map((name) => screen.findByRole('region', { name })),
    )
  ).map((region) => region.parentElement);
  expect(parts[1]).toBe(parts[0]);
  expect(parts[2]).not.toBe(parts[0]);
  expect(parts[3]).toBe(parts[2]);
});
