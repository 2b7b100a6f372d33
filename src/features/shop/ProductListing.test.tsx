import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildOffer, buildSummary, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { growCatalogue } from '../../../tests/bench/syntheticCatalogue';
import { listedProducts } from '../../domain/catalogue/list/listing';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { defaultRegion } from '../../domain/region/regions';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { ProductListing } from './ProductListing';

const pod = (title: string, rest: Partial<ProductSummary> = {}) =>
  buildSummary({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    variants: [{ ...buildSummary().variants[0]!, id: title }],
    ...rest,
  });
const named = [
  pod('Amber Sky', { plantType: 'Sativa', oilType: 'Live Resin' }),
  pod('Birch Lane', { plantType: 'Indica', oilType: 'Live Resin', brand: 'Halyard Nine', brandSlug: 'halyard-nine' }),
  pod('Cedar Chest', { plantType: 'Indica', oilType: 'Rosin' }),
  pod('Dune', { plantType: 'Hybrid', oilType: 'Rosin', regions: ['OH', 'CA'] }),
  pod('Elm', { plantType: 'Hybrid', oilType: 'Distillate', regions: ['OH'] }),
];
const more = Array.from({ length: 60 }, (_, at) => pod(`Pod ${at + 1}`, { plantType: 'CBD', oilType: 'Distillate' }));

interface Visit {
  localeId?: LocaleId;
  routeId?: 'pods' | 'devices' | 'products';
  catalogue?: ProductSummary[];
  answers?: Parameters<typeof fakeApi>[0];
}

/** Opens a list with this URL query, like a visit from outside. */
function open(search = '', { localeId = 'en-US', routeId = 'pods', catalogue = named, answers = {} }: Visit = {}) {
  const locale = localeOf(localeId);
  const products = listedProducts(catalogue, routeId, defaultRegion(locale.country).code);
  window.history.replaceState(null, '', `${localePath(locale, `/shop/${routeId}`)}${search}`);
  const api = fakeApi({ [`GET /catalogue/${localeId}.json`]: catalogue, ...answers });
  const listing = { products: products.slice(0, 24), total: products.length };
  return { ...renderInLocale(<ProductListing listing={listing} routeId={routeId} />, { localeId }), api };
}

const shownTitles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const expectShown = (...titles: string[]) => waitFor(() => expect(shownTitles()).toEqual(titles));
const address = () => window.location.search;
const dialog = () => screen.findByRole('dialog', { name: 'Filters' });
const value = async (name: string) => within(await dialog()).findByRole('checkbox', { name: new RegExp(`^${name} `) });
const chips = () =>
  within(screen.getByRole('list', { name: 'Selected filters' }))
    .getAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent);

beforeEach(() => localStorage.clear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('S2-13 the list when it opens', () => {
  test('S1-07 shows its first screen from the static HTML, and fetches nothing', () => {
    const { api } = open('', { catalogue: [...named, ...more] });
    expect(shownTitles()).toHaveLength(24);
    expect(screen.getByRole('status')).toHaveTextContent('64 products');
    expect(api.calls).toEqual([]);
  });

  test('S3-04 in another region hides that, and shows what is sold there', async () => {
    chooseRegion('us', 'OH');
    const { api } = open();
    expect(screen.queryByText('Amber Sky')).not.toBeVisible();
    await expectShown('Dune', 'Elm');
    expect(screen.getByText('Dune')).toBeVisible();
    expect(api.calls).toHaveLength(1);
  });

  test('D-12 with a query in the URL shows only what the query asks for', async () => {
    open('?plant=Indica');
    expect(screen.queryByText('Amber Sky')).not.toBeVisible();
    await expectShown('Birch Lane', 'Cedar Chest');
    expect(screen.getByText('Birch Lane')).toBeVisible();
  });

  test('ignores other parameters', () => {
    const { api } = open('?utm_source=mail');
    expect(screen.getByText('Amber Sky')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('shows an error when the catalogue fails to load, and retries', async () => {
    const { user, api, t } = open('?plant=Indica', { answers: { 'GET /catalogue/en-US.json': offline } });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
    api.answers['GET /catalogue/en-US.json'] = named;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await expectShown('Birch Lane', 'Cedar Chest');
  });
});

describe('S2-72 filters', () => {
  test('S9-10 match any value of a filter and all filters together, show counts, and are in the URL', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect((await value('Indica')).closest('label')).toHaveTextContent('Indica2 products2');
    await user.click(await value('Sativa'));
    await user.click(await value('Indica'));
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest');
    await user.click(await value('Rosin'));
    await expectShown('Cedar Chest');
    expect(address()).toBe('?plant=Sativa&plant=Indica&method=Rosin');
    expect(await value('Sativa')).toBeEnabled();
    expect(await value('Halyard Nine'), 'has no rosin').toBeDisabled();
    expect(within(await dialog()).queryByRole('checkbox', { name: /^Distillate/ }), 'none in the region').toBeNull();
    expect(screen.getByRole('button', { name: 'Filters (3)', hidden: true })).toBeInTheDocument();
    await user.click(await within(await dialog()).findByRole('button', { name: 'Show 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('work by keyboard, and focus stays on the value', async () => {
    const { user } = open();
    screen.getByRole('button', { name: 'Filters' }).focus();
    await user.keyboard('{Enter}');
    const hybrid = await value('Hybrid');
    hybrid.focus();
    await user.keyboard(' ');
    await expectShown('Dune');
    expect(hybrid).toHaveFocus();
    expect(hybrid).toBeChecked();
  });

  test('use a brand’s slug', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await value('Halyard Nine'));
    await expectShown('Birch Lane');
    expect(address()).toBe('?brand=halyard-nine');
    expect(chips()).toEqual(['Remove Halyard Nine', 'Clear all']);
  });

  test('open in a sheet each on wide screens, which Esc closes', async () => {
    const { user } = open();
    const opener = screen.getByRole('button', { name: 'Plant type', hidden: true });
    await user.click(opener);
    const sheet = await screen.findByRole('group', { name: 'Plant type', hidden: true });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(sheet).getByRole('checkbox', { name: /^Hybrid/, hidden: true }));
    await expectShown('Dune');
    expect(screen.getByRole('button', { name: 'Plant type (1)', hidden: true })).toBe(opener);
    await user.keyboard('{Escape}');
    expect(sheet).not.toBeInTheDocument();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('appear as chips that can be removed, and focus moves to the next', async () => {
    const { user } = open('?plant=Indica&method=Rosin&q=cedar');
    await expectShown('Cedar Chest');
    expect(chips()).toEqual(['Remove “cedar”', 'Remove Indica', 'Remove Rosin', 'Clear all']);
    await user.click(screen.getByRole('button', { name: 'Remove Indica' }));
    expect(screen.getByRole('button', { name: 'Remove Rosin' })).toHaveFocus();
    expect(address()).toBe('?method=Rosin&q=cedar');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(address()).toBe('');
    expect(screen.queryByRole('list', { name: 'Selected filters' })).toBeNull();
    expect(screen.getByRole('status').parentElement).toHaveFocus();
  });

  test('D-07 are absent when they are off, and those in the URL are reported', async () => {
    const french = pod('Érable', { regions: ['CA_ALL'] });
    const { user, t } = open('?plant=Indica', { localeId: 'fr-CA', catalogue: [french] });
    await expectShown('Érable');
    expect(screen.queryByRole('button', { name: t('list.filters') })).toBeNull();
    expect(screen.getByText(t('list.notOffered'))).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.getByRole('radio', { name: t('list.view.list') })).toBeInTheDocument();
    expect(within(screen.getByRole('combobox')).queryByRole('option', { name: t('list.sort.price-asc') })).toBeNull();
    await user.click(screen.getByRole('button', { name: t('list.dismiss') }));
    expect(address()).toBe('');
    expect(screen.queryByText(t('list.notOffered'))).toBeNull();
  });

  test('S2-12 of oils are absent for devices', () => {
    const battery = pod('Battery', { productType: 'devices', plantType: null, oilType: null });
    open('', { routeId: 'devices', catalogue: [battery] });
    expect(shownTitles()).toEqual(['Battery']);
    expect(screen.queryByRole('button', { name: 'Filters', hidden: true })).toBeNull();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});

test('S2-72 of 5,000 products, the list renders only its first screen', async () => {
  open('?plant=Hybrid&q=pod', { catalogue: growCatalogue([...named, ...more], 5000, 'CA') });
  await waitFor(() => expect(shownTitles()).toHaveLength(24));
  const [count] = /\d+/.exec(screen.getByRole('status').textContent)!;
  expect(Number(count)).toBeGreaterThan(24);
  expect(screen.getAllByText(/^Hybrid · /)).toHaveLength(24);
});

describe('S2-72 the URL', () => {
  test('has a history entry for each filter, which back and forward restore', async () => {
    const { user } = open('?utm_source=mail');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await value('Indica'));
    await user.click(await value('Rosin'));
    await expectShown('Cedar Chest');
    expect(address()).toBe('?utm_source=mail&plant=Indica&method=Rosin');
    act(() => window.history.back());
    await expectShown('Birch Lane', 'Cedar Chest');
    expect(address()).toBe('?utm_source=mail&plant=Indica');
    act(() => window.history.back());
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    act(() => window.history.forward());
    await expectShown('Birch Lane', 'Cedar Chest');
  });

  test('with an unknown value shows a note with the likely one, and keeps the rest', async () => {
    const { user } = open('?plant=Indcia&method=Rosin&brand=halyard-nin&sort=name');
    await expectShown('Cedar Chest', 'Dune');
    expect(screen.getByText('No plant type is called “Indcia”, so we left that filter out.')).toBeVisible();
    expect(screen.getByText('No brand is called “halyard-nin”, so we left that filter out.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Did you mean Halyard Nine?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Did you mean Indica?' }));
    await expectShown('Cedar Chest');
    expect(address()).toBe('?plant=Indica&method=Rosin&sort=name');
  });

  test('loses the unknown value when the note is dismissed', async () => {
    const { user } = open('?method=Wax&plant=Indica');
    await expectShown('Birch Lane', 'Cedar Chest');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/is called/)).toBeNull();
    expect(address()).toBe('?plant=Indica');
  });

  test('keeps how much is shown, without a history entry', async () => {
    const { user, t } = open('', { catalogue: more });
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: t('list.showMore') }));
    await waitFor(() => expect(shownTitles()).toHaveLength(48));
    expect(address()).toBe('?shown=48');
    expect(screen.getByText('Showing 48 of 60')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('list.showMore') }));
    await waitFor(() => expect(shownTitles()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: t('list.showMore') })).toBeNull();
    expect(window.history.length).toBe(entries);
  });

  test('restores the full length immediately on return', async () => {
    const { unmount, user, t } = open('', { catalogue: more });
    await user.click(screen.getByRole('button', { name: t('list.showMore') }));
    await waitFor(() => expect(shownTitles()).toHaveLength(48));
    unmount();
    renderInLocale(<ProductListing listing={{ products: more.slice(0, 24), total: 60 }} routeId="pods" />);
    expect(shownTitles()).toHaveLength(48);
  });
});

describe('S2-72 order and view', () => {
  test('the order can be chosen, and is in the URL', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'THC, low to high');
    await waitFor(() => expect(address()).toBe('?sort=thc-asc'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(address()).toBe('?sort=name');
  });

  test('the list view has one product per row, with figures to compare', async () => {
    const twice = pod('Twice', {
      variants: [
        { id: 'a', title: '0.5 g', grams: 0.5, thcGrams: 0.4255, price: 30, availability: 'available' },
        { id: 'b', title: '1 g', grams: 1, thcGrams: 0.8, price: 50, availability: 'available' },
      ],
    });
    const { user } = open('', { catalogue: [twice] });
    await user.click(screen.getByRole('radio', { name: 'List' }));
    const row = await screen.findByText('THC 85.1%');
    const words = row.closest('article')!;
    for (const text of ['Twice', 'Alder', 'Sativa · Live Resin', '0.5 g · 1 g', 'From $30.00'])
      expect(within(words).getByText(text)).toBeVisible();
    expect(address()).toBe('?view=list');
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    await waitFor(() => expect(screen.queryByText('THC 85.1%')).toBeNull());
  });
});

describe('S2-72 search', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Search this list' });

  test.each([
    ['ambr', 'Amber Sky'],
    ['sky amber', 'Amber Sky'],
    ['haylard', 'Birch Lane'],
    ['rosin hybrid', 'Dune'],
    ['CEDA', 'Cedar Chest'],
  ])('%j finds %s, in the URL without a history entry', async (text, title) => {
    const { user } = open();
    const entries = window.history.length;
    await user.type(search(), text);
    await expectShown(title);
    await waitFor(() => expect(address()).toBe(`?q=${text.replace(' ', '+')}`));
    expect(window.history.length).toBe(entries);
    expect(search()).toHaveFocus();
  });

  test('uses the page’s language', async () => {
    const catalogue = [
      pod('Érable', { regions: ['CA_ALL'], oilType: 'Live Resin' }),
      pod('Sapin', { regions: ['CA_ALL'], oilType: 'Rosin' }),
    ];
    open('?q=resine+vivante', { localeId: 'fr-CA', catalogue });
    await expectShown('Érable');
  });

  test('is cleared by its button, which returns focus to the field', async () => {
    const { user, t } = open('?q=amber&plant=Sativa');
    await expectShown('Amber Sky');
    expect(search()).toHaveValue('amber');
    await user.click(screen.getByRole('button', { name: t('list.search.clear') }));
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    await waitFor(() => expect(address()).toBe('?plant=Sativa'));
  });

  test('ranks the best match first, unless another order is chosen', async () => {
    const catalogue = [pod('Morning Amber Light'), pod('Ambers'), pod('Amber')];
    const { user } = open('?q=amber', { catalogue });
    await waitFor(() => expect(shownTitles()[0]).toBe('Amber'));
    expect(screen.getByRole('option', { name: 'Best match', selected: true })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox'), 'Name');
    await expectShown('Amber', 'Ambers', 'Morning Amber Light');
  });
});

describe('S2-72 without results', () => {
  test('repeats the query, and suggests the change with the most results first', async () => {
    const { user } = open('?plant=Sativa&plant=Hybrid&brand=halyard-nine');
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('Nothing here matches Sativa or Hybrid and Halyard Nine.')).toBeVisible();
    const offers = screen.getAllByRole('button', { name: /without/ });
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      '2 without Halyard Nine',
      '1 without Sativa or Hybrid',
    ]);
    await user.click(offers[0]!);
    await expectShown('Amber Sky', 'Dune');
    expect(address()).toBe('?plant=Sativa&plant=Hybrid');
  });

  test('shows the product with the most similar name', async () => {
    const { user } = open('?q=cidre+chst&plant=Sativa');
    await user.click(await screen.findByRole('button', { name: 'Did you mean Cedar Chest?' }));
    await expectShown('Cedar Chest');
    expect(address()).toBe('?q=Cedar+Chest');
  });

  test('everything is one click away', async () => {
    const { user } = open('?plant=CBD');
    const empty = (await screen.findByRole('heading', { name: 'No products found' })).parentElement!;
    await user.click(within(empty).getByRole('button', { name: 'Clear all' }));
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
  });

  test('says when a region sells none of it', async () => {
    chooseRegion('us', 'UT');
    const { t } = open();
    expect(await screen.findByText(t('list.emptyRegion'))).toBeVisible();
  });
});

describe('with an address', () => {
  const offers = [
    buildOffer({ productVariantId: 'Amber Sky', availableQuantity: 9, price: { amount: 41.5, currencyCode: 'USD' } }),
    buildOffer({ productVariantId: 'Birch Lane', availableQuantity: 3 }),
    buildOffer({ productVariantId: 'Cedar Chest', availableQuantity: 0 }),
  ];
  const answers = deliveryAnswers(undefined, offers);
  const card = (title: string) => screen.getByRole('link', { name: title }).closest('article')!;

  test('S4-04 S4-06 cards show its dispensary’s stock and prices', async () => {
    chooseDeliveryPlace(chosenPlace);
    open('', { answers });
    expect(await within(card('Amber Sky')).findByText('In stock')).toBeVisible();
    expect(within(card('Amber Sky')).getByText('$41.50')).toBeVisible();
    expect(within(card('Birch Lane')).getByText('Only 3 left')).toBeVisible();
    expect(within(card('Cedar Chest')).getByText('Sold out')).toBeVisible();
    expect(within(card('Dune')).getByText('Unavailable')).toBeVisible();
    expect(screen.getByText('Delivered by Fernlight Delivery, license C9-0000001-LIC')).toBeInTheDocument();
  });

  test('S4-07 without one, cards show no stock', async () => {
    const { user } = open('', { answers });
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await value('Indica');
    expect(within(await dialog()).queryByRole('checkbox', { name: 'Available for delivery now' })).toBeNull();
    expect(screen.queryByText('In stock')).toBeNull();
  });

  test('a switch shows only what can be delivered now', async () => {
    chooseDeliveryPlace(chosenPlace);
    const { user } = open('', { answers });
    await within(card('Amber Sky')).findByText('In stock');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const box = within(await dialog()).getByRole('checkbox', { name: 'Available for delivery now' });
    expect(box).toHaveAccessibleDescription('Delivered by Fernlight Delivery, license C9-0000001-LIC');
    await user.click(box);
    await expectShown('Amber Sky', 'Birch Lane');
    expect(address()).toBe('?stock=1');
  });

  test('a URL with that filter waits for the dispensary', async () => {
    chooseDeliveryPlace(chosenPlace);
    open('?stock=1', { answers });
    expect(screen.queryByText('Dune')).not.toBeVisible();
    await expectShown('Amber Sky', 'Birch Lane');
  });

  test('that filter without an address is reported', async () => {
    const { user, t } = open('?stock=1&plant=Indica', { answers });
    await expectShown('Birch Lane', 'Cedar Chest');
    await user.click(screen.getByRole('button', { name: t('header.addAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('when the dispensary does not respond, everything is shown with a note', async () => {
    chooseDeliveryPlace(chosenPlace);
    open('?stock=1', { answers: { ...answers, 'GET /.netlify/functions/delivery-available-providers': offline } });
    await expectShown('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(screen.getByText(/couldn’t check the dispensary/)).toBeVisible();
  });

  test('S9-14 prices have a dollar sign and two decimals, in regions with prices', async () => {
    const { unmount } = open();
    expect(within(card('Amber Sky')).getByText('$32.00')).toBeVisible();
    unmount();
    chooseRegion('us', 'OH');
    open('', { answers: { 'GET /catalogue/en-US.json': named } });
    await expectShown('Dune', 'Elm');
    expect(within(card('Dune')).getByText('$32.00')).not.toBeVisible();
  });
});

test('the current list stays until the requested one is ready', async () => {
  const { user } = open('', { answers: { 'GET /catalogue/en-US.json': neverResponds } });
  await user.selectOptions(screen.getByRole('combobox'), 'Name');
  await waitFor(() => expect(address()).toBe('?sort=name'));
  expect(screen.getByText('Amber Sky')).toBeVisible();
});
