import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCartItem, buildOffer, buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { birch, renderCart } from '../../../tests/fixtures/components/renderCart';
import { useAnnouncements } from '../../state/notifications/announcements';
import { addToCart, useCart } from '../../state/cart';

/** All announcements in order. The live region clears itself after a while, so they are recorded as they appear. */
const recorded: string[] = [];
const settle = (milliseconds = 1000) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers();
  recorded.length = 0;
});
useAnnouncements.subscribe(({ announcements }, before) => {
  for (const { id, text, politeness } of announcements)
    if (!before.announcements.some((each) => each.id === id)) recorded.push(`${politeness}: ${text}`);
});

describe('a single polite announcement of every change', () => {
  test('S4-16 holding a key announces only the final quantity', async () => {
    renderCart({ offers: [buildOffer({ availableQuantity: 40 })] });
    await settle();
    recorded.length = 0;
    for (let repeat = 0; repeat < 20; repeat += 1) {
      click('Increase the quantity of Amber');
      await settle(40);
    }
    expect(recorded).toEqual([]);
    await settle();
    expect(recorded).toEqual([
      'polite: Amber: 21. Subtotal $630.00. Your order exceeds the legal limit of 8 grams for an online order by 8.8 g of THC. Remove an item to continue.',
    ]);
  });

  test('S4-14 an item added on the page is announced once, when the cart opens', async () => {
    addToCart(buildCartItem(), 2);
    const { items } = useCart.getState();
    const { unmount } = renderCart({ items: [...items] });
    await settle();
    expect(recorded).toEqual(['polite: Amber added: 2 in the cart. Subtotal $60.00.']);
    unmount();
    recorded.length = 0;
    renderCart({ items: [...items] });
    await settle();
    expect(recorded).toEqual([]);
  });

  test('S4-11 each change of the error ladder is announced', async () => {
    const { t } = renderCart({ provider: buildProvider({ deliveryTotalMinimum: 45 }) });
    await settle();
    const minimum = t('cart.error.minimumTotal', { price: '$45.00' });
    expect(recorded).toEqual([`polite: ${minimum}`]);
    click('Increase the quantity of Amber');
    await settle();
    expect(recorded.at(-1)).toBe('polite: Amber: 2. Subtotal $60.00. You can place your order.');
  });

  test('S4-19 changes from another tab are announced', async () => {
    renderCart({ items: [buildCartItem(), birch], hasAddress: false });
    await settle();
    recorded.length = 0;
    act(() => useCart.setState({ items: [birch] }));
    await settle();
    expect(recorded).toEqual(['polite: Amber removed. Subtotal $90.00.']);
  });

  test('S4-17 opening an empty cart announces nothing, emptying it does', async () => {
    renderCart({ items: [], hasAddress: false });
    await settle();
    expect(recorded).toEqual([]);
    act(() => useCart.setState({ items: [birch] }));
    await settle();
    click('Empty cart');
    await settle();
    expect(recorded.at(-1)).toBe('polite: Your cart is empty.');
  });

  test('nothing else in the panel is a live region', async () => {
    renderCart({
      items: [buildCartItem({ quantity: 9, price: 31 }), birch],
      provider: buildProvider({ deliveryTotalMinimum: 900 }),
    });
    await settle();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.queryAllByRole('status')).toEqual([]);
    expect(dialog.queryAllByRole('alert')).toEqual([]);
    expect(screen.getByRole('dialog').querySelectorAll('[aria-live], output')).toHaveLength(0);
  });
});
