import { expect, test } from 'vitest';
import { buildAddress, buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { reorderPlace } from './reorderPlace';

const own = buildAddress({ placeId: 'place-1', addressOne: '12 Elm St', addressTwo: 'Apt 4' });
const order = buildOrder({ deliveryAddress: own });
const place = (placeId: string, addressTwo: string) => ({ placeId, addressTwo, label: 'Home' });

test.each([
  ['no address is chosen', order, null, { placeId: 'place-1', addressTwo: 'Apt 4', label: '12 Elm St' }],
  ['the same house is chosen', order, place('place-1', ''), place('place-1', 'Apt 4')],
  ['another door of the house is chosen', order, place('place-1', 'Apt 9'), place('place-1', 'Apt 9')],
  ['another address is chosen', order, place('place-2', ''), place('place-2', '')],
  ['it was picked up', { ...order, orderType: 'pickup' as const }, null, null],
])('S4-29 when %s', (_, past, chosen, expected) => {
  expect(reorderPlace(past, chosen)).toEqual(expected);
});
