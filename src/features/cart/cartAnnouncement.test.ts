import { describe, expect, test } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import type { CartItem } from '../../domain/cart/cart';
import { cartTotals } from '../../domain/cart/cartTotals';
import type { CartChange } from '../../domain/cart/applyOffers';
import { en } from '../../i18n/messages/en';
import { createTranslator } from '../../i18n/translator';
import { cartAnnouncement, type AnnouncedCart } from './cartAnnouncement';

const translator = createTranslator(en, 'en', (key) => {
  throw new Error(`no message ${key}`);
});
const item = (name: string, quantity: number) =>
  buildCartItem({
    productVariantId: name,
    quantity,
    price: 10,
    metadata: { ...buildCartItem().metadata, name },
  });
const cart = (items: CartItem[], rest: Partial<AnnouncedCart> = {}): AnnouncedCart => ({
  items,
  subtotal: cartTotals(items).cartTotal,
  obstacle: null,
  changes: [],
  maxQuantityFor: () => 5,
  ...rest,
});

const amber = item('Amber', 1);
const price: CartChange = { kind: 'price', productVariantId: 'Amber', name: 'Amber', was: 12, now: 10 };
const stock: CartChange = { kind: 'stock', productVariantId: 'Amber', name: 'Amber', was: 4, now: 2 };
const many = ['A', 'B', 'C', 'D'].map((name) => item(name, 2));

describe('the announced text', () => {
  test.each<[string, AnnouncedCart, AnnouncedCart, string]>([
    ['nothing without changes', cart([amber]), cart([amber]), ''],
    ['S4-14 what was added', cart([]), cart([item('Amber', 2)]), 'Amber added: 2 in the cart. Subtotal $20.00.'],
    ['S4-16 a quantity', cart([amber]), cart([item('Amber', 3)]), 'Amber: 3. Subtotal $30.00.'],
    [
      'S4-16 S5-12 the limit, once it is reached',
      cart([amber]),
      cart([item('Amber', 5)]),
      'Amber: 5. max reached (5). Subtotal $50.00.',
    ],
    ['S4-15 what was removed', cart([amber, item('Birch', 1)]), cart([amber]), 'Birch removed. Subtotal $10.00.'],
    ['S4-17 an emptied cart', cart([amber]), cart([]), 'Your cart is empty.'],
    ['nothing for a cart that stays empty', cart([]), cart([], { obstacle: 'x' }), ''],
    ['of many lines how many items there are', cart([]), cart(many), '8 items. Subtotal $80.00.'],
    [
      'S4-18 a price that the dispensary changed',
      cart([amber], { subtotal: 12 }),
      cart([amber], { changes: [price] }),
      'Amber: now $10.00, was $12.00 Subtotal $10.00.',
    ],
    [
      'S5-12 a quantity that its stock lowered, once',
      cart([item('Amber', 4)]),
      cart([item('Amber', 2)], { changes: [stock] }),
      'Amber: now 2, was 4. The delivery dispensary only has 2 items in stock. Subtotal $20.00.',
    ],
    [
      'a change that was read out before not again',
      cart([amber], { changes: [price] }),
      cart([amber], { changes: [price] }),
      '',
    ],
    ['nothing when changes are acknowledged', cart([amber], { changes: [price] }), cart([amber]), ''],
    ['a step on the error ladder', cart([amber]), cart([amber], { obstacle: 'Too little.' }), 'Too little.'],
    ['a resolved error', cart([amber], { obstacle: 'Too little.' }), cart([amber]), 'You can place your order.'],
  ])('%s', (_, before, now, expected) => {
    expect(cartAnnouncement(before, now, translator)).toBe(expected);
  });

  test('S4-18 announces a change after others were acknowledged', () => {
    const before = cart([amber], { changes: [price, stock] });
    const next: CartChange = { ...price, was: 10, now: 11 };
    expect(cartAnnouncement(before, cart([amber], { changes: [next] }), translator)).toBe(
      'Amber: now $11.00, was $10.00',
    );
  });
});
