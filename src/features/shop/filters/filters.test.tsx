import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../../domain/region/locales';
import { useListSearch } from '../../../state/navigation/lastListSearch';
import { chooseRegion } from '../../../state/region';
import { ProductListing } from '../ProductListing';

const pod = (title: string, price: number, thcGrams: number, rest: Partial<ProductSummary> = {}) =>
  buildSummary({
    slug: title.toLowerCase(),
    title,
    oilType: 'Rosin',
    regions: ['CA', 'OH', 'ON'],
    variants: [{ id: title, title: '1 g', grams: 1, thcGrams, price, availability: 'available' }],
    ...rest,
  });
const catalogue = [
  pod('Dusk', 44, 0.82, { effects: ['sleepy', 'relaxed'], flavors: ['berry'] }),
  pod('Moon', 48, 0.88, { effects: ['sleepy'], flavors: ['grape'] }),
  pod('Noon', 32, 0.75, { effects: ['focused'], flavors: ['citrus', 'berry'] }),
];

const pods = (localeId: LocaleId) => localePath(localeOf(localeId), '/shop/pods');

function open(search: string, localeId: LocaleId = 'en-US', answers: Parameters<typeof fakeApi>[0] = {}) {
  window.history.replaceState(null, '', pods(localeId) + search);
  fakeApi({ [`GET /catalogue/${localeId}.json`]: catalogue, ...answers });
  return renderInLocale(<ProductListing listing={{ products: catalogue, total: 3 }} routeId="pods" />, { localeId });
}

const visibleTitles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const panel = () => screen.findByRole('dialog', { name: 'Filters' });
const box = async (name: RegExp) => within(await panel()).findByRole('checkbox', { name });

// On a busy machine, loading them takes longer than the first test waits.
beforeAll(() => import('../live/listCode'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('S2-72 a sleepy rosin under $45: effect, extraction and price, with counts and chips', async () => {
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await box(/^Sleepy 2 products/));
  await user.click(await box(/^Rosin 2 products/));
  await user.click(await box(/^\$35 to \$45 1 product/));
  // The list updates after the checkboxes.
  const show = await within(await panel()).findByRole('button', { name: 'Show 1 product' });
  expect(await box(/^Under \$35/), 'no sleepy one costs that little').toBeDisabled();
  await user.click(show);
  await waitFor(() => expect(visibleTitles()).toEqual(['Dusk']));
  expect(window.location.search).toBe('?effect=sleepy&method=Rosin&price=35-45');
  const chips = within(screen.getByRole('list', { name: 'Selected filters' })).getAllByRole('button');
  expect(chips.map((chip) => chip.getAttribute('aria-label') ?? chip.textContent)).toEqual([
    'Remove Sleepy',
    'Remove Rosin',
    'Remove $35 to $45',
  ]);
});

test('S2-72 a size and a price are those of the same size', async () => {
  const [small, large] = [
    { id: 'half', title: '0.5 g', grams: 0.5, thcGrams: 0.4, price: 32, availability: 'available' as const },
    { id: 'full', title: '1 g', grams: 1, thcGrams: 0.8, price: 62, availability: 'available' as const },
  ];
  catalogue.push(pod('Both', 0, 0.8, { variants: [small!, large!] }));
  onTestFinished(() => void catalogue.pop());
  open('?size=1&price=0-35');
  await waitFor(() => expect(visibleTitles()).toEqual(['Noon']));
  expect(screen.getByRole('button', { name: 'Remove 1 g' })).toBeVisible();
  window.history.pushState(null, '', '?size=0.5&price=0-35');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(visibleTitles()).toEqual(['Both']));
});

test('S2-72 a list without results has ways out', async () => {
  const { user } = open('?effect=sleepy&thc=70-80');
  expect(await screen.findByText('Nothing here matches Sleepy and THC: 70% to 80%.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '2 without THC: 70% to 80%' }));
  await waitFor(() => expect(visibleTitles()).toEqual(['Dusk', 'Moon']));
});

test('S6-09 prices are no filter where they are not shown', async () => {
  chooseRegion('us', 'OH');
  const { user, t } = open('?price=0-35');
  await waitFor(() => expect(visibleTitles()).toEqual(['Dusk', 'Moon', 'Noon']));
  expect(screen.getByText(t('list.notOffered'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const groups = within(await panel()).getAllByRole('group');
  expect(groups.map((group) => group.querySelector('legend')!.textContent)).toEqual([
    'Plant type',
    'Effect',
    'Extraction',
    'Size',
    'THC',
    'Flavor',
    'Maker',
  ]);
});

test('Canada has no filter that promotes: no effect, flavor or price', async () => {
  chooseRegion('ca', 'ON');
  const { user, t } = open('?effect=sleepy&flavor=mint&price=0-35', 'fr-CA');
  await waitFor(() => expect(visibleTitles()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: t('list.filters') }));
  const dialog = await screen.findByRole('dialog', { name: t('list.filters') });
  expect(
    within(dialog)
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')!.textContent),
  ).toEqual(['Type de plante', 'Extraction', 'Format', 'THC', 'Producteur']);
  expect(within(dialog).getByRole('checkbox', { name: /^De 70\s% à 80\s%/ })).toBeVisible();
});

function BackLink() {
  return <a href={`/list${useListSearch(pods('en-US'))}`}>Back</a>;
}

test('S2-72 a link back to the list has its last query, and none once it is cleared', async () => {
  const { user, unmount } = open('?effect=sleepy&utm_source=mail');
  await waitFor(() => expect(visibleTitles()).toEqual(['Dusk', 'Moon']));
  const link = () => {
    const back = renderInLocale(<BackLink />);
    const href = screen.getByRole('link', { name: 'Back' }).getAttribute('href');
    back.unmount();
    return href;
  };
  expect(link()).toBe('/list?effect=sleepy&utm_source=mail');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(link()).toBe('/list'));
  unmount();
});
