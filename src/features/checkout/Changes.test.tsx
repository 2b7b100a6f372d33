import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { cartTotals } from '../../domain/cart/cartTotals';
import type { OrderChanges } from '../../domain/order/orderSchema';
import { Changes } from './Changes';

const { items } = cartTotals([buildCartItem({ quantity: 3, price: 30 })]);
type Change = OrderChanges['items'][number];
const change = (rest: Partial<Change>): Change => ({
  productVariantId: 'amber-1g',
  price: { amount: 30 },
  availableQuantity: 10,
  ...rest,
});

function linesOf(changes: Partial<OrderChanges>) {
  renderInLocale(<Changes changes={{ items: [], isSlotGone: false, ...changes }} items={items} onAccept={() => {}} />);
  return screen.queryAllByRole('listitem').map((item) => item.textContent);
}

describe('D-16 what has changed is shown', () => {
  test.each<[string, Partial<OrderChanges>, string[]]>([
    ['a price', { items: [change({ price: { amount: 32.5 } })] }, ['Amber: now $32.50, was $30.00']],
    ['less stock', { items: [change({ availableQuantity: 2 })] }, ['Amber: only 2 left']],
    [
      'both',
      { items: [change({ price: { amount: 28 }, availableQuantity: 1 })] },
      ['Amber: now $28.00, was $30.00', 'Amber: only 1 left'],
    ],
    ['no stock', { items: [change({ availableQuantity: 0 })] }, ['Amber: sold out']],
    ['no longer sold', { items: [change({ price: null, availableQuantity: 0 })] }, ['Amber: sold out']],
    ['the slot', { isSlotGone: true }, ['The delivery window is no longer open. Choose another.']],
    [
      'an item that is no longer in the cart',
      { items: [change({ productVariantId: 'gone', availableQuantity: 0 })] },
      [],
    ],
  ])('%s', (_, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });
});

test('D-16 it asks whether to go on so', async () => {
  const accept = vi.fn();
  const { t, user } = renderInLocale(
    <Changes changes={{ items: [], isSlotGone: true }} items={items} onAccept={accept} />,
  );
  expect(screen.getByText(t('checkout.changed.title'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
  expect(accept).toHaveBeenCalledOnce();
});
