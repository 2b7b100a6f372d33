import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildOffer, buildProvider, chosenPlace, deliveryAnswers } from '../../tests/fixtures/buildShop';
import { fakeApi, problem, silence } from '../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../tests/fixtures/renderInLocale';
import { useDelivery, type Delivery } from './delivery';
import { chooseDeliveryPlace } from './deliveryPlace';

let delivery: Delivery;

function Probe() {
  const current = useDelivery();
  useEffect(() => {
    delivery = current;
  });
  return <p>{current.loading ?? 'settled'}</p>;
}

const settled = () => screen.findByText('settled');

describe('what is known of the chosen address', () => {
  beforeEach(() => chooseDeliveryPlace(chosenPlace));

  test('S4-29 it is looked up again by its place, with its dispensary and what that has', async () => {
    const api = fakeApi(deliveryAnswers());
    renderInLocale(<Probe />);
    await settled();
    expect(delivery.address?.description).toBe('12 Elm St, Oakland, CA 94601');
    expect(delivery.provider).toEqual(buildProvider());
    expect(delivery.offers?.get('amber-1g')).toEqual(buildOffer());
    expect(api.callsOf('GET /.netlify/functions/delivery-provider-products')[0]!.query).toEqual({
      providerId: 'provider-1',
    });
  });

  test('S4-26 where nobody delivers there is no dispensary, and no products are asked for', async () => {
    const api = fakeApi(deliveryAnswers(null));
    renderInLocale(<Probe />);
    await settled();
    expect([delivery.provider, delivery.offers, delivery.isProviderKnown]).toEqual([null, null, true]);
    expect(api.callsOf('GET /.netlify/functions/delivery-provider-products')).toEqual([]);
  });

  test.each([
    ['address', 'delivery-place-to-address'],
    ['provider', 'delivery-available-providers'],
    ['products', 'delivery-provider-products'],
  ])('S4-24 while the %s is looked up, it says so', async (loading, name) => {
    fakeApi({ ...deliveryAnswers(), [`GET /.netlify/functions/${name}`]: silence });
    renderInLocale(<Probe />);
    expect(await screen.findByText(loading)).toBeVisible();
  });

  test('S8-06 a failure is told', async () => {
    fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-available-providers': problem(500, 'internal') });
    renderInLocale(<Probe />);
    await waitFor(() => expect(delivery.error).toMatchObject({ status: 500 }));
    expect([delivery.provider, delivery.isProviderKnown]).toEqual([null, false]);
  });
});

test('without an address nothing is asked for', async () => {
  const api = fakeApi({});
  renderInLocale(<Probe />);
  await settled();
  expect([delivery.place, delivery.provider, delivery.offers, api.calls.length]).toEqual([null, null, null, 0]);
});
