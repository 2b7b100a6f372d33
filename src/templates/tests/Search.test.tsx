import { act, render, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildWords } from '../../../tests/fixtures/builders/buildPage';
import { buildShell, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { renderTemplate } from '../../../tests/fixtures/components/renderTemplate';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { listedProducts } from '../../domain/catalogue/list/listing';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { defaultRegion } from '../../domain/region/regions';
import type { SearchEntry } from '../../domain/search/siteSearch';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { chooseRegion } from '../../state/region';
import { lazyPartsLoaded } from '../../ui/hydration/lazyNamed';
import Search from '../Search';
import { SearchContent } from '../SearchContent';

const pod = (title: string, rest: Partial<ProductSummary> = {}) =>
  buildSummary({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    brand: 'Alder',
    regions: ['CA', 'CA_ALL', 'ON'],
    variants: [{ ...buildSummary().variants[0]!, id: title }],
    ...rest,
  });
const catalogue = [
  pod('Dusk Hour', { plantType: 'Indica', oilType: 'Rosin', terpenes: ['Limonene'] }),
  pod('Morning Dusk', { plantType: 'Sativa', oilType: 'Live Resin', brand: 'Birch' }),
  pod('Fern', { plantType: 'Hybrid', oilType: 'Rosin', brand: 'Birch' }),
];
const entry = (kind: SearchEntry['kind'], title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind,
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  regions: null,
  ...rest,
});
const store = (id: string, title: string, town: string) =>
  entry('store', title, { note: '1 Elm St', town, path: `/stores/${id}`, regions: ['CA'] });
const entries = [
  entry('maker', 'Alder'),
  store('far', 'Elm Supply', 'Fresno, CA'),
  store('near', 'Alder Supply', 'Oakland, CA'),
  entry('question', 'How do I clean my battery?', { text: 'Wipe the contacts.' }),
  entry('page', 'Rosin pods'),
];

interface Visit {
  localeId?: LocaleId;
  products?: ProductSummary[];
  answers?: Parameters<typeof fakeApi>[0];
}

function open(q: string, { localeId = 'en-US', products = catalogue, answers = {} }: Visit = {}) {
  const locale = localeOf(localeId);
  const path = localePath(locale, '/search');
  window.history.replaceState(null, '', q ? `${path}?${new URLSearchParams({ q })}` : path);
  const api = fakeApi({
    [`GET /search/${localeId}.json`]: entries,
    [`GET /catalogue/${localeId}.json`]: products,
    'GET /map/outlines.json': { cities: [['Bakersfield', -119, 35.4, 374]] },
    ...answers,
  });
  const listed = listedProducts(products, 'search', defaultRegion(locale.country).code);
  const pageContext = {
    routeId: 'search' as const,
    words: buildWords({ heading: 'Search' }),
    shell: buildShell(),
    listing: { products: listed, total: listed.length },
  };
  return { ...renderTemplate(Search, { pageContext }, { localeId }), api };
}

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getAllByRole('link')[0]!.textContent);
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const linksIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('link')
    .map((link) => link.firstChild!.textContent);

beforeAll(() => lazyPartsLoaded());
beforeEach(() => {
  localStorage.clear();
  vi.mocked(navigate).mockClear();
});

test('S2-72 all results of the search in the URL, the best kind first, with the products as cards', async () => {
  open('alder');
  await waitFor(() => expect(headings()).toContain('Makers'));
  await waitFor(() => expect(cards()).toEqual(['Dusk Hour']));
  expect(linksIn('Makers')).toEqual(['Alder']);
  expect(linksIn('Stores')).toEqual(['Alder Supply']);
  expect(headings().indexOf('Makers')).toBeLessThan(headings().indexOf('Products'));
  expect(screen.getByText('3 results')).toHaveRole('status');
});

test('products that come first have links to what is below them', async () => {
  open('rosin');
  await waitFor(() => expect(cards()).toEqual(['Dusk Hour', 'Fern']));
  const jump = await screen.findByRole('navigation', { name: 'Also found' });
  const link = within(jump).getByRole('link', { name: 'Pages (1)' });
  expect(document.querySelector(link.getAttribute('href')!)).toBe(screen.getByRole('region', { name: 'Pages' }));
  expect(headings().indexOf('Products')).toBeLessThan(headings().indexOf('Pages'));
});

test('a filter narrows the products, and a text is searched while it is typed, both in the URL', async () => {
  const { user } = open('dusk');
  await waitFor(() => expect(cards()).toEqual(['Dusk Hour', 'Morning Dusk']));
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Sativa/ }));
  await waitFor(() => expect(cards()).toEqual(['Morning Dusk']));
  expect(window.location.search).toBe('?plant=Sativa&q=dusk');
  await user.keyboard('{Escape}');
  const field = screen.getByRole('searchbox', { name: 'Search products, stores and answers' });
  await user.clear(field);
  await user.type(field, 'battery');
  await waitFor(() => expect(linksIn('Answers')).toEqual(['How do I clean my battery?']));
  await waitFor(() => expect(window.location.search).toBe('?plant=Sativa&q=battery'));
});

test('Back and Forward change the results', async () => {
  open('fern');
  await waitFor(() => expect(cards()).toEqual(['Fern']));
  window.history.replaceState(null, '', '/us/en/search?q=dusk');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await waitFor(() => expect(cards()).toEqual(['Dusk Hour', 'Morning Dusk']));
});

test('a search that only an answer matches shows no empty list', async () => {
  open('how do i clean my battery');
  await waitFor(() => expect(headings()).toEqual(['Answers']));
  expect(screen.queryByText('No products found')).toBeNull();
  expect(screen.queryByText('0 products')).toBeNull();
});

test('without a text it lists all products, and requests no index', async () => {
  const { api } = open('');
  expect(cards()).toEqual(['Dusk Hour', 'Morning Dusk', 'Fern']);
  expect(api.calls.filter(({ path }) => path.startsWith('/search/'))).toEqual([]);
});

test('words that nothing matches are named once, above all results', async () => {
  open('xyzzyx rosin');
  expect(await screen.findByText('No results for “xyzzyx”. Showing results for “rosin”.')).toBeVisible();
  await waitFor(() => expect(cards()).toEqual(['Dusk Hour', 'Fern']));
  expect(screen.getAllByText(/No results for “xyzzyx”/)).toHaveLength(1);
});

test('nothing found: the nearest name as a link to its search, and pages', async () => {
  const { user } = open('duskkk');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “duskkk”' })).toBeVisible();
  expect(cards()).toEqual([]);
  expect(screen.getByRole('link', { name: 'Help and contact' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Did you mean: Dusk Hour' }));
  expect(navigate).toHaveBeenCalledWith('/us/en/search?q=Dusk+Hour', undefined);
});

test('a batch number leads to its report', async () => {
  open('lot can-ald-2602-125');
  const link = await screen.findByRole('link', { name: 'Lab report for batch CAN-ALD-2602-125' });
  expect(link).toHaveAttribute('href', '/us/en/lab-report/CAN-ALD-2602-125');
});

test.each(['bakersfeild', 'bakersfield oregon'])(
  'the city without a store in %j leads to the stores around it, and its name leaves the device in no request',
  async (q) => {
    const { api } = open(q);
    const link = await screen.findByRole('link', { name: 'Stores near Bakersfield' });
    expect(link).toHaveAttribute('href', '/us/en/store-locator?near=Bakersfield');
    expect(screen.queryByText(`Nothing found for “${q}”`)).toBeNull();
    expect(api.calls.filter(({ path }) => path.includes('/functions/'))).toEqual([]);
  },
);

test('stores are sorted by their distance from the shopper, unless the search names a place', async () => {
  const address = {
    placeId: 'p',
    description: 'Oakland',
    city: 'Oakland',
    state: 'CA',
    latitude: 37.8,
    longitude: -122.2,
  };
  const answers = {
    'GET /.netlify/functions/delivery-place-to-address': address,
    'GET /.netlify/functions/delivery-available-providers': [],
    'GET /stores/en-US.json': [
      { id: 'far', name: 'Elm Supply', latitude: 36.7, longitude: -119.8 },
      { id: 'near', name: 'Alder Supply', latitude: 37.8, longitude: -122.25 },
    ],
  };
  chooseDeliveryPlace({ placeId: 'p', addressTwo: '', label: 'Oakland' });
  open('store', { answers });
  await waitFor(() => expect(linksIn('Stores')).toEqual(['Alder Supply', 'Elm Supply']));
  expect(headings()).not.toContain('Places');
  expect(screen.getByRole('link', { name: /^Alder Supply/ })).toHaveTextContent('1 Elm St, Oakland, CA · 2.7 mi');
});

test('D-43 in Canada an effect finds nothing, and no card has a price', async () => {
  chooseRegion('ca', 'ON');
  open('limonène', { localeId: 'fr-CA' });
  await waitFor(() => expect(cards()).toEqual(['Dusk Hour']));
  for (const price of screen.queryAllByText(/\$/)) expect(price).not.toBeVisible();
});

test('files that did not load are loaded again on a click', async () => {
  const { user, api, t } = open('fern', { answers: { 'GET /search/en-US.json': offline as never } });
  expect(await screen.findByRole('button', { name: t('app.retry') })).toBeVisible();
  api.answers['GET /search/en-US.json'] = entries;
  await user.click(screen.getByRole('button', { name: t('app.retry') }));
  await waitFor(() => expect(cards()).toEqual(['Fern']));
});

test('a part that did not load is not taken for no results, and is loaded again on a click', async () => {
  const { api, user, t } = open('limonene', { answers: { 'GET /lists/en-US/lab.json': offline } });
  const retries = () => screen.queryAllByRole('button', { name: t('app.retry') });
  await waitFor(() => expect(retries()).toHaveLength(1));
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
  delete api.answers['GET /lists/en-US/lab.json'];
  // The list's own failure takes the place of the search's if it comes later.
  await waitFor(async () => {
    for (const retry of retries()) await user.click(retry);
    expect(cards()).toEqual(['Dusk Hour']);
  });
  expect(retries()).toEqual([]);
});

test('S2-13 the static HTML has the products, and hydrates unchanged', async () => {
  window.history.replaceState(null, '', '/us/en/search');
  const page = (
    <LocaleProvider localeId="en-US">
      <Suspense>
        <SearchContent listing={{ products: catalogue, total: catalogue.length }} />
      </Suspense>
    </LocaleProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(page);
  vi.unstubAllGlobals();
  const api = fakeApi({});
  const card = screen.getByText('Dusk Hour');
  await act(async () => void render(page, { container, hydrate: true }));
  expect(screen.getByText('Dusk Hour')).toBe(card);
  expect(api.calls).toEqual([]);
});

test('D-12 without JavaScript a sentence says so, with links to everything', () => {
  const context = {
    routeId: 'search',
    words: buildWords({ heading: 'Search' }),
    shell: buildShell(),
    listing: { products: [], total: 0 },
  };
  const html = renderToStaticMarkup(
    <LocaleProvider localeId="en-US">
      <Search {...({ pageContext: context } as unknown as Parameters<typeof Search>[0])} />
    </LocaleProvider>,
  );
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)![1]!;
  expect(noscript).toContain('Search needs JavaScript.');
  for (const path of ['/shop/pods', '/stores', '/partners', '/support']) expect(noscript).toContain(`/us/en${path}"`);
});
