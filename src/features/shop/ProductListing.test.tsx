import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { offline, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import {
  expectTitles,
  filterValue,
  namedPods,
  openList,
  otherPods,
  pod,
  setUpProductListing,
  urlSearch,
  visibleTitles,
} from '../../../tests/fixtures/components/renderProductListing';
import { growCatalogue } from '../../../tests/bench/syntheticCatalogue';
import { chooseRegion } from '../../state/region';
import { ProductListing } from './ProductListing';

setUpProductListing();

describe('S2-13 the list when it opens', () => {
  test('S1-07 shows its first screen from the static HTML, and fetches nothing', () => {
    const { api } = openList('', { catalogue: [...namedPods, ...otherPods] });
    expect(visibleTitles()).toHaveLength(24);
    expect(screen.getByRole('status')).toHaveTextContent('64 products');
    expect(api.calls).toEqual([]);
  });

  test('S3-04 in another region hides that, and shows what is sold there', async () => {
    chooseRegion('us', 'OH');
    const { api } = openList();
    expect(screen.queryByText('Amber Sky')).not.toBeVisible();
    await expectTitles('Dune', 'Elm');
    expect(screen.getByText('Dune')).toBeVisible();
    expect(api.calls.map(({ path }) => path.split('/').at(-1))).toEqual(['list.json', 'traits.json', 'cards-0.json']);
  });

  test('D-12 with a query in the URL shows only what the query asks for', async () => {
    openList('?plant=Indica');
    expect(screen.queryByText('Amber Sky')).not.toBeVisible();
    await expectTitles('Birch Lane', 'Cedar Chest');
    expect(screen.getByText('Birch Lane')).toBeVisible();
  });

  test('ignores other parameters', () => {
    const { api } = openList('?utm_source=mail');
    expect(screen.getByText('Amber Sky')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  test('shows an error when the catalogue fails to load, and retries', async () => {
    const { user, api, t } = openList('?plant=Indica', { answers: { 'GET /catalogue/en-US.json': offline } });
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.network'));
    api.answers['GET /catalogue/en-US.json'] = namedPods;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    await expectTitles('Birch Lane', 'Cedar Chest');
  });
});

test('S2-72 of 5,000 products, the list renders only its first screen', async () => {
  openList('?plant=Hybrid&q=pod', { catalogue: growCatalogue([...namedPods, ...otherPods], 5000, 'CA') });
  await waitFor(() => expect(visibleTitles()).toHaveLength(24));
  const [count] = /\d+/.exec(screen.getByRole('status').textContent)!;
  expect(Number(count)).toBeGreaterThan(24);
  expect(screen.getAllByText(/^Hybrid · /)).toHaveLength(24);
});

describe('S2-72 the URL', () => {
  test('has a history entry for each filter, which back and forward restore', async () => {
    const { user } = openList('?utm_source=mail');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await filterValue('Indica'));
    await user.click(await filterValue('Rosin'));
    await expectTitles('Cedar Chest');
    expect(urlSearch()).toBe('?utm_source=mail&plant=Indica&method=Rosin');
    act(() => window.history.back());
    await expectTitles('Birch Lane', 'Cedar Chest');
    expect(urlSearch()).toBe('?utm_source=mail&plant=Indica');
    act(() => window.history.back());
    await expectTitles('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    act(() => window.history.forward());
    await expectTitles('Birch Lane', 'Cedar Chest');
  });

  test('with an unknown value shows a note with the likely one, and keeps the rest', async () => {
    const { user } = openList('?plant=Indcia&method=Rosin&brand=halyard-nin&sort=name');
    await expectTitles('Cedar Chest', 'Dune');
    expect(screen.getByText('No plant type is called “Indcia”, so we left that filter out.')).toBeVisible();
    expect(screen.getByText('No maker is called “halyard-nin”, so we left that filter out.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Did you mean: Halyard Nine' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Did you mean: Indica' }));
    await expectTitles('Cedar Chest');
    expect(urlSearch()).toBe('?plant=Indica&method=Rosin&sort=name');
  });

  test('loses the unknown value when the note is dismissed', async () => {
    const { user } = openList('?method=Wax&plant=Indica');
    await expectTitles('Birch Lane', 'Cedar Chest');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/is called/)).toBeNull();
    expect(urlSearch()).toBe('?plant=Indica');
  });

  test('keeps how much is shown, without a history entry', async () => {
    const { user, t } = openList('', { catalogue: otherPods });
    const entries = window.history.length;
    await user.click(screen.getByRole('button', { name: t('list.showMore') }));
    await waitFor(() => expect(visibleTitles()).toHaveLength(48));
    expect(urlSearch()).toBe('?shown=48');
    expect(screen.getByText('Showing 48 of 60')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('list.showMore') }));
    await waitFor(() => expect(visibleTitles()).toHaveLength(60));
    expect(screen.queryByRole('button', { name: t('list.showMore') })).toBeNull();
    expect(window.history.length).toBe(entries);
  });

  test('restores the full length immediately on return', async () => {
    const { unmount, user, t } = openList('', { catalogue: otherPods });
    await user.click(screen.getByRole('button', { name: t('list.showMore') }));
    await waitFor(() => expect(visibleTitles()).toHaveLength(48));
    unmount();
    renderInLocale(<ProductListing listing={{ products: otherPods.slice(0, 24), total: 60 }} routeId="pods" />);
    expect(visibleTitles()).toHaveLength(48);
  });
});

describe('S2-72 order and view', () => {
  test('the order can be chosen, and is in the URL', async () => {
    const { user } = openList();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'THC, low to high');
    await waitFor(() => expect(urlSearch()).toBe('?sort=thc-asc'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await expectTitles('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(urlSearch()).toBe('?sort=name');
  });

  test('the list view has one product per row, with figures to compare', async () => {
    const twice = pod('Twice', {
      variants: [
        { id: 'a', title: '0.5 g', grams: 0.5, thcGrams: 0.4255, price: 30, availability: 'available' },
        { id: 'b', title: '1 g', grams: 1, thcGrams: 0.8, price: 50, availability: 'available' },
      ],
    });
    const { user } = openList('', { catalogue: [twice] });
    await user.click(screen.getByRole('radio', { name: 'List' }));
    const row = await screen.findByText('0.5 g · 1 g');
    const words = row.closest('article')!;
    for (const text of ['Twice', 'Alder', 'Sativa · Live Resin', 'THC 85.1%', 'From $30.00'])
      expect(within(words).getByText(text)).toBeVisible();
    expect(urlSearch()).toBe('?view=list');
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    await waitFor(() => expect(screen.queryByText('0.5 g · 1 g')).toBeNull());
  });
});

test('the current list stays until the requested one is ready', async () => {
  const { user } = openList('', { answers: { 'GET /catalogue/en-US.json': neverResponds } });
  await user.selectOptions(screen.getByRole('combobox'), 'Name');
  await waitFor(() => expect(urlSearch()).toBe('?sort=name'));
  expect(screen.getByText('Amber Sky')).toBeVisible();
});
