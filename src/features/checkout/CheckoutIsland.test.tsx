import { act, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildCartItem,
  buildOrder,
  buildProvider,
  buildUser,
  chosenPlace,
  deliveryAnswers,
} from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { storageKeys } from '../../data/storage';
import { addToCart, clearCart, useCart } from '../../state/cart';
import { changeDraft, useCheckoutDraft } from '../../state/checkoutDraft';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { lastOrderPath } from '../../state/lastOrder';
import { usePanel } from '../../state/panels';
import { useToasts } from '../../state/notifications/toasts';
import { CheckoutIsland } from './CheckoutIsland';

const providers = 'GET /.netlify/functions/delivery-available-providers';
const hours = { open: '09:00', close: '18:00', leadtime: 30, timeframe: 60 };
const provider = buildProvider({ deliveryTimes: { Tue: hours } });
const eleven = '2026-11-03T19:00:00.000Z';
const placed = '/us/en/delivery/order/provider-1/details-1';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-03T18:00:00Z'), toFake: ['Date'] });
  window.history.replaceState(null, '', '/us/en/delivery/checkout?step=review');
});

function renderCheckoutIsland(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    ...deliveryAnswers(provider),
    'GET /v1/app/user/me': buildUser({ phoneNumber: '4155550100', phoneNumberVerified: true }),
    'GET /v1/app/user/uploaded-id': { documentStatus: 'PRESENT' },
    'GET /v1/app/reserved-slots': { slotStarts: [] },
    'GET /v1/app/rewards': { balance: { amount: 0 }, credits: [] },
    'GET /v1/app/orders': [],
    'POST /v1/app/orders': buildOrder(),
    ...answers,
  });
  return { ...renderInLocale(<CheckoutIsland />), api };
}

const prepare = () => {
  chooseDeliveryPlace(chosenPlace);
  addToCart(buildCartItem(), 1);
};

describe('without a checkout', () => {
  test('S8-14 an empty cart shows a message with a link to the shop', () => {
    const { t } = renderCheckoutIsland();
    expect(screen.getByText(t('checkout.error.empty'))).toBeVisible();
    expect(screen.getByRole('link', { name: t('cart.browse') })).toHaveAttribute('href', '/us/en/shop/pods');
  });

  test('S8-08 without an address shows a message with a button to add one', async () => {
    addToCart(buildCartItem(), 1);
    const { t, user } = renderCheckoutIsland();
    expect(screen.getByText(t('cart.error.noAddress'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('header.addAddress') }));
    expect(usePanel.getState().open).toBe('address');
  });

  test('S8-09 shows a message when nobody delivers to the address', async () => {
    prepare();
    const { t } = renderCheckoutIsland({ [providers]: [] });
    expect(await screen.findByText(t('cart.error.unavailableAddress'))).toBeVisible();
  });

  test('S8-06 dispensaries that failed to load can be retried', async () => {
    prepare();
    const { api, user, t } = renderCheckoutIsland({ [providers]: offline });
    expect(await screen.findByText('Could not fetch available providers for this address')).toBeVisible();
    expect(screen.queryByText(t('cart.error.unavailableAddress'))).toBeNull();
    api.answers[providers] = [provider];
    await user.click(screen.getByRole('button', { name: t('app.retry') }));
    expect(await screen.findByRole('list', { name: t('checkout.steps') })).toBeVisible();
  });
});

describe('S2-16 the checkout', () => {
  const store = () => {
    prepare();
    changeDraft({ shopper: 'user-1', seed: 'seed-1', slotStart: eleven, note: 'Ring' });
    useCheckoutDraft.setState(useCheckoutDraft.getInitialState(), true);
    useCheckoutDraft.restore();
  };
  const submit = async (t: (key: 'checkout.review.submit') => string) =>
    screen.findByRole('button', { name: t('checkout.review.submit') });

  test('opens after a reload at the same step, with what was stored', async () => {
    store();
    const { t } = renderCheckoutIsland();
    expect(await submit(t)).toBeEnabled();
    expect(window.location.search).toBe('?step=review');
  });

  test('goes to the order once it is placed, and keeps only the path to it', async () => {
    store();
    const { t, user } = renderCheckoutIsland();
    await user.click(await submit(t));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(placed, { replace: true }));
    expect(localStorage.getItem('cart_v1')).toBe('[]');
    expect([localStorage.getItem('checkout_draft'), localStorage.getItem('order_attempt')]).toEqual([null, null]);
    expect(lastOrderPath()).toBe('/delivery/order/provider-1/details-1');
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([t('toast.orderPlaced')]);
    expect(screen.getByRole('link', { name: t('checkout.placed.link') })).toHaveAttribute('href', placed);
  });

  test('D-16 in another tab, whose cart the order emptied, links to the order', async () => {
    store();
    useCart.restore();
    const { t } = renderCheckoutIsland();
    await submit(t);
    const storeInOtherTab = (key: string, value: unknown) =>
      act(() => {
        if (value === null) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
        window.dispatchEvent(new StorageEvent('storage', { key }));
      });
    storeInOtherTab(storageKeys.lastOrder, { path: '/delivery/order/provider-1/details-1', at: Date.now() });
    storeInOtherTab(storageKeys.cart, []);
    storeInOtherTab(storageKeys.checkoutDraft, null);
    expect(screen.getByRole('link', { name: t('checkout.placed.link') })).toHaveAttribute('href', placed);
    expect(screen.queryByText(t('checkout.error.empty'))).toBeNull();
    expect(useCheckoutDraft.getState().note).toBe('');
  });

  test('shows a message when the cart is emptied in the meantime', async () => {
    store();
    const { t } = renderCheckoutIsland();
    await submit(t);
    act(() => clearCart());
    expect(screen.getByText(t('checkout.error.empty'))).toBeVisible();
  });
});
