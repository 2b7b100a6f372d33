import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildAddress, buildProvider, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/buildShop';
import { fakeApi, problem, silence } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/deliveryPlace';
import { openPanel, usePanel } from '../../state/panels';
import { AddressPanel } from './AddressPanel';

const suggestions = 'GET /.netlify/functions/delivery-suggestions';
const providers = 'GET /.netlify/functions/delivery-available-providers';
const atPosition = 'GET /.netlify/functions/delivery-geolocation-to-address';

const found = [
  { placeId: 'place-1', mainText: '12 Elm St', secondaryText: 'Oakland, CA' },
  { placeId: 'place-2', mainText: '12 Elm Ave', secondaryText: 'Fresno, CA' },
];

function draw(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ ...deliveryAnswers(), [suggestions]: found, ...answers });
  openPanel('address');
  const view = renderInLocale(<AddressPanel />);
  const search = async (text = '12 elm') => {
    await view.user.type(screen.getByRole('combobox', { name: view.t('address.label') }), text);
    await view.user.click(await screen.findByRole('option', { name: /12 Elm St/ }));
  };
  return { ...view, api, search };
}

const place = () => useDeliveryPlace.getState().place;
const stubPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

afterEach(() => {
  vi.useRealTimers();
  delete (navigator as { geolocation?: unknown }).geolocation;
});

describe('S4-26 a chosen suggestion', () => {
  test('says by whom it is fulfilled; the button takes the address and closes the panel', async () => {
    const { search, user, t } = draw();
    await search();
    expect(await screen.findByText('Express delivery fulfilled by Fernlight Delivery')).toBeVisible();
    expect(place()).toBeNull();
    await user.click(screen.getByRole('button', { name: t('address.use') }));
    expect([place(), usePanel.getState().open]).toEqual([chosenPlace, null]);
    expect(JSON.parse(localStorage.getItem('place_delivery')!)).toEqual(chosenPlace);
  });

  test('S8-15 that nobody serves says so, with its city and state', async () => {
    const { search } = draw({ [providers]: [] });
    await search();
    expect(await screen.findByText('Express delivery is not available in Oakland, CA yet.')).toBeVisible();
  });

  test('S7-21 that the API refuses has no dispensary either', async () => {
    const { search } = draw({ [providers]: problem(400, 'no_place') });
    await search();
    expect(await screen.findByText('Express delivery is not available in Oakland, CA yet.')).toBeVisible();
  });

  test('S8-06 whose dispensaries could not be fetched says that', async () => {
    const { search } = draw({ [providers]: problem(500, 'internal') });
    await search();
    expect(await screen.findByText('Could not fetch available providers for this address')).toBeVisible();
  });

  test.each([
    ['delivery-place-to-address', 'address.loadingAddress'],
    ['delivery-available-providers', 'address.loadingProvider'],
    ['delivery-provider-products', 'address.loadingProducts'],
  ] as const)(
    'S4-24 while %s is silent, it says what is loading, and the address cannot be taken',
    async (name, key) => {
      const { search, t } = draw({ [`GET /.netlify/functions/${name}`]: silence });
      await search();
      expect((await screen.findAllByText(t(key)))[0]).toBeInTheDocument();
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: t('address.use') })?.matches(':enabled')).not.toBe(true),
      );
    },
  );

  test('S3-07 may have a unit, which goes along', async () => {
    const { search, user, api, t } = draw();
    await search();
    await user.type(await screen.findByLabelText(t('address.unit'), { exact: false }), '4');
    await waitFor(() => expect(screen.getByRole('button', { name: t('address.use') })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: t('address.use') }));
    expect(place()).toEqual({ ...chosenPlace, addressTwo: '4' });
    expect(api.calls.at(-1)!.query).toMatchObject({ placeId: 'place-1', addressTwo: '4' });
  });
});

describe('S5-19 suggestions', () => {
  test('S9-05 are asked for 200 ms after the last letter, for the whole text', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { api, t } = draw();
    const { default: userEvent } = await import('@testing-library/user-event');
    const user = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds), delay: 20 });
    await user.type(screen.getByRole('combobox', { name: t('address.label') }), '12 elm');
    expect(api.callsOf(suggestions)).toEqual([]);
    await act(async () => vi.advanceTimersByTime(200));
    await waitFor(() => expect(api.callsOf(suggestions)).toHaveLength(1));
    expect(api.calls[0]!.query).toEqual({ text: '12 elm' });
  });

  test('where there is none, that is said', async () => {
    const { user, t } = draw({ [suggestions]: [] });
    await user.type(screen.getByRole('combobox', { name: t('address.label') }), 'nowhere');
    expect(await screen.findByText(t('address.noSuggestions'))).toBeVisible();
  });
});

describe('S2-54 use my location', () => {
  test('S7-20 sets the address of the position', async () => {
    stubPosition((done) => done({ coords: { latitude: 37.8, longitude: -122.2 } } as GeolocationPosition));
    const { user, api, t } = draw({ [atPosition]: buildAddress() });
    await user.click(screen.getByRole('button', { name: t('address.useLocation') }));
    expect(await screen.findByText(t('address.fulfilledBy', { provider: buildProvider().name }))).toBeVisible();
    expect(api.callsOf(atPosition)[0]!.query).toEqual({ lat: '37.8', lng: '-122.2' });
  });

  test.each<[string, () => void, Parameters<typeof fakeApi>[0]]>([
    [
      'the browser may not say',
      () => stubPosition((_, failed) => failed!({ code: 1 } as GeolocationPositionError)),
      {},
    ],
    ['the browser cannot say', () => {}, {}],
    [
      'nobody lives there',
      () => stubPosition((done) => done({ coords: { latitude: 0, longitude: 0 } } as GeolocationPosition)),
      { [atPosition]: problem(404, 'no_address', { detail: 'No address here.' }) },
    ],
  ])('S8-20 where %s, the loading state stops and no message is shown', async (_, stub, answers) => {
    stub();
    const { user, t } = draw(answers);
    await user.click(screen.getByRole('button', { name: t('address.useLocation') }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: t('address.useLocation') })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('No address here.')).toBeNull();
    expect(screen.queryByText(t('error.address'))).toBeNull();
  });

  test('S4-24 while the position is looked for, the button says so', async () => {
    stubPosition(() => {});
    const { user, t } = draw();
    await user.click(screen.getByRole('button', { name: t('address.useLocation') }));
    expect(screen.getByRole('button', { name: t('address.locating') })).toHaveAttribute('aria-busy', 'true');
  });
});

test('S4-29 an address that was chosen before stands there again', async () => {
  chooseDeliveryPlace(chosenPlace);
  const { t } = draw();
  expect(await screen.findByText(t('address.fulfilledBy', { provider: 'Fernlight Delivery' }))).toBeVisible();
  expect(screen.getByText('12 Elm St, Oakland, CA 94601')).toBeVisible();
});
