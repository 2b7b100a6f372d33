import { act, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import { listStep } from '../../domain/catalogue/list/listQuery';
import { LocaleProvider } from '../../i18n/LocaleContext';
import { chooseRegion } from '../../state/region';
import { ProductListing } from './ProductListing';

const path = '/us/en/shop/pods';
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `Pod ${String(from + at).padStart(2, '0')}`);
const pods = numbers(1, 60).map((title, at) =>
  buildSummary({
    slug: title.toLowerCase().replace(' ', '-'),
    title,
    plantType: at % 2 ? 'Indica' : 'Sativa',
    regions: at < 10 ? ['CA', 'OH'] : ['CA'],
  }),
);
/** The list of this page, as the build writes it. */
const listingOf = (page: number) => ({
  products: pods.slice((page - 1) * listStep, page * listStep),
  total: pods.length,
  page,
});

function open(search: string, page: number) {
  window.history.replaceState(null, '', path + search);
  const api = fakeApi({ 'GET /catalogue/en-US.json': pods });
  return { ...renderInLocale(<ProductListing listing={listingOf(page)} routeId="pods" />), api };
}

const visibleTitles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('link').textContent);
const expectShown = (titles: string[]) => waitFor(() => expect(visibleTitles()).toEqual(titles));
const pageLinks = () =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
const current = () => within(screen.getByRole('navigation')).getByRole('link', { current: 'page' }).textContent;

test('the first page links to each page at its own address', async () => {
  const { api } = open('', 1);
  await screen.findByRole('navigation');
  expect(pageLinks()).toEqual([
    ['1', path],
    ['2', `${path}?page=2`],
    ['3', `${path}?page=3`],
  ]);
  expect(current()).toBe('1');
  expect(api.calls).toEqual([]);
});

test('a page’s own HTML shows its products, says which they are, and fetches nothing', async () => {
  const { api } = open('?page=2&utm_source=mail', 2);
  await screen.findByRole('navigation');
  expect(visibleTitles()).toEqual(numbers(25, 48));
  expect(screen.getByText('Showing 25–48 of 60')).toBeVisible();
  expect(current()).toBe('2');
  expect(api.calls).toEqual([]);
});

test('a page’s HTML hydrates unchanged', async () => {
  window.history.replaceState(null, '', `${path}?page=3`);
  const page = (
    <LocaleProvider localeId="en-US">
      <Suspense>
        <ProductListing listing={listingOf(3)} routeId="pods" />
      </Suspense>
    </LocaleProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  await Promise.all([import('./filters/ListToolbar'), import('./PageLinks')]);
  vi.stubGlobal('window', undefined);
  container.innerHTML = renderToString(page);
  vi.unstubAllGlobals();
  const card = screen.getByText('Pod 49');
  const api = fakeApi({});
  // Parts of the page that wait for input suspend, and `act` must await them.
  await act(async () => void render(page, { container, hydrate: true }));
  expect(screen.getByText('Pod 49')).toBe(card);
  expect(visibleTitles()).toEqual(numbers(49, 60));
  expect(api.calls).toEqual([]);
});

test('where the HTML is another page’s than the address asks for, the address counts', async () => {
  open('?page=3', 1);
  await expectShown(numbers(49, 60));
  await waitFor(() => expect(current()).toBe('3'));
});

test('showing more adds to the page', async () => {
  const { user, t } = open('?page=2', 2);
  await user.click(screen.getByRole('button', { name: t('list.showMore') }));
  await expectShown(numbers(25, 60));
  expect(window.location.search).toBe('?page=2&shown=48');
  expect(screen.queryByRole('button', { name: t('list.showMore') })).toBeNull();
});

test('a filter leads to the first page of what it leaves, and clearing it to the first page of all', async () => {
  const { user } = open('?page=3', 3);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Indica / }));
  await waitFor(() => expect(visibleTitles()).toHaveLength(24));
  expect(window.location.search).toBe('?plant=Indica');
  expect(visibleTitles()[0]).toBe('Pod 02');
  await user.click(screen.getByRole('checkbox', { name: /^Indica / }));
  await expectShown(numbers(1, 24));
  expect(window.location.search).toBe('');
});

test('a filtered list’s links keep its filters', async () => {
  open('?plant=Indica&page=2', 2);
  await waitFor(() => expect(visibleTitles()).toHaveLength(6));
  await waitFor(() =>
    expect(pageLinks()).toEqual([
      ['1', `${path}?plant=Indica`],
      ['2', `${path}?plant=Indica&page=2`],
    ]),
  );
});

test('a page that the region’s list does not have leads to its first one', async () => {
  chooseRegion('us', 'OH');
  open('?page=2', 2);
  await expectShown(numbers(1, 10));
  await waitFor(() => expect(window.location.search).toBe(''));
});
