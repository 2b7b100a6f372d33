import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/buildShop';
import { fakeApi, problem, silence } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseStorePlace, useDeliveryPlace, useStorePlace } from '../../state/deliveryPlace';
import { openPanel, usePanel } from '../../state/panels';
import { StoreAddressPanel } from './StoreAddressPanel';

const suggestions = 'GET /.netlify/functions/delivery-suggestions';
const toAddress = 'GET /.netlify/functions/delivery-place-to-address';
const atPosition = 'GET /.netlify/functions/delivery-geolocation-to-address';

const town = buildAddress({
  placeId: 'town-1',
  addressOne: 'Oakland',
  description: 'Oakland, CA 94601',
  latitude: 37.78,
  longitude: -122.22,
});

function draw(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    [suggestions]: [{ placeId: 'town-1', mainText: 'Oakland', secondaryText: 'CA' }],
    [toAddress]: town,
    ...answers,
  });
  openPanel('storeAddress');
  const view = renderInLocale(<StoreAddressPanel />);
  const search = async () => {
    await view.user.type(screen.getByRole('combobox', { name: view.t('storeLocator.address') }), 'oakl');
    await view.user.click(await screen.findByRole('option', { name: /Oakland/ }));
  };
  return { ...view, api, search };
}

const place = () => useStorePlace.getState().place;

afterEach(() => {
  delete (navigator as { geolocation?: unknown }).geolocation;
});

describe('S2-56 the store-locator address panel', () => {
  test('takes a town, for the store locator alone, and closes', async () => {
    const { search, user, api, t } = draw();
    await search();
    expect(await screen.findByText('Oakland, CA 94601')).toBeVisible();
    expect(place()).toBeNull();
    await user.click(screen.getByRole('button', { name: t('address.use') }));
    const chosen = { placeId: 'town-1', addressTwo: '', label: 'Oakland' };
    expect([place(), usePanel.getState().open, useDeliveryPlace.getState().place]).toEqual([chosen, null, null]);
    expect(JSON.parse(localStorage.getItem('place_store')!)).toEqual(chosen);
    expect(localStorage.getItem('place_delivery')).toBeNull();
    expect(api.callsOf(suggestions)[0]!.query).toEqual({ text: 'oakl', types: 'any' });
  });

  test('asks for no dispensary and no products', async () => {
    const { search, api } = draw();
    await search();
    await screen.findByText('Oakland, CA 94601');
    expect([...new Set(api.calls.map(({ path }) => path.split('/').at(-1)))]).toEqual([
      'delivery-suggestions',
      'delivery-place-to-address',
    ]);
  });

  test('S7-20 finds the place where the browser is', async () => {
    const coords = { latitude: 37.8, longitude: -122.2 };
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: { getCurrentPosition: (done: PositionCallback) => done({ coords } as GeolocationPosition) },
    });
    const { user, t } = draw({ [atPosition]: town });
    await user.click(screen.getByRole('button', { name: t('address.useLocation') }));
    expect(await screen.findByText('Oakland, CA 94601')).toBeVisible();
  });

  test('S4-24 while the address is looked up, it says so, and there is nothing to take', async () => {
    const { search, t } = draw({ [toAddress]: silence });
    await search();
    expect(await screen.findByText(t('address.loadingAddress'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('address.use') })).toBeNull();
  });

  test('an address that is not known is said to be so', async () => {
    const { search, t } = draw({ [toAddress]: problem(404, 'place_unknown') });
    await search();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.address'));
    expect(screen.queryByRole('button', { name: t('address.use') })).toBeNull();
  });

  test('S4-29 an address that was chosen before stands there again, and can be given up', async () => {
    chooseStorePlace(chosenPlace);
    const { user, t } = draw({ [toAddress]: buildAddress() });
    expect(await screen.findByText('12 Elm St, Oakland, CA 94601')).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('address.clear') }));
    await waitFor(() => expect([place(), usePanel.getState().open]).toEqual([null, null]));
  });

  test('without one there is nothing to give up', () => {
    const { t } = draw();
    expect(screen.queryByRole('button', { name: t('address.clear') })).toBeNull();
  });
});
