import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { announced } from '../../../tests/fixtures/announced';
import { addressCalls, renderAddressPanel, stubPosition } from '../../../tests/fixtures/components/renderAddressPanel';
import { chooseStorePlace, useDeliveryPlace, useStorePlace } from '../../state/delivery/deliveryPlace';
import { usePanel } from '../../state/panels';

const { suggestions, address: toAddress } = addressCalls;

const town = buildAddress({
  placeId: 'town-1',
  addressOne: 'Oakland',
  description: 'Oakland, CA 94601',
  latitude: 37.78,
  longitude: -122.22,
});
const chosen = { placeId: 'town-1', addressTwo: '', label: 'Oakland' };

function renderStoreAddressPanel(answers: Parameters<typeof renderAddressPanel>[0] = {}) {
  const view = renderAddressPanel(
    {
      [suggestions]: [{ placeId: 'town-1', mainText: 'Oakland', secondaryText: 'CA' }],
      [toAddress]: town,
      ...answers,
    },
    { use: 'stores' },
  );
  return { ...view, search: () => view.choose('oakl', /Oakland/) };
}

const place = () => useStorePlace.getState().place;

afterEach(() => stubPosition(null));

describe('S2-56 the store-locator address panel', () => {
  test('S4-25 S4-29 sets a town immediately, only for the store locator; S4-28 the button closes', async () => {
    const { search, user, api, useButton } = renderStoreAddressPanel();
    await search();
    expect([place(), useDeliveryPlace.getState().place]).toEqual([chosen, null]);
    expect(await screen.findByText('CA 94601')).toBeVisible();
    expect(announced().at(-1)).toBe('Address set: Oakland, CA 94601.');
    await user.click(useButton()!);
    expect([place(), usePanel.getState().open]).toEqual([chosen, null]);
    expect(JSON.parse(localStorage.getItem('place_store')!)).toEqual(chosen);
    expect(localStorage.getItem('place_delivery')).toBeNull();
    expect(api.callsOf(suggestions)[0]!.query).toEqual({
      text: 'oakl',
      types: 'any',
      nearCountry: 'US',
      nearState: 'CA',
    });
  });

  test('fetches no dispensaries or products', async () => {
    const { search, api } = renderStoreAddressPanel();
    await search();
    await screen.findByText('CA 94601');
    expect([...new Set(api.calls.map(({ path }) => path.split('/').at(-1)))]).toEqual([
      'delivery-suggestions',
      'delivery-place-to-address',
    ]);
  });

  test('S4-29 S4-28 an address chosen before is shown again without the button, and can be cleared', async () => {
    chooseStorePlace(chosenPlace);
    const { user, t, useButton } = renderStoreAddressPanel({ [toAddress]: buildAddress() });
    expect(await screen.findByText('12 Elm St')).toBeVisible();
    expect(screen.getByText('Oakland, CA 94601')).toBeVisible();
    expect(useButton()).toBeNull();
    await user.click(screen.getByRole('button', { name: t('address.clear') }));
    await waitFor(() => expect([place(), usePanel.getState().open]).toEqual([null, null]));
  });

  test('without one there is nothing to clear', () => {
    const { t } = renderStoreAddressPanel();
    expect(screen.queryByRole('button', { name: t('address.clear') })).toBeNull();
  });
});
