import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import {
  berkeley,
  names,
  renderStoreFinder,
  setUpStoreFinder,
  toAddress,
} from '../../../tests/fixtures/components/renderStoreFinder';
import { type LocaleId } from '../../domain/region/locales';
import { chooseStorePlace, useStorePlace } from '../../state/delivery/deliveryPlace';

setUpStoreFinder();

const atPosition = 'GET /.netlify/functions/delivery-geolocation-to-address';

describe('S2-34 with an address', () => {
  const renderNear = (answer: Parameters<typeof fakeApi>[0][string], localeId?: LocaleId) => {
    const api = fakeApi({ [toAddress]: answer });
    chooseStorePlace(chosenPlace);
    return { view: renderStoreFinder({ localeId }), api };
  };

  test('the nearest is first, each with its distance in miles', async () => {
    renderNear(berkeley);
    expect(await screen.findByText('4.6 mi')).toBeVisible();
    expect(screen.getByText('157 mi')).toBeVisible();
    expect(names()).toEqual(['Ash', 'Birch']);
    expect(screen.getByRole('status')).toHaveTextContent('Nearest to 12 Elm St first');
  });

  test('the list by town stays until the address is located', async () => {
    const { view, api } = renderNear(neverResponds);
    const { t } = await view;
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(screen.getByRole('status')).toHaveTextContent(t('storeLocator.order.town'));
  });

  test.each([
    ['has no coordinates', buildAddress()],
    ['is not known', problem(404, 'place_unknown')],
  ])('that %s leaves the list by town, with a message', async (_, answer) => {
    renderNear(answer);
    expect(await screen.findByText('Sorted by town: we couldn’t find 12 Elm St')).toBeVisible();
    expect(names()).toEqual(['Birch', 'Ash']);
  });

  test('that is cleared restores the list by town', async () => {
    const { view } = renderNear(berkeley);
    const { t } = await view;
    await screen.findByText('4.6 mi');
    act(() => chooseStorePlace(null));
    expect(names()).toEqual(['Birch', 'Ash']);
    expect(screen.queryByText('4.6 mi')).toBeNull();
    expect(screen.getByText(t('storeLocator.order.town'))).toBeVisible();
  });
});

test('S2-34 without an address nothing is fetched, and the list is by town', async () => {
  const api = fakeApi({});
  const { t } = await renderStoreFinder();
  expect(screen.getByText(t('storeLocator.order.town'))).toBeVisible();
  expect(api.calls).toEqual([]);
});

describe('S7-29 the browser’s location', () => {
  const locateAt = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

  test('is reverse geocoded by its coordinates, and sorts the list', async () => {
    locateAt((done) => done({ coords: { latitude: 37.87, longitude: -122.27 } } as GeolocationPosition));
    const api = fakeApi({ [atPosition]: berkeley, [toAddress]: berkeley });
    const { user, t } = await renderStoreFinder();
    await user.click(screen.getByRole('button', { name: t('storeLocator.locate') }));
    expect(await screen.findByText('4.6 mi')).toBeVisible();
    expect(api.callsOf(atPosition)[0]!.query).toEqual({ lat: '37.87', lng: '-122.27' });
    expect(useStorePlace.getState().place).toEqual({ placeId: 'berkeley', addressTwo: '', label: 'Berkeley' });
    expect(names()).toEqual(['Ash', 'Birch']);
  });

  test.each([
    ['the browser denies access', (_: unknown, failed: () => void) => failed()],
    ['there is no address', (done: (at: unknown) => void) => done({ coords: { latitude: 0, longitude: 0 } })],
  ])('S8-20 when %s, the wait ends without a message', async (_, answer) => {
    locateAt(answer as never);
    fakeApi({ [atPosition]: problem(404, 'place_unknown') });
    const { user, t } = await renderStoreFinder();
    const button = screen.getByRole('button', { name: t('storeLocator.locate') });
    await user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(button).toHaveTextContent(t('storeLocator.locate'));
    expect([useStorePlace.getState().place, screen.queryByRole('alert')]).toEqual([null, null]);
  });
});

describe('S2-78 a typed ZIP code without a store', () => {
  const suggestions = 'GET /.netlify/functions/delivery-suggestions';
  const suggest = (mainText: string) => [{ placeId: 'zip', mainText, secondaryText: 'Berkeley, CA' }];

  test('shows the nearest store to it', async () => {
    const api = fakeApi({ [suggestions]: suggest('94704'), [toAddress]: berkeley });
    const { t } = await renderStoreFinder({ search: '?q=94704' });
    expect(
      await screen.findByRole('heading', { name: t('storeLocator.noMatch.nearestTo', { postalCode: '94704' }) }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ash' })).toBeVisible();
    expect(screen.getByText('4.6 mi')).toBeVisible();
    expect(api.callsOf(suggestions)[0]!.query).toEqual({ text: '94704', types: 'any' });
  });

  test.each([
    ['nothing is known', []],
    ['only a house with that number is', suggest('94704 Elm St')],
  ])('shows none when %s', async (_, answer) => {
    const api = fakeApi({ [suggestions]: answer });
    const { t } = await renderStoreFinder({ search: '?q=94704' });
    expect(await screen.findByRole('heading', { name: t('storeLocator.noMatch', { text: '94704' }) })).toBeVisible();
    await waitFor(() => expect(api.callsOf(suggestions)).toHaveLength(1));
    expect(names()).toEqual([]);
    expect(screen.queryByRole('heading', { name: 'Ash' })).toBeNull();
  });
});
