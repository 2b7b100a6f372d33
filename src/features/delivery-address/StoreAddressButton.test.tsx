import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chosenPlace } from '../../../tests/fixtures/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace, chooseStorePlace } from '../../state/deliveryPlace';
import { usePanel } from '../../state/panels';
import { StoreAddressButton } from './StoreAddressButton';

describe('S2-34 the store-locator address button', () => {
  test('invites, and opens the panel of the store locator', async () => {
    const { user } = renderInLocale(<StoreAddressButton />);
    await user.click(screen.getByRole('button', { name: 'Find stores near you' }));
    expect(usePanel.getState().open).toBe('storeAddress');
  });

  test('S4-29 knows nothing of the address of deliveries', () => {
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderInLocale(<StoreAddressButton />);
    expect(screen.getByRole('button', { name: t('header.storesNearYou') })).toBeVisible();
  });

  test('names the address', () => {
    chooseStorePlace(chosenPlace);
    renderInLocale(<StoreAddressButton />);
    expect(screen.getByRole('button', { name: 'Stores near 12 Elm St' })).toHaveTextContent(/^Stores near 12 Elm St$/);
  });

  test('S2-42 S9-05 shows 20 characters of it at most, and says all of it', () => {
    const label = '1234 Martin Luther King Jr Blvd';
    chooseStorePlace({ ...chosenPlace, label });
    const { t } = renderInLocale(<StoreAddressButton />, { localeId: 'fr-CA' });
    const button = screen.getByRole('button', { name: t('header.storesNear', { address: label }) });
    expect(button).toHaveTextContent(t('header.storesNear', { address: '1234 Martin Luther K…' }));
  });
});
