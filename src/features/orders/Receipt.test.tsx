import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { useToasts } from '../../state/notifications/toasts';
import { Receipt } from './Receipt';

const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
const rows = () =>
  screen
    .getAllByRole('term')
    .flatMap((term) => (term.parentElement?.parentElement?.tagName === 'DL' ? [term.parentElement.textContent] : []));

describe('D-17 the receipt', () => {
  test('shows seller, license, number, date, address, items and how the total is calculated', () => {
    renderInLocale(<Receipt order={buildOrder({ deliveryFeeTotal: usd(5), rewardTotal: usd(10), total: usd(64) })} />);
    const receipt = screen.getByRole('region', { name: 'Receipt' });
    expect(within(receipt).getByText('Order K7RM4WXT')).toBeVisible();
    expect(within(receipt).getByText(/^Placed November 3, 2026 at 10:00\sAM$/)).toBeVisible();
    expect(rows()).toEqual([
      'Sold by Fernlight DeliveryLicense C9-0000001-LIC',
      'Deliver to12 Elm St, Oakland, CA 94601',
      '2 × AmberAlder · $30.00 each$60.00',
      'Subtotal$60.00',
      'Taxes$9.00',
      'Delivery fee$5.00',
      'Credit used−$10.00',
      'Total$64.00 USD',
    ]);
  });

  test.each<[OrderStatus, string]>([
    ['PLACED', 'Due to the driver on delivery'],
    ['COMPLETED', 'Paid to the driver on delivery'],
    ['DECLINED', 'Nothing was charged.'],
    ['CANCELLED', 'Nothing was charged.'],
  ])('for an order that is %s says: %s', (status, message) => {
    renderInLocale(<Receipt order={buildOrder({ status })} />);
    expect(screen.getByText(message)).toBeVisible();
  });

  test('of a pickup names the counter, and no driver', () => {
    const order = buildOrder({ orderType: 'pickup', contactPhone: '2135550199' });
    const pickupAddress = { addressOne: '9 Elm St', addressTwo: '', city: 'Oakland', state: 'CA', postalCode: '94601' };
    renderInLocale(<Receipt order={{ ...order, provider: { ...order.provider, pickupAddress } }} />);
    expect(rows()).toContain('Pick up at9 Elm St, Oakland, CA');
    expect(rows()).toContain('Phone number for this order(213) 555-0199');
    expect(screen.queryByText(/driver/i)).toBeNull();
  });

  test.each([true, false])('copies its number, and says whether that worked (%s)', async (isAllowed) => {
    const { t, user } = renderInLocale(<Receipt order={buildOrder()} />);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    if (isAllowed) writeText.mockResolvedValue();
    else writeText.mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: t('order.copyNumber') }));
    expect(writeText).toHaveBeenCalledWith('K7RM4WXT');
    expect(useToasts.getState().toasts.map(({ message }) => message)).toEqual([
      t(isAllowed ? 'order.copied' : 'order.copyFailed'),
    ]);
  });

  test('can be printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { t, user } = renderInLocale(<Receipt order={buildOrder()} />);
    await user.click(screen.getByRole('button', { name: t('order.print') }));
    expect(print).toHaveBeenCalledOnce();
  });
});
