import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/builders/buildShop';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { driverReasons, localizeReason } from '../../domain/order/endReasons';
import type { Order } from '../../domain/order/orderSchema';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { OrderTimeline } from './OrderTimeline';

/** An order with these statuses an hour apart, the last with a reason if one is given. */
function orderAfter(statuses: OrderStatus[], reason: string | null = null, rest: Partial<Order> = {}): Order {
  const events = statuses.map((status, at) => ({
    status,
    at: new Date(Date.UTC(2026, 10, 3, 18 + at)).toISOString(),
    reason: at === statuses.length - 1 ? reason : null,
  }));
  return buildOrder({ status: statuses.at(-1)!, events, ...rest });
}

const steps = () => screen.getAllByRole('listitem').map((item) => item.querySelector('strong')!.textContent);
const current = () =>
  screen.getAllByRole('listitem').flatMap((item) => (item.getAttribute('aria-current') === 'step' ? [item] : []));

describe('S2-74 D-14 the timeline', () => {
  test.each<[OrderStatus[]]>([
    [['PLACED']],
    [['PLACED', 'ACCEPTED', 'PACKED']],
    [['PLACED', 'ACCEPTED', 'PACKED', 'ON_THE_WAY']],
  ])('of a delivery after %j shows past, current and next steps', (statuses) => {
    renderInLocale(<OrderTimeline order={orderAfter(statuses)} />);
    expect(steps()).toEqual(['Placed', 'Accepted', 'Packed', 'On the way', 'Delivered']);
    expect(current()).toEqual([screen.getAllByRole('listitem')[statuses.length - 1]]);
  });

  test('in French has the reason that a driver chose in French', () => {
    const order = orderAfter(['PLACED', 'CANCELLED'], driverReasons[0]);
    renderInLocale(<OrderTimeline order={order} />, { localeId: 'fr-CA' });
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(localizeReason(driverReasons[0]!, 'fr'));
  });

  test('of a pickup ends at the counter', () => {
    renderInLocale(<OrderTimeline order={orderAfter(['PLACED'], null, { orderType: 'pickup' })} />);
    expect(steps()).toEqual(['Placed', 'Accepted', 'Packed', 'Ready for pickup', 'Picked up']);
  });

  test('of a delivered order has no current step', () => {
    renderInLocale(<OrderTimeline order={orderAfter(['PLACED', 'ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'])} />);
    expect(steps()).toEqual(['Placed', 'Accepted', 'Packed', 'On the way', 'Delivered']);
    expect(current()).toEqual([]);
  });

  test.each([
    ['declined', ['PLACED', 'DECLINED'], 'Out of stock', ['Placed', 'Declined']],
    [
      'cancelled by the dispensary',
      ['PLACED', 'ACCEPTED', 'CANCELLED'],
      'No driver',
      ['Placed', 'Accepted', 'Canceled'],
    ],
  ] as const)('of an order that was %s ends there, with the reason', (_, statuses, reason, texts) => {
    const { t } = renderInLocale(<OrderTimeline order={orderAfter([...statuses], reason)} />);
    expect(steps()).toEqual(texts);
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(t('order.reason', { reason }));
    expect(current()).toEqual([]);
  });

  test('of an order that the shopper canceled has no reason', () => {
    renderInLocale(<OrderTimeline order={orderAfter(['PLACED', 'CANCELLED'])} />);
    expect(steps()).toEqual(['Placed', 'Canceled']);
    expect(screen.queryByText(/Reason/)).toBeNull();
  });

  test('shows each event in the dispensary’s time zone', () => {
    renderInLocale(<OrderTimeline order={orderAfter(['PLACED', 'ACCEPTED'])} />);
    const [placed, accepted, packed] = screen.getAllByRole('listitem');
    expect(placed).toHaveTextContent(/Nov 3, 10:00\sAM/);
    expect(accepted).toHaveTextContent(/Nov 3, 11:00\sAM/);
    expect(packed).toHaveTextContent(/^Packed$/);
  });
});
