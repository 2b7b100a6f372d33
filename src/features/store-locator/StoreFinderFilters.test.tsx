import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../tests/fixtures/servers/fakeApi';
import {
  berkeley,
  cards,
  names,
  renderStoreFinder,
  setUpStoreFinder,
  toAddress,
} from '../../../tests/fixtures/components/renderStoreFinder';
import { chooseStorePlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';

setUpStoreFinder();

describe('S2-78 a typed text', () => {
  test('filters the list while it is typed, and the count is announced', async () => {
    const { user, field, plural } = await renderStoreFinder();
    await user.type(field, 'OAK');
    // Both stores are on Oak Ave.
    expect(names()).toEqual(['Birch', 'Ash']);
    await user.type(field, 'l');
    expect(names()).toEqual(['Ash']);
    expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 1));
  });

  test('without matches says so, and can be cleared', async () => {
    const { user, field, t, plural } = await renderStoreFinder();
    await user.type(field, 'zzz');
    expect(cards()).toEqual([]);
    expect(await screen.findByRole('heading', { name: t('storeLocator.noMatch', { text: 'zzz' }) })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(plural('storeLocator.results', 0));
    await user.click(screen.getByRole('button', { name: t('storeLocator.showAll') }));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(field).toHaveFocus();
  });

  test('without matches suggests an address', async () => {
    const { user, field, t } = await renderStoreFinder();
    await user.type(field, 'zzz');
    await user.click(await screen.findByRole('button', { name: t('storeLocator.nearAddress') }));
    expect(screen.queryByText(t('storeLocator.noMatch.nearest'))).toBeNull();
    expect(usePanel.getState().open).toBe('storeAddress');
  });

  test('without matches shows the nearest store when an address is known', async () => {
    fakeApi({ [toAddress]: berkeley });
    chooseStorePlace(chosenPlace);
    const { user, field, t } = await renderStoreFinder();
    await screen.findByText('4.6 mi');
    await user.type(field, 'zzz');
    expect(screen.getByText(t('storeLocator.noMatch.nearest'))).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ash' })).toBeVisible();
    expect(screen.getByText('4.6 mi')).toBeVisible();
  });
});

describe('S2-78 a brand', () => {
  const brandField = (t: (key: 'storeLocator.brand') => string) =>
    screen.getByRole('combobox', { name: t('storeLocator.brand') });

  test('in the URL is selected from the start', async () => {
    const { t } = await renderStoreFinder({ search: '?brand=tamarac' });
    expect(brandField(t)).toHaveDisplayValue('Tamarac Nord');
    expect(names()).toEqual(['Ash']);
  });

  test('is one that a store here carries, or none', async () => {
    const { user, t } = await renderStoreFinder();
    expect(
      within(brandField(t))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([t('storeLocator.brand.all'), 'Alder', 'Tamarac Nord']);
    await user.selectOptions(brandField(t), 'Tamarac Nord');
    expect(names()).toEqual(['Ash']);
    await user.selectOptions(brandField(t), t('storeLocator.brand.all'));
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test('that no store here carries is named in the message', async () => {
    const { user, t } = await renderStoreFinder({ search: '?brand=sedge' });
    expect(
      screen.getByRole('heading', { name: t('storeLocator.noMatch.brand', { brand: 'Sedge & Slate' }) }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('storeLocator.showAll') }));
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test.each(['nobody', 'toString', '__proto__'])(
    'that does not exist (%s) shows a message and all stores',
    async (slug) => {
      const { t } = await renderStoreFinder({ search: `?brand=${slug}` });
      expect(await screen.findByText(t('storeLocator.brand.unknown', { brand: slug }))).toBeVisible();
      expect(names()).toEqual(['Birch', 'Ash']);
      expect(brandField(t)).toHaveDisplayValue(t('storeLocator.brand.all'));
    },
  );
});
