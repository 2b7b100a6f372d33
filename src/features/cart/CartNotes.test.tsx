import { act, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildMembership } from '../../../tests/fixtures/builders/buildMembership';
import { buildCartItem, buildOffer, buildProvider } from '../../../tests/fixtures/builders/buildShop';
import {
  birch,
  buildRewards,
  canPlaceOrder,
  renderCart,
  placeOrderButton,
} from '../../../tests/fixtures/components/renderCart';
import { storageKeys } from '../../data/storage';
import { useCart } from '../../state/cart';
import { useOrderType } from '../../state/delivery/orderType';
import { openSession } from '../../state/session/session';

const battery = buildCartItem({
  productVariantId: 'battery',
  metadata: { ...buildCartItem().metadata, name: 'Battery', productType: 'devices', slug: 'battery', thcGrams: 0 },
});
const buildAmberOffer = (price: number) => buildOffer({ price: { amount: price, currencyCode: 'USD' } });

describe('S5-11 the gram meter', () => {
  const meter = () => screen.getByRole('meter', { name: 'THC in this order' });

  test('S5-11 shows the cart’s THC against the dispensary’s limit', async () => {
    const { user } = renderCart();
    await canPlaceOrder();
    expect(meter()).toHaveAttribute('aria-valuetext', '0.8 g of 8 g');
    await user.click(screen.getByRole('button', { name: 'Increase the quantity of Amber' }));
    expect(meter()).toHaveAttribute('aria-valuetext', '1.6 g of 8 g');
    expect(screen.getByText('1.6 g of 8 g', { selector: 'span' })).toBeVisible();
  });

  test('S4-12 above the limit, says so in words and not by color alone', async () => {
    renderCart({
      items: [buildCartItem({ quantity: 3 })],
      provider: buildProvider({ purchaseLimitConcentratedWeight: 2 }),
    });
    expect(await screen.findByText('2.4 g of 2 g: over the limit', { selector: 'span' })).toBeVisible();
    expect(placeOrderButton()).toBeDisabled();
  });

  test('is absent without a dispensary, which sets the limit, and without THC', async () => {
    const { unmount } = renderCart({ hasAddress: false });
    expect(screen.queryByRole('meter')).toBeNull();
    unmount();
    renderCart({ items: [battery], offers: [buildOffer({ productVariantId: 'battery', oilGrams: 0 })] });
    await canPlaceOrder();
    expect(screen.queryByRole('meter')).toBeNull();
  });
});

test('the note at the subtotal is true of pickups too', () => {
  useOrderType.save('pickup');
  renderCart();
  expect(screen.getByText('Before taxes and fees')).toBeVisible();
  expect(screen.queryByText(/taxes and delivery/)).toBeNull();
  useOrderType.save(null);
});

test('S9-12 the cart says so if this browser cannot keep it', () => {
  const { unmount } = renderCart();
  expect(screen.queryByText(/^Your browser’s storage is full/)).toBeNull();
  unmount();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  useCart.save(Array.from({ length: 20 }, (_, index) => buildCartItem({ productVariantId: `variant-${index}` })));
  renderCart();
  expect(screen.getByText(/^Your browser’s storage is full/)).toBeVisible();
});

describe('remaining amounts', () => {
  const provider = buildProvider({ deliveryTotalMinimum: 40 });

  test('S5-10 S1-14 to the minimum and to free delivery, to the cent', async () => {
    renderCart({ items: [buildCartItem({ price: 27.5 })], provider, offers: [buildAmberOffer(27.5)] });
    expect(await screen.findByText('Add $12.50 to reach the $40.00 minimum')).toBeVisible();
    expect(screen.getByText('Add $22.51 for free delivery')).toBeVisible();
    const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Add $22.51 for free delivery' });
    expect([bar.value, bar.max]).toEqual([27.5, expect.closeTo(50.01)]);
  });

  test.each([
    ['at exactly $50.00 shows one cent to go', 50, 'Add $0.01 for free delivery'],
    ['above $50.00 shows that delivery is free', 50.01, 'No delivery fee on this order'],
  ])('D-17 %s', async (_, price, message) => {
    renderCart({ items: [buildCartItem({ price })], provider, offers: [buildAmberOffer(price)] });
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: message });
    expect(bar.value / bar.max).toBeCloseTo(price > 50 ? 1 : 50 / 50.01);
  });

  test('D-26 a member has no fee to avoid', async () => {
    openSession('token');
    const answers = { 'GET /v1/app/membership': buildMembership({ status: 'trialing' }) };
    renderCart({ items: [buildCartItem({ price: 27.5 })], provider, offers: [buildAmberOffer(27.5)], answers });
    expect(await screen.findByText('No delivery fee on this order')).toBeVisible();
    expect(screen.getByText('Add $12.50 to reach the $40.00 minimum')).toBeVisible();
  });

  test('S1-14 where the dispensary charges nothing for delivery, there is nothing to reach', async () => {
    const free = buildProvider({ deliveryFee: { amount: 0, currencyCode: 'USD' } });
    renderCart({ items: [buildCartItem({ price: 27.5 })], provider: free, offers: [buildAmberOffer(27.5)] });
    await canPlaceOrder();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('S1-14 before an address is known, mentions free delivery', () => {
    renderCart({ hasAddress: false });
    expect(screen.getByText('Free delivery on orders above $50 with an account.')).toBeVisible();
  });

  test.each([
    ['en-CA', '$40.00'],
    ['fr-CA', '40,00 $'],
  ] as const)('D-05 in %s shows nothing', async (localeId, price) => {
    openSession('token-1');
    const { t, api } = renderCart({ provider, credit: 10 }, { localeId });
    expect(await screen.findByRole('meter')).toBeVisible();
    expect(await screen.findByText(t('cart.error.minimumTotal', { price }))).toBeVisible();
    expect(screen.queryByText(/\$10\.00|\$20\.01|\$50|10,00|20,01|50\s/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(api.callsOf('GET /v1/app/rewards')).toEqual([]);
  });
});

describe('S8-12 rewards', () => {
  const provider = buildProvider({ deliveryTotalMinimum: 40 });
  const underMinimum = /^In order to redeem your reward\(s\).* minimum order of \$40\.00 before taxes\.$/;

  test('S8-12 under the minimum, a signed-in shopper with credit sees what is missing', async () => {
    openSession('token-1');
    const { api } = renderCart({ provider, credit: 10 });
    expect(await screen.findByText(underMinimum)).toBeVisible();
    expect(api.callsOf('GET /v1/app/rewards')[0]!.query).toEqual({ providerId: 'provider-1' });
  });

  test('D-34 above it, shows how much can be used, never more than the order costs', async () => {
    openSession('token-1');
    renderCart({ items: [buildCartItem({ quantity: 2 })], provider, credit: 1000 });
    // 60 plus 15% tax; the delivery fee is waived.
    expect(await screen.findByText('You can use $69.00 of reward credit at checkout.')).toBeVisible();
    expect(screen.queryByText(underMinimum)).toBeNull();
  });

  test('S8-12 shows nothing without credit or a response, and never fetches for a visitor', async () => {
    const visitor = renderCart({ provider, credit: 10 });
    await screen.findByText(/to reach the .* minimum/);
    expect(visitor.api.callsOf('GET /v1/app/rewards')).toEqual([]);
    act(() => openSession('token-1'));
    expect(await screen.findByText(underMinimum)).toBeVisible();
    visitor.unmount();
    const { api } = renderCart({ provider, answers: { 'GET /v1/app/rewards': buildRewards(0) } });
    await vi.waitFor(() => expect(api.callsOf('GET /v1/app/rewards')).toHaveLength(1));
    await vi.waitFor(() => expect(screen.queryByText(underMinimum)).toBeNull());
  });
});

describe('S4-17 emptying', () => {
  test('S4-17 clears everything, says how many items, and can be undone while the panel is open', async () => {
    const { t, user } = renderCart({ items: [buildCartItem(), birch], hasAddress: false });
    await user.click(screen.getByRole('button', { name: t('cart.emptyCart') }));
    expect(useCart.getState().items).toEqual([]);
    expect(localStorage.getItem(storageKeys.cart)).toBe('[]');
    expect(screen.getByText('4 items removed.')).toBeVisible();
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('cart.undo') }));
    expect(useCart.getState().items).toEqual([buildCartItem(), birch]);
    expect(screen.getByRole('link', { name: 'Birch' })).toBeVisible();
  });

  test('S4-17 a cart that was already empty has nothing to undo', () => {
    const { t } = renderCart({ items: [], hasAddress: false });
    expect(screen.queryByRole('button', { name: t('cart.undo') })).toBeNull();
  });
});

describe('the panel', () => {
  test('shows the delivery terms first, with and without items', () => {
    const { unmount } = renderCart({ hasAddress: false });
    const facts = screen.getByText('Delivered for $5.00');
    expect(screen.getByRole('list').compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(facts.compareDocumentPosition(placeOrderButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    renderCart({ items: [], hasAddress: false });
    expect(screen.getByText('Delivered for $5.00')).toBeVisible();
  });

  test('S4-15 removing takes a line away immediately, and focus stays in the cart', async () => {
    const { t, user } = renderCart({ items: [buildCartItem({ quantity: 7 }), birch], hasAddress: false });
    await user.click(screen.getByRole('button', { name: 'Remove Amber' }));
    expect(useCart.getState().items).toEqual([birch]);
    expect(screen.getByRole('group', { name: t('cart.title') })).toHaveFocus();
  });

  test('with a hundred lines, a click renders only its own line', async () => {
    const items = Array.from({ length: 100 }, (_, index) =>
      buildCartItem({
        productVariantId: `v${index}`,
        metadata: { ...buildCartItem().metadata, name: `Pod ${index}` },
      }),
    );
    const { user } = renderCart({ items, hasAddress: false });
    const list = screen.getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(100);
    const rendered = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const line = (target instanceof Element ? target : target.parentElement)?.closest('li');
        if (line) rendered.add(line);
      }
    });
    observer.observe(list, { subtree: true, childList: true, attributes: true, characterData: true });
    const increaseButton = screen.getByRole('button', { name: 'Increase the quantity of Pod 50' });
    await user.click(increaseButton);
    expect(screen.getByTestId('cart-subtotal')).toHaveTextContent('$3030.00');
    expect([...rendered]).toEqual([increaseButton.closest('li')]);
    observer.disconnect();
  });
});
