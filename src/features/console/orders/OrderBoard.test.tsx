import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildConsoleOrder as build } from '../../../../tests/fixtures/builders/buildConsole';
import { fakeApi, offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../../data/queryClient';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { useAnnouncements } from '../../../state/notifications/announcements';
import { useStaffSession } from '../../../state/staff/staffSession';
import { consoleQueue } from '../consoleQueue';
import { QueueState } from '../QueueState';
import { OrderBoard } from './OrderBoard';

const list = 'GET /v1/staff/orders';
const move = 'POST /v1/staff/orders/K7RM4WXT/status';

beforeEach(() => {
  consoleQueue.useQueue.save(null);
  useAnnouncements.setState(useAnnouncements.getInitialState(), true);
  useStaffSession.setState({
    session: {
      staffToken: 'staff_token',
      staff: { id: '1', email: 'sam@alder.example', name: 'Sam', role: 'staff', providerId: 'alder', createdAt: '' },
    },
  });
});

function draw(orders: ConsoleOrder[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [list]: { orders, total: orders.length }, ...answers });
  const view = renderInLocale(
    <>
      <QueueState />
      <OrderBoard providerId="alder" />
    </>,
  );
  return { api, ...view };
}

const card = async (number = 'K7RM4WXT') => within((await screen.findByText(number)).closest<HTMLElement>('article')!);

describe('the board of orders', () => {
  test('sorts orders into columns by status, the earliest window first', async () => {
    draw([
      build({
        orderLogId: 'b',
        orderNumber: 'LATER222',
        slot: { start: '2026-11-04T23:00:00.000Z', end: '2026-11-05T00:00:00.000Z' },
      }),
      build(),
      build({ orderLogId: 'c', orderNumber: 'PACKED33', status: 'PACKED' }),
    ]);
    const placed = await screen.findByRole('region', { name: 'New 2' });
    expect(
      within(placed)
        .getAllByRole('article')
        .map((each) => each.querySelector('strong')!.textContent),
    ).toEqual(['K7RM4WXT', 'LATER222']);
    expect(screen.getByRole('region', { name: 'Packed 1' })).toHaveTextContent('PACKED33');
    expect(screen.getAllByText('None').length).toBeGreaterThan(0);
  });

  test('one tap moves an order, with a key that makes it happen once', async () => {
    const { api, user } = draw([build()], { [move]: {} });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = api.calls.find(({ method }) => method === 'POST')!;
    expect(sent.body).toEqual({ status: 'ACCEPTED' });
    expect(sent.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(sent.query).toEqual({ providerId: 'provider-1' });
  });

  test('an action without a connection waits on its card and in the header, and cannot be tapped twice', async () => {
    const { user } = draw([build()], { [move]: offline });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Offline · 1 waiting')).toBeVisible();
    expect((await card()).getByRole('button', { name: /Sending/ })).toBeDisabled();
  });

  test('new customers who share an address are pointed out on the card and in the order', async () => {
    const alone = build({ orderLogId: 'b', orderNumber: 'ALONE222' });
    const { user } = draw([build({ customer: { ...build().customer, othersAtAddress: 2 } }), alone]);
    expect((await card()).getByText('One of 3 new customers at this address')).toBeVisible();
    expect((await card('ALONE222')).queryByText(/new customers/)).toBeNull();
    await user.click((await card()).getByRole('button', { name: /K7RM4WXT/ }));
    expect(await screen.findByText('One of 3 new customers at this address. Call before you drive.')).toBeVisible();
  });

  test('a refused action says why until somebody has read it', async () => {
    const { user } = draw([build()], {
      [move]: problem(409, 'order_status_conflict', { detail: 'The customer canceled this order.' }),
    });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    const dialog = await screen.findByRole('dialog', { name: 'This was not done' });
    expect(dialog).toHaveTextContent('Accept: K7RM4WXT');
    expect(dialog).toHaveTextContent('The customer canceled this order.');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a new order is announced once, and those of the first look are not', async () => {
    const { api } = draw([build()]);
    await card();
    const texts = () => useAnnouncements.getState().announcements.map(({ text }) => text);
    expect(texts()).toEqual([]);
    api.answers[list] = { orders: [build(), build({ orderLogId: 'n', orderNumber: 'NEWORDER' })], total: 2 };
    await act(() => queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }));
    expect(await screen.findByText('NEWORDER')).toBeVisible();
    expect(texts()).toEqual(['New order']);
    await act(() => queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }));
    expect(texts()).toEqual(['New order']);
  });

  test('declining asks for the reason that the shopper reads', async () => {
    const { api, user } = draw([build()], { [move]: {} });
    await user.click((await card()).getByRole('button', { name: /K7RM4WXT/ }));
    await user.click(await screen.findByRole('button', { name: /Decline/ }));
    const dialog = await screen.findByRole('dialog', { name: 'End K7RM4WXT' });
    await user.click(within(dialog).getByRole('button', { name: /the order$/ }));
    expect(within(dialog).getByText('Please say why.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'We ran out of it.');
    await user.click(within(dialog).getByRole('button', { name: /the order$/ }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        status: 'DECLINED',
        reason: 'We ran out of it.',
      }),
    );
  });

  test('says that it could not be updated and keeps what it has', async () => {
    const { api } = draw([build()]);
    await card();
    api.answers[list] = problem(500, 'internal');
    await act(() => queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }));
    expect(await screen.findByText('The orders could not be updated')).toBeVisible();
    expect(screen.getByText('K7RM4WXT')).toBeVisible();
  });
});
