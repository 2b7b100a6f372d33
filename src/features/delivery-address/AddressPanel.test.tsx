import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { nextNetwork } from '../../../tests/fixtures/nextNetwork';
import { buildAddress, chosenPlace } from '../../../tests/fixtures/builders/buildShop';
import { announced } from '../../../tests/fixtures/announced';
import {
  addressCalls,
  addressWithUnit,
  renderAddressPanel,
} from '../../../tests/fixtures/components/renderAddressPanel';
import { problem, neverResponds } from '../../../tests/fixtures/servers/fakeApi';
import { chooseDeliveryPlace, useDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { openPanel, usePanel } from '../../state/panels';

const { address: toAddress, providers, products } = addressCalls;
const place = () => useDeliveryPlace.getState().place;
const storedPlace = () => JSON.parse(localStorage.getItem('place_delivery')!) as unknown;
const served = 'XPRESS delivery fulfilled by Fernlight Delivery';
const unserved = 'XPRESS delivery isn’t available in Oakland, CA yet.';

test('S2-54 it opens with focus in the search field', () => {
  const { field } = renderAddressPanel();
  expect(field()).toHaveFocus();
});

describe('a chosen suggestion', () => {
  test('S4-25 S4-26 is applied immediately and saved by its place id; S4-28 the button closes the panel', async () => {
    const { choose, user, t, useButton } = renderAddressPanel();
    await choose();
    expect([place(), storedPlace()]).toEqual([chosenPlace, chosenPlace]);
    expect(await screen.findByText(served)).toBeVisible();
    expect(screen.getByText(t('xpress.fee'))).toBeVisible();
    expect(announced().at(-1)).toBe('Address set: 12 Elm St, Oakland, CA 94601. Fernlight Delivery delivers here.');
    await user.click(useButton()!);
    expect([place(), usePanel.getState().open]).toEqual([chosenPlace, null]);
  });

  test.each([
    ['S4-26 without delivery', { [providers]: [] }],
    ['S7-21 that the API rejects', { [providers]: problem(400, 'place_invalid') }],
  ])('%s is explained with its city and state, with a button back to the search', async (_, answers) => {
    const { choose, field, user, t } = renderAddressPanel(answers);
    await choose();
    expect(await screen.findByText(unserved)).toBeVisible();
    expect(announced().at(-1)).toContain(t('address.said.unserved'));
    await user.click(screen.getByRole('button', { name: t('expressDelivery.otherAddress') }));
    expect(field()).toHaveFocus();
    await user.paste('9');
    expect(field()).toHaveValue('9');
  });

  test.each([
    ['S8-06', providers, 500, 'Could not fetch available providers for this address'],
    ['S7-19', toAddress, 500, 'Something went wrong'],
    ['S8-04', providers, 429, 'Too many tries. Please try again in 12 minutes.'],
    ['S8-04', toAddress, 429, 'Too many tries. Please try again in 12 minutes.'],
  ])('%s %s with status %d is shown, and a retry loads it', async (_, call, status, message) => {
    const { choose, api, user, t } = renderAddressPanel();
    const workingResponse = api.answers[call]!;
    api.answers[call] = problem(status, 'internal', status === 429 ? { detail: message } : {});
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    api.answers[call] = workingResponse;
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByText(served)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('S7-19 that the API does not know shows an error without a retry', async () => {
    const { choose, t, useButton } = renderAddressPanel({
      [toAddress]: problem(404, 'place_unknown', { detail: 'We couldn’t find this place.' }),
      [providers]: problem(400, 'place_invalid'),
    });
    await choose();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('error.address'));
    expect([screen.queryByRole('button', { name: t('app.retry') }), useButton()]).toEqual([null, null]);
  });

  test.each([
    [toAddress, 'address.loadingAddress', null],
    [providers, 'address.loadingProvider', false],
    // The provider is known by then, which is all that the button needs.
    [products, 'address.loadingProducts', true],
  ] as const)('S4-24 while %s has not responded, it shows what is loading: %s', async (call, key, isUsable) => {
    const { choose, t, useButton } = renderAddressPanel({ [call]: neverResponds });
    await choose();
    expect((await screen.findAllByText(t(key)))[0]).toBeVisible();
    await waitFor(() => expect(useButton()?.matches(':enabled') ?? null).toBe(isUsable));
  });

  test.each([
    ['to the cart that asked for it', 'cart'],
    ['to the page', null],
  ] as const)('S4-28 returns %s once it is chosen', async (_, from) => {
    const { choose, useButton, user } = renderAddressPanel();
    act(() => openPanel('address', from));
    await choose();
    await waitFor(() => expect(useButton()).toBeEnabled());
    await user.click(useButton()!);
    expect(usePanel.getState()).toMatchObject({ open: from, returnTo: null });
  });

  test('S4-28 that is already the current address needs no button', async () => {
    chooseDeliveryPlace(chosenPlace);
    const { choose, useButton } = renderAddressPanel({ [toAddress]: addressWithUnit });
    expect(await screen.findByText(served)).toBeVisible();
    expect(useButton()).toBeNull();
    await choose('12 elm', /12 Elm Ave/);
    await waitFor(() => expect(useButton()).toBeEnabled());
    await choose();
    await waitFor(() => expect(useButton()).toBeNull());
  });

  test.each([
    ['gz:VVN8OTQ2MDF8MTI', '12 Elm St', 'address.unverified'],
    ['gz:VVN8OTQ2MDF8', 'Oakland', 'address.noStreet'],
  ] as const)('D-20 S5-19 for %s, %s, asks the shopper to check it: %s', async (placeId, addressOne, key) => {
    chooseDeliveryPlace({ ...chosenPlace, placeId });
    const { t } = renderAddressPanel({ [toAddress]: buildAddress({ placeId, addressOne }) });
    expect(await screen.findByText(t(key))).toBeVisible();
  });

  test.each([
    ['where somebody delivers, asks for it', {}, 'address.noCode'],
    ['elsewhere, claims only the town', { [providers]: [] }, 'address.unverified.town'],
  ] as const)('D-45 without a ZIP code, %s', async (_, answers, key) => {
    chooseDeliveryPlace({ ...chosenPlace, placeId: 'gz:VVN8fjk0NjAxfDEy' });
    const address = buildAddress({ placeId: 'gz:VVN8fjk0NjAxfDEy', postalCode: '' });
    const { t } = renderAddressPanel({ [toAddress]: address, ...answers });
    expect(await screen.findByText(t(key))).toBeVisible();
    expect(screen.getByText('Oakland, CA')).toBeVisible();
  });
});

describe('S4-29 the address chosen before', () => {
  test('is shown again, with its dispensary', async () => {
    chooseDeliveryPlace({ ...chosenPlace, addressTwo: 'Apt 4' });
    const { t } = renderAddressPanel({ [toAddress]: addressWithUnit });
    expect(await screen.findByText('12 Elm St, Apt 4')).toBeVisible();
    expect(screen.getByText('Oakland, CA 94601')).toBeVisible();
    expect(screen.getByLabelText(t('address.unit'), { exact: false })).toHaveValue('Apt 4');
    expect(announced()).toEqual([]);
  });

  test.each(['cleared', '{"placeId":', '[]'])(
    'can be lost from storage while the panel is open (%s), and the next one is saved',
    async (text) => {
      chooseDeliveryPlace(chosenPlace);
      useDeliveryPlace.restore();
      const { choose } = renderAddressPanel();
      await screen.findByText(served);
      localStorage.clear();
      if (text !== 'cleared') localStorage.setItem('place_delivery', text);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
      expect(place()).toBeNull();
      expect(screen.queryByText(served)).toBeNull();
      await choose();
      expect(await screen.findByText(served)).toBeVisible();
      expect(storedPlace()).toEqual(chosenPlace);
    },
  );
});

test('without a network the panel says so', async () => {
  const { t } = renderAddressPanel();
  expect(screen.queryByText(t('address.offline'))).toBeNull();
  await nextNetwork(false);
  expect(screen.getByText(t('address.offline'))).toBeVisible();
  await nextNetwork(true);
  expect(screen.queryByText(t('address.offline'))).toBeNull();
});
