import { afterEach, expect, test, vi } from 'vitest';
import { buildAddress, buildProvider, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import { trackAddressSet } from './trackAddressSet';

const tracked = vi.hoisted(() => vi.fn<(event: object) => void>());
vi.mock('../privacy/tracking', () => ({ trackEvent: tracked }));

const providers = 'GET /.netlify/functions/delivery-available-providers';
const toAddress = 'GET /.netlify/functions/delivery-place-to-address';

afterEach(() => {
  tracked.mockClear();
  queryClient.clear();
});

test.each([
  ['somebody', [buildProvider()], true],
  ['nobody', [], false],
])('S4-25 D-29 an address where %s delivers is counted by country and state, and nothing narrower', async (...row) => {
  const [, answer, hasProvider] = row;
  fakeApi({ ...deliveryAnswers(), [providers]: answer });
  await trackAddressSet({ ...chosenPlace, addressTwo: 'Apt 4' }, { use: 'delivery', by: 'suggestion' });
  const event = { event: 'address_set', use: 'delivery', by: 'suggestion', country: 'US', state: 'CA', hasProvider };
  expect(tracked.mock.calls).toEqual([[event]]);
});

test('S4-25 a place to look for stores does not request providers', async () => {
  const api = fakeApi({ [toAddress]: buildAddress({ country: 'CA', state: 'QC' }) });
  await trackAddressSet(chosenPlace, { use: 'stores', by: 'location' });
  expect(tracked.mock.calls).toEqual([
    [{ event: 'address_set', use: 'stores', by: 'location', country: 'CA', state: 'QC' }],
  ]);
  expect(api.calls).toHaveLength(1);
});

test('an address that could not be looked up is not counted', async () => {
  fakeApi({ ...deliveryAnswers(), [toAddress]: problem(500, 'internal') });
  await trackAddressSet(chosenPlace, { use: 'delivery', by: 'suggestion' });
  expect(tracked).not.toHaveBeenCalled();
});
