import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Order } from '../../domain/order/orderSchema';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { OrderDetails } from './OrderDetails';

const path = 'GET /v1/app/orders/provider-1/details-1';
const cancel = 'POST /v1/app/orders/provider-1/details-1/cancel';
const buildMovedOrder = (status: OrderStatus): Order =>
  buildOrder({ status, events: [...buildOrder().events, { status, at: '2026-11-03T18:05:00.000Z', reason: null }] });

function renderCancelOrder(order: Order = buildOrder(), answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [`${path}/tracking-link`]: { url: null }, [path]: order, ...answers });
  const name = { providerId: 'provider-1', detailsId: 'details-1' };
  const view = renderInLocale(<OrderDetails ids={name} shell={buildShell()} />);
  const { t, user } = view;
  const dialog = () => screen.getByRole('dialog', { name: t('order.cancel') });
  const openDialog = async () => user.click(await screen.findByRole('button', { name: t('order.cancel') }));
  const confirm = async () => user.click(within(dialog()).getByRole('button', { name: t('order.cancel.confirm') }));
  const heading = (status: OrderStatus) => screen.findByRole('heading', { name: t(`order.status.delivery.${status}`) });
  return { api, dialog, openDialog, confirm, heading, ...view };
}

describe('D-14 canceling', () => {
  test('is offered only for a placed order, asks first, and shows the canceled order, which takes focus', async () => {
    const { t, api, openDialog, confirm, heading } = renderCancelOrder(buildOrder(), {
      [cancel]: buildMovedOrder('CANCELLED'),
    });
    await openDialog();
    expect(screen.getByText(t('order.cancel.question'))).toBeVisible();
    expect(api.callsOf(cancel)).toEqual([]);
    await confirm();
    const now = await heading('CANCELLED');
    expect(now).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
    expect(screen.queryByText(t('order.cancel.tooLate'))).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(now));
  });

  test('can be declined', async () => {
    const { t, user, api, openDialog, dialog, heading } = renderCancelOrder();
    await openDialog();
    await user.click(within(dialog()).getByRole('button', { name: t('order.cancel.keep') }));
    expect(await heading('PLACED')).toBeVisible();
    expect(api.callsOf(cancel)).toEqual([]);
  });

  test('too late says so, and shows the current state of the order', async () => {
    const { t, api, openDialog, confirm, heading } = renderCancelOrder(buildOrder(), {
      [cancel]: problem(409, 'order_status_conflict'),
    });
    await openDialog();
    api.answers[path] = buildMovedOrder('ACCEPTED');
    await confirm();
    expect(await heading('ACCEPTED')).toBeVisible();
    expect(screen.getByText(t('order.cancel.tooLate'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
  });

  test('too late says so even when the order cannot be fetched again', async () => {
    const { t, api, openDialog, confirm, dialog } = renderCancelOrder(buildOrder(), {
      [cancel]: problem(409, 'order_status_conflict'),
    });
    await openDialog();
    api.answers[path] = offline;
    await confirm();
    expect(await within(dialog()).findByText(t('order.cancel.tooLate'))).toBeVisible();
  });

  test('an order that is accepted while the dialog is open closes it and says so', async () => {
    vi.useFakeTimers({ now: new Date(buildOrder().placedAt) });
    const { t, api, openDialog, heading } = renderCancelOrder();
    await openDialog();
    api.answers[path] = buildMovedOrder('ACCEPTED');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await heading('ACCEPTED')).toBeVisible();
    expect(screen.getByText(t('order.cancel.tooLate'))).toBeVisible();
  });

  test.each([
    ['S8-04 the server’s words', problem(503, 'unavailable', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['S8-02 no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('shows why it failed, and can be retried: %s', async (_, response, message) => {
    const { api, openDialog, confirm, dialog, heading } = renderCancelOrder(buildOrder(), { [cancel]: response });
    await openDialog();
    await confirm();
    expect(await within(dialog()).findByText(message)).toBeVisible();
    api.answers[cancel] = buildMovedOrder('CANCELLED');
    await confirm();
    expect(await heading('CANCELLED')).toBeVisible();
  });

  test.each(['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED', 'DECLINED', 'CANCELLED'] as const)(
    'is not offered once it is %s',
    async (status) => {
      const { t, heading } = renderCancelOrder(buildMovedOrder(status));
      await heading(status);
      expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
    },
  );
});
