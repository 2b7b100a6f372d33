import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import {
  addressCalls,
  addressWithUnit,
  renderAddressPanel,
  positionAt,
  stubPosition,
} from '../../../tests/fixtures/components/renderAddressPanel';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { closePanel } from '../../state/panels';

const place = () => useDeliveryPlace.getState().place;

function renderAddressUnit() {
  const view = renderAddressPanel({ [addressCalls.address]: addressWithUnit, [addressCalls.position]: buildAddress() });
  const unit = () => screen.getByLabelText(view.t('address.unit'), { exact: false });
  return { ...view, unit };
}

test('S3-07 S4-28 a unit is part of the address, is looked up once, and makes it a different address', async () => {
  chooseDeliveryPlace(chosenPlace);
  const { unit, user, api, useButton } = renderAddressUnit();
  await screen.findByText('12 Elm St');
  await user.type(unit(), 'Apt 4');
  expect(await screen.findByText('12 Elm St, Apt 4')).toBeVisible();
  await waitFor(() => expect(useButton()).toBeEnabled());
  expect(place()).toEqual({ ...chosenPlace, addressTwo: 'Apt 4' });
  expect(api.callsOf(addressCalls.address).map(({ query }) => query.addressTwo)).toEqual(['', 'Apt 4']);
  await user.clear(unit());
  await waitFor(() => expect(useButton()).toBeNull());
  expect(place()).toEqual(chosenPlace);
});

test('S2-54 S3-07 a unit typed before any address applies to the first one chosen', async () => {
  const { unit, choose, user } = renderAddressUnit();
  await user.type(unit(), '4B');
  await choose();
  expect(place()).toEqual({ ...chosenPlace, addressTwo: '4B' });
  expect(unit()).toHaveValue('4B');
});

describe('S3-07 a unit belongs to its address', () => {
  const home = { ...chosenPlace, addressTwo: 'Apt 4B' };
  const other = { placeId: 'place-2', addressTwo: '', label: '12 Elm Ave' };
  const restored = () => {
    localStorage.setItem('place_delivery', JSON.stringify(home));
    useDeliveryPlace.restore();
  };
  test.each<[string, () => void]>([
    ['chosen here', () => chooseDeliveryPlace(home)],
    ['restored from storage', restored],
  ])('of an address %s: another suggestion clears it, and no request carries it', async (_, arrange) => {
    arrange();
    const { unit, choose, api } = renderAddressUnit();
    expect(unit()).toHaveValue('Apt 4B');
    await choose('12 elm ave', /12 Elm Ave/);
    expect(place()).toEqual(other);
    expect(JSON.parse(localStorage.getItem('place_delivery')!)).toEqual(other);
    expect(unit()).toHaveValue('');
    await screen.findByText('Oakland, CA 94601');
    const requests = api.callsOf(addressCalls.address).filter(({ query }) => query.placeId === 'place-2');
    expect(requests.map(({ query }) => query.addressTwo)).toEqual(['']);
  });

  test('using the browser’s location clears it too', async () => {
    chooseDeliveryPlace({ ...other, addressTwo: '9' });
    stubPosition(positionAt(37.8, -122.2));
    const { unit, user, t } = renderAddressUnit();
    await user.click(screen.getByRole('button', { name: t('address.useLocation') }));
    await waitFor(() => expect(place()).toEqual(chosenPlace));
    expect(unit()).toHaveValue('');
    stubPosition(null);
  });

  test('a unit that is still being typed does not carry over', async () => {
    chooseDeliveryPlace(chosenPlace);
    const { unit, choose, user } = renderAddressUnit();
    await user.type(unit(), '7');
    await choose('12 elm ave', /12 Elm Ave/);
    expect(place()).toEqual(other);
    expect(unit()).toHaveValue('');
  });

  test('choosing the same address again keeps it', async () => {
    chooseDeliveryPlace(home);
    const { unit, choose } = renderAddressUnit();
    await choose();
    expect(place()).toEqual(home);
    expect(unit()).toHaveValue('Apt 4B');
  });

  test('when another tab chooses another address, the unit being typed here is not added to it', async () => {
    chooseDeliveryPlace(chosenPlace);
    const { unit, user, unmount } = renderAddressUnit();
    await user.type(unit(), '7');
    act(() => chooseDeliveryPlace(other));
    expect(unit()).toHaveValue('');
    unmount();
    expect(place()).toEqual(other);
  });
});

test('S2-54 a unit in the search text is used, replaces an older one, and the service only receives the street', async () => {
  chooseDeliveryPlace({ ...chosenPlace, addressTwo: '9' });
  const { unit, choose, api } = renderAddressUnit();
  await choose('12 elm street apt 4, oakland');
  expect(place()).toEqual({ ...chosenPlace, addressTwo: 'apt 4' });
  expect(unit()).toHaveValue('apt 4');
  expect(api.callsOf(addressCalls.suggestions).map(({ query }) => query.text)).toEqual(['12 elm street, oakland']);
});

test('S4-25 a unit typed just before the panel closes is saved', async () => {
  chooseDeliveryPlace(chosenPlace);
  const { unit, user, unmount } = renderAddressUnit();
  await user.type(unit(), '7');
  closePanel();
  unmount();
  expect(place()).toEqual({ ...chosenPlace, addressTwo: '7' });
});
