import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { Order } from '../../domain/order/orderSchema';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { OrderDetails } from './OrderDetails';

const path = 'GET /v1/app/orders/provider-1/details-1';
const cancel = 'POST /v1/app/orders/provider-1/details-1/cancel';
const moved = (status: OrderStatus): Order =>
  buildOrder({ status, events: [...buildOrder().events, { status, at: '2026-11-03T18:05:00.000Z', reason: null }] });

afterEach(() => void vi.useRealTimers());

function draw(order: Order = buildOrder(), answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [`${path}/tracking-link`]: { url: null }, [path]: order, ...answers });
  const name = { providerId: 'provider-1', detailsId: 'details-1' };
  const view = renderInLocale(<OrderDetails ids={name} shell={buildShell()} />);
  const { t, user } = view;
  const dialog = () => screen.getByRole('dialog', { name: t('order.cancel') });
  const ask = async () => user.click(await screen.findByRole('button', { name: t('order.cancel') }));
  const confirm = async () => user.click(within(dialog()).getByRole('button', { name: t('order.cancel.confirm') }));
  const heading = (status: OrderStatus) => screen.findByRole('heading', { name: t(`order.status.delivery.${status}`) });
  return { api, dialog, ask, confirm, heading, ...view };
}

describe('D-14 canceling', () => {
  test('is offered only for a placed order, asks first, and shows the canceled order, which takes focus', async () => {
    const { t, api, ask, confirm, heading } = draw(buildOrder(), { [cancel]: moved('CANCELLED') });
    await ask();
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
    const { t, user, api, ask, dialog, heading } = draw();
    await ask();
    await user.click(within(dialog()).getByRole('button', { name: t('order.cancel.keep') }));
    expect(await heading('PLACED')).toBeVisible();
    expect(api.callsOf(cancel)).toEqual([]);
  });

  test('too late says so, and shows the current state of the order', async () => {
    const { t, api, ask, confirm, heading } = draw(buildOrder(), { [cancel]: problem(409, 'order_status_conflict') });
    await ask();
    api.answers[path] = moved('ACCEPTED');
    await confirm();
    expect(await heading('ACCEPTED')).toBeVisible();
    expect(screen.getByText(t('order.cancel.tooLate'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
  });

  test('too late says so even when the order cannot be fetched again', async () => {
    const { t, api, ask, confirm, dialog } = draw(buildOrder(), { [cancel]: problem(409, 'order_status_conflict') });
    await ask();
    api.answers[path] = offline;
    await confirm();
    expect(await within(dialog()).findByText(t('order.cancel.tooLate'))).toBeVisible();
  });

  test('an order that is accepted while the dialog is open closes it and says so', async () => {
    vi.useFakeTimers({ now: new Date(buildOrder().placedAt) });
    const { t, api, ask, heading } = draw();
    await ask();
    api.answers[path] = moved('ACCEPTED');
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(await heading('ACCEPTED')).toBeVisible();
    expect(screen.getByText(t('order.cancel.tooLate'))).toBeVisible();
  });

  test.each([
    ['S8-04 the server’s words', problem(503, 'unavailable', { detail: 'Back in a minute.' }), 'Back in a minute.'],
    ['S8-02 no answer', offline, "Can't connect to our servers. Please try again later."],
  ])('shows why it failed, and can be retried: %s', async (_, answer, words) => {
    const { api, ask, confirm, dialog, heading } = draw(buildOrder(), { [cancel]: answer });
    await ask();
    await confirm();
    expect(await within(dialog()).findByText(words)).toBeVisible();
    api.answers[cancel] = moved('CANCELLED');
    await confirm();
    expect(await heading('CANCELLED')).toBeVisible();
  });

  test.each(['ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED', 'DECLINED', 'CANCELLED'] as const)(
    'is not offered once it is %s',
    async (status) => {
      const { t, heading } = draw(moved(status));
      await heading(status);
      expect(screen.queryByRole('button', { name: t('order.cancel') })).toBeNull();
    },
  );
});
