import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildOffer, buildProvider, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
// Importing this connects React Query to the browser's network state.
import '../../data/queryClient';
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

describe('the state of the chosen address', () => {
  beforeEach(() => chooseDeliveryPlace(chosenPlace));

  test('S4-29 is fetched again by place, with its dispensary and products', async () => {
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

  test('S4-26 without delivery there is no dispensary, and no products are requested', async () => {
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
  ])('S4-24 shows that the %s is loading', async (loading, name) => {
    fakeApi({ ...deliveryAnswers(), [`GET /.netlify/functions/${name}`]: neverResponds });
    renderInLocale(<Probe />);
    expect(await screen.findByText(loading)).toBeVisible();
  });

  test('S8-06 reports a failure', async () => {
    fakeApi({ ...deliveryAnswers(), 'GET /.netlify/functions/delivery-available-providers': problem(500, 'internal') });
    renderInLocale(<Probe />);
    await waitFor(() => expect(delivery.error).toMatchObject({ status: 500 }));
    expect([delivery.provider, delivery.isProviderKnown]).toEqual([null, false]);
  });

  test.each([
    ['address', 'delivery-place-to-address', 422],
    ['provider', 'delivery-available-providers', 500],
    ['products', 'delivery-provider-products', 500],
  ])('S8-06 shows that the %s failed to load, and a retry succeeds', async (failed, name, status) => {
    vi.useFakeTimers();
    const responses = deliveryAnswers();
    const api = fakeApi({ ...responses, [`GET /.netlify/functions/${name}`]: problem(status, 'internal') });
    renderInLocale(<Probe />);
    // Products are retried several times before they fail.
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(delivery.failed).toBe(failed);
    Object.assign(api.answers, responses);
    act(() => delivery.refresh());
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect([delivery.failed, delivery.offers?.size]).toEqual([null, 1]);
  });

  test('S4-18 refreshing loads current prices, with a single request', async () => {
    const api = fakeApi(deliveryAnswers());
    renderInLocale(<Probe />);
    await settled();
    await waitFor(() => expect(delivery.offers).not.toBeNull());
    Object.assign(api.answers, deliveryAnswers(undefined, [buildOffer({ availableQuantity: 1 })]));
    act(() => {
      delivery.refresh();
      delivery.refresh();
    });
    await waitFor(() => expect(delivery.offers?.get('amber-1g')?.availableQuantity).toBe(1));
    expect(api.callsOf('GET /.netlify/functions/delivery-provider-products')).toHaveLength(2);
    expect(api.callsOf('GET /.netlify/functions/delivery-place-to-address')).toHaveLength(1);
  });

  test('offline nothing is requested, loading or failed; once online, everything loads', async () => {
    await nextNetwork(false);
    const api = fakeApi(deliveryAnswers());
    renderInLocale(<Probe />);
    await settled();
    expect([delivery.provider, delivery.isProviderKnown, delivery.error, delivery.failed]).toEqual([
      null,
      false,
      null,
      null,
    ]);
    expect(api.calls).toEqual([]);
    await nextNetwork(true);
    await waitFor(() => expect(delivery.offers?.size).toBe(1));
  });

  test('a network that returned while nothing was requested is noticed', async () => {
    await nextNetwork(false);
    fakeApi(deliveryAnswers());
    const { unmount } = renderInLocale(<Probe />);
    await settled();
    unmount();
    await nextNetwork(true);
    renderInLocale(<Probe />);
    await waitFor(() => expect(delivery.offers?.size).toBe(1));
  });
});

test('without an address nothing is requested', async () => {
  const api = fakeApi({});
  renderInLocale(<Probe />);
  await settled();
  expect([delivery.place, delivery.provider, delivery.offers, api.calls.length]).toEqual([null, null, null, 0]);
});
