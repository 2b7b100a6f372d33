import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  expectTitles,
  openList,
  setUpProductListing,
  urlSearch,
} from '../../../tests/fixtures/components/renderProductListing';
import { chooseRegion } from '../../state/region';

setUpProductListing();

describe('S2-72 search', () => {
  const search = () => screen.getByRole('searchbox', { name: 'Search this list' });

  test.each([
    ['ambr', 'Amber Sky'],
    ['sky amber', 'Amber Sky'],
    ['haylard', 'Birch Lane'],
    ['rosin hybrid', 'Dune'],
    ['CEDA', 'Cedar Chest'],
  ])('%j finds %s, in the URL without a history entry', async (text, title) => {
    const { user } = openList();
    const entries = window.history.length;
    await user.type(search(), text);
    await expectTitles(title);
    await waitFor(() => expect(urlSearch()).toBe(`?q=${text.replace(' ', '+')}`));
    expect(window.history.length).toBe(entries);
    expect(search()).toHaveFocus();
  });

  test('is cleared by its button, which returns focus to the field', async () => {
    const { user, t } = openList('?q=amber&plant=Sativa');
    await expectTitles('Amber Sky');
    expect(search()).toHaveValue('amber');
    await user.click(screen.getByRole('button', { name: t('list.search.clear') }));
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    await waitFor(() => expect(urlSearch()).toBe('?plant=Sativa'));
  });
});

describe('S2-72 without results', () => {
  test('repeats the query, and suggests the change with the most results first', async () => {
    const { user } = openList('?plant=Sativa&plant=Hybrid&brand=halyard-nine');
    expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
    expect(screen.getByText('Nothing here matches Sativa or Hybrid and Halyard Nine.')).toBeVisible();
    const offers = screen.getAllByRole('button', { name: /without/ });
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      '2 without Halyard Nine',
      '1 without Sativa or Hybrid',
    ]);
    await user.click(offers[0]!);
    await expectTitles('Amber Sky', 'Dune');
    expect(urlSearch()).toBe('?plant=Sativa&plant=Hybrid');
  });

  test('shows the product with the most similar name', async () => {
    const { user } = openList('?q=cidre+chst&plant=Sativa');
    await user.click(await screen.findByRole('button', { name: 'Did you mean: Cedar Chest' }));
    await expectTitles('Cedar Chest');
    expect(urlSearch()).toBe('?q=Cedar+Chest');
  });

  test('everything is one click away', async () => {
    const { user } = openList('?plant=CBD');
    const empty = (await screen.findByRole('heading', { name: 'No products found' })).parentElement!;
    await user.click(within(empty).getByRole('button', { name: 'Clear all' }));
    await expectTitles('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
  });

  test('says when a region sells none of it', async () => {
    chooseRegion('us', 'UT');
    const { t } = openList();
    expect(await screen.findByText(t('list.emptyRegion'))).toBeVisible();
  });
});
