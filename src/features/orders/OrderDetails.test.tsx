import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildOrder } from '../../../tests/fixtures/buildShop';
import { fakeApi, problem } from '../../../tests/fixtures/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Order } from '../../domain/order/orderSchema';
import { OrderDetails } from './OrderDetails';

const path = 'GET /v1/app/orders/provider-1/details-1';
const cancel = 'POST /v1/app/orders/provider-1/details-1/cancel';
const cancelled = buildOrder({
  status: 'CANCELLED',
  events: [...buildOrder().events, { status: 'CANCELLED', at: '2026-11-03T18:05:00.000Z', reason: null }],
});

function draw(order: Order | Response = buildOrder(), answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [path]: order, ...answers });
  return { api, ...renderInLocale(<OrderDetails providerId="provider-1" detailsId="details-1" />) };
}

test.each([401, 404, 500])('S8-16 an order that cannot be had (%i) says to be signed in', async (status) => {
  draw(problem(status, 'no'));
  expect(
    await screen.findByText(
      'We could not get the order details. Make sure you are signed-in to view your order details.',
    ),
  ).toBeVisible();
});

test('S2-18 shows the window in the dispensary’s time, the address, the note and the seller', async () => {
  const { t } = draw(buildOrder({ note: 'Ring twice' }));
  expect(await screen.findByText(/Tuesday, November 3, 2:00\sPM – 3:00\sPM/)).toBeVisible();
  for (const words of [
    '12 Elm St, Oakland, CA 94601',
    'Ring twice',
    t('order.provider', { provider: 'Fernlight Delivery' }),
    t('order.receipt.feeWaived'),
    '$69.00 USD',
  ])
    expect(screen.getByText(words)).toBeVisible();
});

describe('D-14 cancelling', () => {
  test('is offered while the order is only placed, asks, and shows the cancelled order', async () => {
    const { t, user, api } = draw(buildOrder(), { [cancel]: cancelled });
    await user.click(await screen.findByRole('button', { name: t('order.cancel') }));
    expect(screen.getByText(t('order.cancel.question'))).toBeVisible();
    expect(api.callsOf(cancel)).toEqual([]);
    await user.click(screen.getByRole('button', { name: t('order.cancel.confirm') }));
    expect(await screen.findByRole('heading', { name: t('order.status.delivery.CANCELLED') })).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
  });

  test('that comes too late shows the server’s words, and the order stays', async () => {
    const { t, user } = draw(buildOrder(), { [cancel]: problem(409, 'cannot_move', { detail: 'Already accepted.' }) });
    await user.click(await screen.findByRole('button', { name: t('order.cancel') }));
    await user.click(screen.getByRole('button', { name: t('order.cancel.confirm') }));
    expect(await screen.findByText('Already accepted.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: t('order.status.delivery.PLACED') })).toBeVisible());
  });

  test.each(['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED', 'DECLINED', 'CANCELLED'] as const)(
    'is not offered once it is %s',
    async (status) => {
      const { t } = draw(
        buildOrder({ status, events: [...buildOrder().events, { ...buildOrder().events[0]!, status }] }),
      );
      await screen.findByRole('heading', { name: t(`order.status.delivery.${status}`) });
      expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
    },
  );
});
