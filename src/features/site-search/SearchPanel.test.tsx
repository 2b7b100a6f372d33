import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../data/queryClient';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { LocaleId } from '../../domain/region/locales';
import type { SearchEntry } from '../../domain/search/siteSearch';
import { openSearch, usePanel } from '../../state/panels';
import { chooseRegion } from '../../state/region';
import { clearRecentSearches, addRecentSearch } from '../../state/recentSearches';
import { SearchPanel } from './SearchPanel';

const entry = (kind: SearchEntry['kind'], title: string, rest: Partial<SearchEntry> = {}): SearchEntry => ({
  kind,
  title,
  path: `/${title.toLowerCase().replaceAll(' ', '-')}`,
  regions: null,
  ...rest,
});
const pod = (title: string, rest: Partial<ProductSummary> = {}) =>
  buildSummary({
    slug: title.toLowerCase().replaceAll(' ', '-'),
    title,
    brand: 'Birch',
    plantType: null,
    oilType: null,
    regions: ['CA', 'CA_ALL'],
    ...rest,
  });
const catalogue = [
  pod('Dusk Hour', { brand: 'Alder', effects: ['sleepy'], plantType: 'Indica', oilType: 'Rosin' }),
  pod('Morning Dusk', { oilType: 'Live Resin' }),
  pod('Dusk in Ohio', { brand: 'Alder', regions: ['OH'] }),
];
const entries = [
  entry('maker', 'Alder'),
  entry('store', 'Alder Street Supply', {
    note: '1 Elm St',
    town: 'Oakland, CA',
    words: '94601',
    postalCodes: ['94601', '946'],
    regions: ['CA'],
  }),
  entry('question', 'How do I clean my battery?', { text: 'Wipe the contacts.' }),
];

function open(localeId: LocaleId = 'en-US', answer: object = entries, text = '', products = catalogue) {
  queryClient.clear();
  openSearch(text);
  const api = fakeApi({
    [`GET /search/${localeId}.json`]: answer,
    [`GET /catalogue/${localeId}.json`]: products,
  });
  return { ...renderInLocale(<SearchPanel />, { localeId }), api };
}
const field = () => screen.getByRole('textbox');
const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.firstChild!.textContent)
    .filter((name) => !name!.startsWith('See '));
const groups = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  clearRecentSearches();
  vi.mocked(navigate).mockClear();
});

test('finds while typing, grouped by kind, in the visitor’s region', async () => {
  const { user } = open();
  await waitFor(() => expect(field()).toHaveFocus());
  await user.type(field(), 'alder');
  await screen.findByRole('region', { name: 'Makers' });
  expect(groups()).toEqual(['Makers', 'Stores', 'Products']);
  const product = within(screen.getByRole('region', { name: 'Products' })).getByRole('link');
  expect(product).toHaveTextContent('Dusk HourAlder · Indica · Rosin');
  expect(product).toHaveAttribute('href', '/us/en/shop/pods/dusk-hour');
  expect(screen.getByRole('status')).toHaveTextContent('3 results');
});

test('arrow keys move through the results and back to the field, and a chosen one closes the panel', async () => {
  const { user } = open();
  await user.type(field(), 'dusk');
  await waitFor(() => expect(links()).toEqual(['Dusk Hour', 'Morning Dusk']));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: /^Morning Dusk/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('link', { name: /^Dusk Hour/ })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /^Dusk Hour/ }));
  expect(usePanel.getState().open).toBeNull();
  expect(JSON.parse(localStorage.getItem('recent_searches')!)).toEqual(['dusk']);
});

test('arrow keys that choose a candidate of an input method leave the focus in the field', async () => {
  const { user } = open();
  await user.type(field(), 'dusk');
  await waitFor(() => expect(links()).toEqual(['Dusk Hour', 'Morning Dusk']));
  for (const key of ['ArrowDown', 'ArrowUp']) fireEvent.keyDown(field(), { key, isComposing: true });
  expect(field()).toHaveFocus();
});

test('S2-72 Enter opens the page with all results, at once and also before any has loaded', async () => {
  const { user } = open('fr-CA');
  await user.type(field(), ' morning & dusk {Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ca/fr/search?q=morning+%26+dusk', undefined);
  expect(usePanel.getState().open).toBeNull();
  expect(JSON.parse(localStorage.getItem('recent_searches')!)).toEqual(['morning & dusk']);
});

test.each(['CA-ALD-2602-125', 'can ald 2602 125'])('Enter on the batch number %j opens its report', async (typed) => {
  const { user } = open();
  await user.type(field(), `${typed}{Enter}`);
  const path = `/us/en/lab-report/${typed.toUpperCase().replaceAll(' ', '-')}`;
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, undefined);
});

test('Enter without a text does nothing', async () => {
  const { user } = open();
  await user.type(field(), '  {Enter}');
  expect(navigate).not.toHaveBeenCalled();
  expect(usePanel.getState().open).toBe('search');
});

test('a link below the first results of each kind leads to all of them', async () => {
  const many = Array.from({ length: 9 }, (_, index) => pod(`Fern ${index}`, { regions: ['CA'] }));
  const { user } = open('en-US', [], '', many);
  await user.type(field(), 'fern');
  expect(await screen.findByRole('link', { name: 'See all 9 results' })).toHaveAttribute(
    'href',
    '/us/en/search?q=fern',
  );
  expect(links()).toHaveLength(6);
  expect(screen.getByRole('status')).toHaveTextContent('9 results');
});

test('without results it suggests the nearest name, and pages', async () => {
  const { user } = open();
  await user.type(field(), 'duskkk');
  expect(await screen.findByRole('heading', { name: 'Nothing found for “duskkk”' })).toBeVisible();
  expect(links()).toEqual(['All pods', 'Find a store', 'Help and contact']);
  await user.click(screen.getByRole('button', { name: /^Did you mean/ }));
  await waitFor(() => expect(links()).toContain('Dusk Hour'));
  expect(field()).toHaveFocus();
});

test('recent searches are offered again and can be cleared', async () => {
  addRecentSearch('morning');
  addRecentSearch('dusk');
  const { user } = open();
  const recent = () => screen.queryAllByRole('button', { name: /^(dusk|morning)$/ }).map((each) => each.textContent);
  expect(recent()).toEqual(['dusk', 'morning']);
  await user.click(screen.getByRole('button', { name: 'morning' }));
  await waitFor(() => expect(links()).toEqual(['Morning Dusk']));
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(recent()).toEqual([]);
  expect(localStorage.getItem('recent_searches')).toBeNull();
});

test('a file that did not load is loaded again on a click, with the text kept', async () => {
  const { user, api, t } = open('en-US', offline as never);
  await user.type(field(), 'morning');
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
  api.answers['GET /search/en-US.json'] = entries;
  await user.click(screen.getByRole('button', { name: t('app.retry') }));
  await waitFor(() => expect(links()).toEqual(['Morning Dusk']));
});

test('it opens with the text of a list’s search, and the next key continues it', async () => {
  const { user } = open('en-US', entries, 'morn');
  await waitFor(() => expect(field()).toHaveValue('morn'));
  await user.keyboard('ing');
  expect(field()).toHaveValue('morning');
  await waitFor(() => expect(links()).toEqual(['Morning Dusk']));
});

test('after a change of region, the results of the one before do not stay while others load', async () => {
  const fillers = Array.from({ length: 600 }, (_, index) => pod(`Fern ${index}`));
  const { api, user } = open('en-US', [], '', [...catalogue, ...fillers, pod('Far Dusk', { regions: ['OH'] })]);
  await user.type(field(), 'dusk');
  await waitFor(() => expect(links()).toEqual(['Dusk Hour', 'Morning Dusk']));
  const pending = 'GET /lists/en-US/cards-37.json';
  api.answers[pending] = neverResponds;
  act(() => chooseRegion('us', 'OH'));
  await waitFor(() => expect(api.callsOf(pending)).toHaveLength(1));
  expect(links()).not.toContain('Dusk Hour');
});

describe('while the file that a text needs', () => {
  const lab = 'GET /lists/en-US/lab.json';
  const noneFound = () => screen.queryByText(/^Nothing found for/);
  const replaceText = async ({ user }: ReturnType<typeof open>, typed: string) => {
    await user.tripleClick(field());
    await user.paste(typed);
  };

  test.each([
    ['fails', offline],
    ['loads', neverResponds],
  ])('%s, it does not say that nothing was found', async (_, answer) => {
    const panel = open();
    panel.api.answers[lab] = answer;
    await panel.user.type(field(), 'qqzzxx');
    expect(await screen.findByRole('heading', { name: 'Nothing found for “qqzzxx”' })).toBeVisible();
    await replaceText(panel, 'limonene');
    await waitFor(() => expect(panel.api.callsOf(lab)).not.toEqual([]));
    await waitFor(() => expect(noneFound()).toBeNull());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('loads, the earlier results lead to all of theirs', async () => {
    const panel = open();
    panel.api.answers[lab] = neverResponds;
    await panel.user.type(field(), 'dusk');
    await screen.findByRole('link', { name: 'See all 2 results' });
    await replaceText(panel, 'limonene');
    await waitFor(() => expect(panel.api.callsOf(lab)).not.toEqual([]));
    expect(screen.getByRole('link', { name: 'See all 2 results' })).toHaveAttribute('href', '/us/en/search?q=dusk');
  });

  test('fails, it offers a retry in place of the earlier results, and finds another text', async () => {
    const panel = open();
    panel.api.answers[lab] = offline;
    await panel.user.type(field(), 'dusk');
    await waitFor(() => expect(links()).toHaveLength(2));
    await replaceText(panel, 'limonene');
    expect(await screen.findByRole('button', { name: panel.t('app.retry') })).toBeVisible();
    expect(links()).toEqual([]);
    await replaceText(panel, 'alder');
    await waitFor(() => expect(groups()).toEqual(['Makers', 'Stores', 'Products']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
