import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/buildShop';
import {
  addressCalls,
  addressWithUnit,
  drawAddressPanel,
  positionAt,
  stubPosition,
} from '../../../tests/fixtures/drawAddressPanel';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/deliveryPlace';
import { closePanel } from '../../state/panels';

const place = () => useDeliveryPlace.getState().place;

function draw() {
  const view = drawAddressPanel({ [addressCalls.address]: addressWithUnit, [addressCalls.position]: buildAddress() });
  const unit = () => screen.getByLabelText(view.t('address.unit'), { exact: false });
  return { ...view, unit };
}

test('S3-07 S4-28 a unit goes along with the address, is looked up once, and makes it another one', async () => {
  chooseDeliveryPlace(chosenPlace);
  const { unit, user, api, useButton } = draw();
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

test('S2-54 a unit is kept whatever is chosen after it: first nothing, then one address, another, and where the browser is', async () => {
  stubPosition(positionAt(37.8, -122.2));
  const { unit, choose, user, t } = draw();
  await user.type(unit(), '4B');
  await choose();
  expect(place()).toEqual({ ...chosenPlace, addressTwo: '4B' });
  await choose('12 elm ave', /12 Elm Ave/);
  expect(place()).toEqual({ placeId: 'place-2', addressTwo: '4B', label: '12 Elm Ave' });
  await user.click(screen.getByRole('button', { name: t('address.useLocation') }));
  await waitFor(() => expect(place()).toEqual({ ...chosenPlace, addressTwo: '4B' }));
  expect(unit()).toHaveValue('4B');
  stubPosition(null);
});

test('S2-54 a unit in the text itself arrives, in place of an older one, and the service is asked for the street', async () => {
  chooseDeliveryPlace({ ...chosenPlace, addressTwo: '9' });
  const { unit, choose, api } = draw();
  await choose('12 elm street apt 4, oakland');
  expect(place()).toEqual({ ...chosenPlace, addressTwo: 'apt 4' });
  expect(unit()).toHaveValue('apt 4');
  expect(api.callsOf(addressCalls.suggestions).map(({ query }) => query.text)).toEqual(['12 elm street, oakland']);
});

test('S4-25 a unit that was typed last counts though the panel was closed at once', async () => {
  chooseDeliveryPlace(chosenPlace);
  const { unit, user, unmount } = draw();
  await user.type(unit(), '7');
  closePanel();
  unmount();
  expect(place()).toEqual({ ...chosenPlace, addressTwo: '7' });
});
