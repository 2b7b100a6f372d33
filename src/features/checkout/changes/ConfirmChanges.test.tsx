import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildCartItem } from '../../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { cartTotals } from '../../../domain/cart/cartTotals';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import { usePanel } from '../../../state/panels';
import { useChangeLines } from './useChangeLines';
import { ConfirmChanges } from './ConfirmChanges';

const { items } = cartTotals([buildCartItem({ quantity: 3, price: 30 })]);
type Change = OrderChanges['items'][number];
const change = (rest: Partial<Change>): Change => ({
  productVariantId: 'amber-1g',
  price: { amount: 30 },
  availableQuantity: 10,
  ...rest,
});

function ComparedChanges({
  changes,
  takesFocus = true,
  onAccept,
}: {
  changes: OrderChanges;
  takesFocus?: boolean;
  onAccept: () => void;
}) {
  const lines = useChangeLines(changes, { items, slot: 'Today: 2:00 PM – 3:00 PM', reward: 10, fee: 0 });
  return <ConfirmChanges {...{ lines, takesFocus, onAccept }} totals={{ before: 103.5, after: 65 }} />;
}

function renderConfirmChanges(changes: Partial<OrderChanges>, takesFocus?: boolean) {
  const onAccept = vi.fn();
  const allChanges = { items: [], isSlotGone: false, ...changes };
  return {
    ...renderInLocale(<ComparedChanges changes={allChanges} takesFocus={takesFocus} onAccept={onAccept} />),
    onAccept,
  };
}

const rows = () =>
  within(screen.getAllByRole('rowgroup')[1]!)
    .queryAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

describe('D-16 changes are shown side by side', () => {
  test.each<[string, Partial<OrderChanges>, string[][]]>([
    ['a price', { items: [change({ price: { amount: 32.5 } })] }, [['Amber', '$30.00 each', '$32.50 each']]],
    ['less stock', { items: [change({ availableQuantity: 2 })] }, [['Amber', 'Quantity 3', 'Quantity 2']]],
    [
      'both',
      { items: [change({ price: { amount: 28 }, availableQuantity: 1 })] },
      [
        ['Amber', '$30.00 each', '$28.00 each'],
        ['Amber', 'Quantity 3', 'Quantity 1'],
      ],
    ],
    ['no stock', { items: [change({ availableQuantity: 0 })] }, [['Amber', 'Quantity 3', 'Sold out']]],
    [
      'no longer sold',
      { items: [change({ price: null, availableQuantity: 0 })] },
      [['Amber', 'Quantity 3', 'Sold out']],
    ],
    ['the slot', { isSlotGone: true }, [['Delivery window', 'Today: 2:00 PM – 3:00 PM', 'No longer available']]],
    ['D-26 the fee', { deliveryFeeTotal: { amount: 5 } }, [['Delivery fee', '$0.00', '$5.00']]],
    ['D-34 the reward', { rewardTotal: { amount: 4 } }, [['Reward credit', '$10.00', '$4.00']]],
    [
      'an item that is no longer in the cart',
      { items: [change({ productVariantId: 'gone', availableQuantity: 0 })] },
      [],
    ],
  ])('%s', (_, changes, lines) => {
    renderConfirmChanges(changes);
    expect(rows()).toEqual(lines);
  });

  test('with the total before and now', () => {
    renderConfirmChanges({ isSlotGone: true });
    const total = screen.getByRole('rowheader', { name: 'Total' }).closest('tr')!;
    expect([...total.children].map((cell) => cell.textContent)).toEqual(['Total', '$103.50', '$65.00']);
  });
});

describe('D-16 the shopper is asked to confirm', () => {
  test('and focus moves to the question when it answers a click', async () => {
    const { t, user, onAccept } = renderConfirmChanges({ isSlotGone: true });
    expect(screen.getByRole('heading', { name: t('checkout.changed.title') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('checkout.changed.accept') }));
    expect(onAccept).toHaveBeenCalledOnce();
  });

  test('but focus stays when the change came by itself', () => {
    renderConfirmChanges({ isSlotGone: true }, false);
    expect(document.body).toHaveFocus();
  });

  test('or can go back to the cart', async () => {
    const { t, user, onAccept } = renderConfirmChanges({ isSlotGone: true });
    await user.click(screen.getByRole('button', { name: t('checkout.backToCart') }));
    expect([usePanel.getState().open, onAccept.mock.calls.length]).toEqual(['cart', 0]);
  });
});
