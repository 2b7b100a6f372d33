import type { PageProps } from 'gatsby';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { buildBatch, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { regionCss } from '../../boot/beforePaint';
import type { PageContext } from '../../content/pages/pageContext';
import { setPageAttribute } from '../../data/page/pageAttributes';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Subcountry } from '../../domain/region/regions';
import { comparedPod } from '../../domain/shortlist/compared';
import { chooseRegion } from '../../state/region';
import Maker from '../Maker';
import Strain from '../Strain';

const here = buildSummary({ slug: 'here', title: 'Here', regions: ['CA'] });
const there = buildSummary({ slug: 'there', title: 'There', regions: ['OH', 'CO'] });
const page = (products: ProductSummary[]) => ({
  localPath: '/shop/makers/alder',
  words: { heading: 'Alder', lead: 'Made by hand.' },
  listing: { products, total: products.length },
  compared: products.map((summary) =>
    comparedPod({
      summary,
      oil: { effects: ['sleepy'] },
      variants: [{ batches: [buildBatch({ totalCbdPercent: 0.4 })] }],
    }),
  ),
  links: [{ label: 'Mill Pond', path: '/shop/strains/mill-pond' }],
});

function renderPage(Template: typeof Maker, context: object, region: Subcountry = 'CA') {
  setPageAttribute('region', region);
  act(() => chooseRegion('us', region));
  return renderInLocale(
    <>
      <style>{regionCss}</style>
      <Template {...({ pageContext: context } as PageProps<object, PageContext>)} />
    </>,
  );
}

beforeEach(() => void fakeApi({}));

test.each([
  ['maker', Maker],
  ['strain', Strain],
] as const)(
  'a %s’s page shows every pod, with a price where it is bought and else with the regions that sell it',
  (_, Template) => {
    renderPage(Template, page([here, there]));
    const card = (title: string) => within(screen.getByRole('heading', { level: 2, name: title }).closest('article')!);
    expect(card('Here').getByText('$32.00')).toBeVisible();
    expect(card('Here').getByText('Sold in California')).not.toBeVisible();
    expect(card('There').getByText('Sold in Ohio, Colorado')).toBeVisible();
    expect(card('There').getByText('$32.00')).not.toBeVisible();
    expect(screen.getByText(/sold in your region yet/)).not.toBeVisible();
  },
);

test('to a shopper of a region that sells none it says so, and still shows them', () => {
  renderPage(Maker, page([there]), 'WA');
  expect(screen.getByText('None of Alder’s pods are sold in your region yet.')).toBeVisible();
  expect(screen.getByText('Sold in Ohio, Colorado')).toBeVisible();
});

test('a region that the menus hide is not named', () => {
  const hidden = buildSummary({ slug: 'hidden', title: 'Hidden', regions: ['UT'] });
  const both = buildSummary({ slug: 'both', title: 'Both', regions: ['UT', 'CO'] });
  renderPage(Maker, page([hidden, both]));
  expect(screen.getByText('Sold in Colorado')).toBeVisible();
  expect(screen.queryByText(/Utah/)).toBeNull();
});

test('a region that hides prices shows none, although it sells the pod', () => {
  renderPage(Maker, page([there]), 'OH');
  expect(screen.getByText('Sold in Ohio, Colorado')).not.toBeVisible();
  expect(screen.getByText('$32.00')).not.toBeVisible();
});

test('a maker with more pods than a page has links to the others, and a small one has none', () => {
  const { unmount } = renderPage(Maker, {
    ...page([here]),
    localPath: '/shop/makers/alder/page/2',
    listing: { products: [here], total: 49 },
  });
  const links = within(screen.getByRole('navigation', { name: 'Pages of this list' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/us/en/shop/makers/alder',
    '/us/en/shop/makers/alder/page/2',
    '/us/en/shop/makers/alder/page/3',
  ]);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
  unmount();
  renderPage(Maker, page([here]));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a strain’s page compares its pods without prices, which differ by region, and leads to related strains', () => {
  renderPage(Strain, page([here, there]));
  const table = within(screen.getByRole('table'));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Pod',
    'Alder Here',
    'Alder There',
  ]);
  expect(table.getAllByText('0.40%')).toHaveLength(2);
  expect(table.queryByText(/\$/)).toBeNull();
  expect(table.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Mill Pond' })).toHaveAttribute('href', '/us/en/shop/strains/mill-pond');
});
