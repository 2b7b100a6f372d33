import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildProvider, chosenPlace } from '../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds } from '../../tests/fixtures/servers/fakeApi';
import { storageKeys } from '../data/storage';

const providers = 'GET /.netlify/functions/delivery-available-providers';

beforeEach(() => void vi.useFakeTimers());

async function openPage() {
  vi.resetModules();
  const [{ QueryIsland }, place, { useQuery }, { providersQuery }] = await Promise.all([
    import('./QueryIsland'),
    import('./delivery/deliveryPlace'),
    import('@tanstack/react-query'),
    import('../data/delivery/deliveryCalls'),
  ]);
  place.useDeliveryPlace.restore();
  function Shown() {
    const { placeId } = place.useDeliveryPlace((state) => state.place) ?? { placeId: null };
    const { data } = useQuery(providersQuery(placeId));
    return <p>{data?.[0]?.name ?? 'nobody yet'}</p>;
  }
  const view = render(
    <QueryIsland>
      <Shown />
    </QueryIsland>,
  );
  return { ...view, place };
}

test('S9-12 a reload shows who delivers before the server responds, and refetches', async () => {
  const { callsOf, answers } = fakeApi({ [providers]: [buildProvider()] });
  localStorage.setItem(storageKeys.deliveryPlace, JSON.stringify(chosenPlace));
  const first = await openPage();
  expect(await screen.findByText('Fernlight Delivery')).toBeVisible();
  await vi.advanceTimersByTimeAsync(31_000);
  first.unmount();

  answers[providers] = neverResponds;
  await openPage();
  expect(screen.getByText('Fernlight Delivery')).toBeVisible();
  expect(callsOf(providers)).toHaveLength(2);
});
