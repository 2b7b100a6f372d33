import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace, chooseStorePlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';
import { StoreAddressButton } from './StoreAddressButton';

describe('S2-34 the store-locator address button', () => {
  test('prompts for an address, and opens the store locator’s panel', async () => {
    const { user } = renderInLocale(<StoreAddressButton />);
    await user.click(screen.getByRole('button', { name: 'Find stores near you' }));
    expect(usePanel.getState().open).toBe('storeAddress');
  });

  test('S4-29 ignores the delivery address', () => {
    chooseDeliveryPlace(chosenPlace);
    const { t } = renderInLocale(<StoreAddressButton />);
    expect(screen.getByRole('button', { name: t('header.storesNearYou') })).toBeVisible();
  });

  test('names the address', () => {
    chooseStorePlace(chosenPlace);
    renderInLocale(<StoreAddressButton />);
    expect(screen.getByRole('button', { name: 'Stores near 12 Elm St' })).toHaveTextContent(/^Stores near 12 Elm St$/);
  });

  test('S2-42 S9-05 shows at most 20 characters, and has the full text as its name', () => {
    const label = '1234 Martin Luther King Jr Blvd';
    chooseStorePlace({ ...chosenPlace, label });
    const { t } = renderInLocale(<StoreAddressButton />, { localeId: 'fr-CA' });
    const button = screen.getByRole('button', { name: t('header.storesNear', { address: label }) });
    expect(button).toHaveTextContent(t('header.storesNear', { address: '1234 Martin Luther K…' }));
  });
});
