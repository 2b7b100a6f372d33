import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  chips,
  expectTitles,
  filterDialog,
  filterValue,
  openList,
  pod,
  setUpProductListing,
  urlSearch,
  visibleTitles,
} from '../../../tests/fixtures/components/renderProductListing';

setUpProductListing();

describe('S2-72 filters', () => {
  test('S9-10 match any value of a filter and all filters together, show counts, and are in the URL', async () => {
    const { user } = openList();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect((await filterValue('Indica')).closest('label')).toHaveTextContent('Indica2 products2');
    await user.click(await filterValue('Sativa'));
    await user.click(await filterValue('Indica'));
    await expectTitles('Amber Sky', 'Birch Lane', 'Cedar Chest');
    await user.click(await filterValue('Rosin'));
    await expectTitles('Cedar Chest');
    expect(urlSearch()).toBe('?plant=Sativa&plant=Indica&method=Rosin');
    expect(await filterValue('Sativa')).toBeEnabled();
    expect(await filterValue('Halyard Nine'), 'has no rosin').toBeDisabled();
    expect(
      within(await filterDialog()).queryByRole('checkbox', { name: /^Distillate/ }),
      'none in the region',
    ).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters (3)', hidden: true })).toBeInTheDocument();
    await user.click(await within(await filterDialog()).findByRole('button', { name: 'Show 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('work by keyboard, and focus stays on the value', async () => {
    const { user } = openList();
    screen.getByRole('button', { name: 'Filters' }).focus();
    await user.keyboard('{Enter}');
    const hybrid = await filterValue('Hybrid');
    hybrid.focus();
    await user.keyboard(' ');
    await expectTitles('Dune');
    expect(hybrid).toHaveFocus();
    expect(hybrid).toBeChecked();
  });

  test('use a brand’s slug', async () => {
    const { user } = openList();
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await filterValue('Halyard Nine'));
    await expectTitles('Birch Lane');
    expect(urlSearch()).toBe('?brand=halyard-nine');
    expect(chips()).toEqual(['Remove Halyard Nine']);
  });

  test('open in a sheet each on wide screens, which Esc closes', async () => {
    const { user } = openList();
    const opener = screen.getByRole('button', { name: 'Plant type', hidden: true });
    await user.click(opener);
    const sheet = await screen.findByRole('group', { name: 'Plant type', hidden: true });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    await user.click(within(sheet).getByRole('checkbox', { name: /^Hybrid/, hidden: true }));
    await expectTitles('Dune');
    expect(screen.getByRole('button', { name: 'Plant type (1)', hidden: true })).toBe(opener);
    await user.keyboard('{Escape}');
    expect(sheet).not.toBeInTheDocument();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  test('appear as chips that can be removed, and focus moves to the next', async () => {
    const { user } = openList('?plant=Indica&method=Rosin&q=cedar');
    await expectTitles('Cedar Chest');
    expect(chips()).toEqual(['Remove “cedar”', 'Remove Indica', 'Remove Rosin']);
    await user.click(screen.getByRole('button', { name: 'Remove Indica' }));
    expect(screen.getByRole('button', { name: 'Remove Rosin' })).toHaveFocus();
    expect(urlSearch()).toBe('?method=Rosin&q=cedar');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await expectTitles('Amber Sky', 'Birch Lane', 'Cedar Chest', 'Dune');
    expect(urlSearch()).toBe('');
    expect(screen.queryByRole('list', { name: 'Selected filters' })).toBeNull();
    expect(screen.getByRole('status').parentElement).toHaveFocus();
  });

  test('D-07 are absent when they are off, and those in the URL are reported', async () => {
    const french = pod('Érable', { regions: ['CA_ALL'] });
    const { user, t } = openList('?plant=Indica', { localeId: 'fr-CA', catalogue: [french] });
    await expectTitles('Érable');
    expect(screen.queryByRole('button', { name: t('list.filters') })).toBeNull();
    expect(screen.getByText(t('list.notOffered'))).toBeVisible();
    expect(screen.getByRole('searchbox')).toBeVisible();
    expect(screen.getByRole('radio', { name: t('list.view.list') })).toBeInTheDocument();
    expect(within(screen.getByRole('combobox')).queryByRole('option', { name: t('list.sort.price-asc') })).toBeNull();
    await user.click(screen.getByRole('button', { name: t('list.dismiss') }));
    expect(urlSearch()).toBe('');
    expect(screen.queryByText(t('list.notOffered'))).toBeNull();
  });

  test('S2-12 of oils are absent for devices', () => {
    const battery = pod('Battery', { productType: 'devices', plantType: null, oilType: null });
    openList('', { routeId: 'devices', catalogue: [battery] });
    expect(visibleTitles()).toEqual(['Battery']);
    expect(screen.queryByRole('button', { name: 'Filters', hidden: true })).toBeNull();
    expect(screen.getByRole('searchbox')).toBeVisible();
  });
});
