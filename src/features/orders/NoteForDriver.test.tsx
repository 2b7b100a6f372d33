import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { buildOrder, buildShell } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import { orderQuery } from '../../data/order/orderCalls';
import { queryClient } from '../../data/queryClient';
import type { Order } from '../../domain/order/orderSchema';
import { OrderDetails } from './OrderDetails';

const call = '/v1/app/orders/provider-1/details-1';
const path = `GET ${call}`;

async function renderNoteForDriver(order: Partial<Order> = {}) {
  const api = fakeApi({ [path]: buildOrder(order), [`${path}/tracking-link`]: { url: null } });
  const view = renderInLocale(
    <OrderDetails ids={{ providerId: 'provider-1', detailsId: 'details-1' }} shell={buildShell()} />,
  );
  await screen.findByText(view.t('order.help'));
  return { api, ...view };
}

describe('the note for the driver on the order’s page', () => {
  test('can be changed until the order is packed, and the new one is shown', async () => {
    const { api, t, user } = await renderNoteForDriver({ note: 'Ring twice', status: 'ACCEPTED' });
    await user.click(screen.getByRole('button', { name: t('order.note.change') }));
    const field = screen.getByRole('textbox', { name: new RegExp(t('checkout.address.note')) });
    expect(field).toHaveValue('Ring twice');
    await user.clear(field);
    await user.type(field, ' Side door ');
    const changed = buildOrder({ note: 'Side door', status: 'ACCEPTED' });
    api.answers[`PATCH ${call}`] = changed;
    api.answers[path] = changed;
    await user.click(screen.getByRole('button', { name: t('order.note.save') }));
    expect(await screen.findByRole('button', { name: t('order.note.change') })).toBeVisible();
    expect(api.callsOf(`PATCH ${call}`)[0]!.body).toEqual({ note: 'Side door' });
    expect(screen.getByText('Side door')).toBeVisible();
  });

  test('is not undone by a refresh of the order that began before it was saved', async () => {
    const { api, t, user } = await renderNoteForDriver({ note: 'Ring twice' });
    await user.click(screen.getByRole('button', { name: t('order.note.change') }));
    let respond = (): void => undefined;
    api.answers[path] = () =>
      new Promise((resolve) => {
        respond = () => resolve(buildOrder({ note: 'Ring twice' }));
      });
    const { queryKey } = orderQuery('provider-1', 'details-1');
    const refresh = queryClient.refetchQueries({ queryKey });
    api.answers[`PATCH ${call}`] = buildOrder({ note: 'Side door' });
    await user.click(screen.getByRole('button', { name: t('order.note.save') }));
    expect(await screen.findByText('Side door')).toBeVisible();
    respond();
    await refresh;
    expect(queryClient.getQueryData(queryKey)).toMatchObject({ note: 'Side door' });
    expect(screen.getByText('Side door')).toBeVisible();
  });

  test('packed meanwhile says so and shows the order as it is', async () => {
    const { api, t, user } = await renderNoteForDriver();
    await user.click(screen.getByRole('button', { name: t('order.note.add') }));
    api.answers[`PATCH ${call}`] = problem(409, 'order_status_conflict');
    api.answers[path] = buildOrder({ status: 'PACKED' });
    await user.type(screen.getByRole('textbox', { name: new RegExp(t('checkout.address.note')) }), 'Late');
    await user.click(screen.getByRole('button', { name: t('order.note.save') }));
    expect(await screen.findByText(t('order.note.tooLate'))).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  test('that could not be saved keeps what was typed', async () => {
    const { api, t, user } = await renderNoteForDriver();
    await user.click(screen.getByRole('button', { name: t('order.note.add') }));
    api.answers[`PATCH ${call}`] = problem(500, 'internal');
    const field = screen.getByRole('textbox', { name: new RegExp(t('checkout.address.note')) });
    await user.type(field, 'Blue gate');
    await user.click(screen.getByRole('button', { name: t('order.note.save') }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('Blue gate');
  });

  test.each(['PACKED', 'ON_THE_WAY', 'COMPLETED'] as const)(
    'of an order that is %s is only in the receipt',
    async (status) => {
      const { t } = await renderNoteForDriver({ status, note: 'Ring twice' });
      expect(screen.getByText('Ring twice')).toBeVisible();
      expect(screen.queryByRole('button', { name: t('order.note.change') })).toBeNull();
    },
  );
});

describe('the order’s page', () => {
  test('offers to call the dispensary if it has a number', async () => {
    const { provider } = buildOrder();
    await renderNoteForDriver({ provider: { ...provider, phone: '4155550142' } });
    expect(screen.getByRole('link', { name: 'Call Fernlight Delivery: (415) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+14155550142',
    );
  });

  test('says when the order arrives', async () => {
    const today = new Date();
    const eta = { start: today.toISOString(), end: new Date(today.getTime() + 60_000).toISOString() };
    await renderNoteForDriver({ status: 'ON_THE_WAY', eta });
    expect(screen.getByText(/^Arriving /)).toBeVisible();
  });
});
