import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildConsoleOrder as build } from '../../../../tests/fixtures/builders/buildConsole';
import { fakeApi, offline, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { queryClient } from '../../../data/queryClient';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';
import { useAnnouncements } from '../../../state/notifications/announcements';
import { useStaffSession } from '../../../state/staff/staffSession';
import { consoleQueue } from '../consoleQueue';
import { QueueStatus } from '../QueueStatus';
import { NewOrderAlert } from './NewOrderAlert';
import { OrderBoard } from './OrderBoard';

/** A fake audio context that the test allows or forbids to play, like a browser. */
class FakeAudio extends EventTarget {
  static current: FakeAudio;
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = vi.fn(async () => {});
  notes = 0;
  constructor() {
    super();
    FakeAudio.current = this;
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
  createOscillator() {
    return { frequency: {}, connect: (node: object) => node, start: () => (this.notes += 1), stop() {} };
  }
}

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

function renderOrderBoard(orders: ConsoleOrder[], answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ [list]: { orders, total: orders.length }, ...answers });
  const view = renderInLocale(
    <>
      <QueueStatus />
      <NewOrderAlert providerId="alder" />
      <OrderBoard providerId="alder" />
    </>,
  );
  return { api, ...view };
}

const card = async (number = 'K7RM4WXT') => within((await screen.findByText(number)).closest<HTMLElement>('article')!);

describe('the board of orders', () => {
  test('sorts orders into columns by status, the earliest window first', async () => {
    renderOrderBoard([
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
    const { api, user } = renderOrderBoard([build()], { [move]: {} });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(api.calls.some(({ method }) => method === 'POST')).toBe(true));
    const sent = api.calls.find(({ method }) => method === 'POST')!;
    expect(sent.body).toEqual({ status: 'ACCEPTED' });
    expect(sent.headers['Idempotency-Key']).toMatch(/^[0-9a-f]{32}$/);
    expect(sent.query).toEqual({ providerId: 'provider-1' });
  });

  test('an action without a connection waits on its card and in the header, and cannot be tapped twice', async () => {
    const { user } = renderOrderBoard([build()], { [move]: offline });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Offline · 1 waiting')).toBeVisible();
    expect((await card()).getByRole('button', { name: 'Waiting to be sent' })).toBeDisabled();
  });

  test('the next step is offered at once, without waiting for the next refresh', async () => {
    const { api, user } = renderOrderBoard([build()], { [move]: build({ status: 'ACCEPTED' }) });
    const accept = (await card()).getByRole('button', { name: 'Accept' });
    api.answers[list] = () => new Promise<never>(() => {});
    await user.click(accept);
    expect(await screen.findByRole('button', { name: 'Pack' })).toBeEnabled();
    expect(screen.getByRole('region', { name: 'Accepted 1' })).toHaveTextContent('K7RM4WXT');
  });

  test('a double click takes one step, although the button offers the next one after the first click', async () => {
    const { api, user } = renderOrderBoard([build()], { [move]: { ...build(), status: 'ACCEPTED' } });
    const posts = () => api.calls.filter(({ method }) => method === 'POST');
    await user.click(await screen.findByText('K7RM4WXT'));
    const [onCard] = await screen.findAllByRole('button', { name: 'Accept', hidden: true });
    api.answers[list] = () => new Promise<never>(() => {});
    fireEvent.click(onCard!, { detail: 1 });
    const next = await screen.findAllByRole('button', { name: 'Pack', hidden: true });
    for (const button of next) fireEvent.click(button, { detail: 2 });
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(consoleQueue.useQueue.getState().actions).toEqual([]);
  });

  test('quick taps on two orders accept both, although a touch screen counts them as a double click', async () => {
    const other = build({ orderLogId: 'order-2', orderNumber: 'Q2W3E4RT' });
    renderOrderBoard([build(), other], { [move]: offline, 'POST /v1/staff/orders/Q2W3E4RT/status': offline });
    const [first, second] = await screen.findAllByRole('button', { name: 'Accept' });
    fireEvent.click(first!, { detail: 1 });
    fireEvent.click(second!, { detail: 2, clientX: 60 });
    expect(consoleQueue.useQueue.getState().actions.map(({ subject }) => subject)).toEqual([
      'abcdef0123456789',
      'order-2',
    ]);
  });

  test('what another clerk has done already is no refusal; another outcome says what the order is now', async () => {
    const conflict = (status: ConsoleOrder['status']) =>
      problem(409, 'order_status_conflict', { detail: 'No.', order: build({ status }) });
    const { api, user } = renderOrderBoard([build()], { [move]: conflict('ACCEPTED') });
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(consoleQueue.useQueue.getState().actions).toEqual([]));
    expect(screen.queryByRole('dialog')).toBeNull();
    api.answers[move] = conflict('CANCELLED');
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('dialog', { name: 'This was not done' })).toHaveTextContent('it is “Canceled” now');
  });

  test('shows every open order, also beyond the first page', async () => {
    const orders = Array.from({ length: 201 }, (_, at) => build({ orderLogId: `o${at}`, orderNumber: `NUMBER${at}` }));
    renderOrderBoard([], {
      [list]: ({ query }) =>
        query.cursor === '1'
          ? { items: orders.slice(200), nextCursor: null }
          : { items: orders.slice(0, 200), nextCursor: '1' },
    });
    expect(await screen.findByRole('region', { name: 'New 201' })).toHaveTextContent('NUMBER200');
  });

  test('an action of another member does not keep the buttons of an order busy', async () => {
    consoleQueue.useQueue.save([
      {
        id: '1',
        method: 'POST',
        path: '/v1/staff/orders/K7RM4WXT/status',
        body: { status: 'ACCEPTED' },
        subject: build().orderLogId,
        label: 'Accept: K7RM4WXT',
        refusal: null,
        by: { id: 'robin alder', name: 'Robin' },
        doneAt: null,
      },
    ]);
    const { user } = renderOrderBoard([build()]);
    await user.click((await card()).getByRole('button', { name: /K7RM4WXT/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'K7RM4WXT' }));
    expect(panel.getByRole('button', { name: 'Accept' })).not.toHaveAttribute('aria-busy');
  });

  test('new customers who share an address are pointed out on the card and in the order', async () => {
    const alone = build({ orderLogId: 'b', orderNumber: 'ALONE222' });
    const { user } = renderOrderBoard([build({ customer: { ...build().customer, othersAtAddress: 2 } }), alone]);
    expect((await card()).getByText('One of 3 new customers at this address')).toBeVisible();
    expect((await card('ALONE222')).queryByText(/new customers/)).toBeNull();
    await user.click((await card()).getByRole('button', { name: /K7RM4WXT/ }));
    expect(await screen.findByText('One of 3 new customers at this address. Call before you drive.')).toBeVisible();
  });

  test.each([
    [{ textStatus: 'undelivered', textError: '30003' }, 'The last text message was not delivered (Twilio 30003).'],
    [{ textStatus: 'failed' }, 'The last text message was not delivered.'],
    [{ emailBouncedAt: '2026-07-01T17:00:00.000Z' }, 'Emails to the customer bounce.'],
    [{ textStatus: 'delivered' }, null],
    [{}, null],
  ])('the order says which messages did not arrive: %j', async (changes, warning) => {
    const messages = { emailBouncedAt: null, textStatus: null, textError: null, ...changes };
    const { user } = renderOrderBoard([build({ messages })]);
    await user.click((await card()).getByRole('button', { name: /K7RM4WXT/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'K7RM4WXT' }));
    if (warning) expect(panel.getByText(warning)).toBeVisible();
    else expect(panel.queryByText('Messages')).toBeNull();
  });

  test('a refused action says why until somebody has read it', async () => {
    const { user } = renderOrderBoard([build()], {
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
    const { api } = renderOrderBoard([build()]);
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

  test('a new order is announced while the board shows the results of a search', async () => {
    const { api, user } = renderOrderBoard([build()]);
    await card();
    await user.type(screen.getByLabelText('Order number or name'), 'Nobody');
    const placed = { orders: [build(), build({ orderLogId: 'n', orderNumber: 'NEWORDER' })], total: 2 };
    api.answers[list] = ({ query }) => (query.search ? { orders: [], total: 0 } : placed);
    await act(() => queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }));
    await waitFor(() =>
      expect(useAnnouncements.getState().announcements.map(({ text }) => text)).toEqual(['New order']),
    );
  });

  test.each([
    ['A product in this order is sold out.', null],
    ['Another reason', 'We ran out of it.'],
  ])('declining asks for the reason that the shopper reads: %s', async (choice, ownWords) => {
    const { api, user } = renderOrderBoard([build()], { [move]: {} });
    await user.click((await card()).getByRole('button', { name: /K7RM4WXT/ }));
    await user.click(await screen.findByRole('button', { name: /Decline/ }));
    const dialog = await screen.findByRole('dialog', { name: 'End K7RM4WXT' });
    await user.click(within(dialog).getByRole('button', { name: /the order$/ }));
    expect(within(dialog).getByText('Please say why.')).toBeVisible();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: /Reason/ }), choice);
    if (ownWords) await user.type(within(dialog).getByRole('textbox', { name: 'In your words' }), ownWords);
    expect(within(dialog).queryByText('Please say why.')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /the order$/ }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        status: 'DECLINED',
        reason: ownWords ?? choice,
      }),
    );
  });

  test('the sound button says what the browser allows, also after it changes its mind', async () => {
    vi.stubGlobal('AudioContext', FakeAudio);
    const { user } = renderOrderBoard([build()], { [move]: {} });
    const off = () => screen.findByRole('button', { name: 'Turn on sound' });
    const on = () => screen.findByRole('button', { name: 'Sound is on' });
    // Any tap requests permission from the browser.
    await user.click((await card()).getByRole('button', { name: 'Accept' }));
    await off();
    await act(async () => FakeAudio.current.become('running'));
    await on();
    await act(async () => FakeAudio.current.become('interrupted'));
    await user.click(await off());
    expect(FakeAudio.current.resume).toHaveBeenCalledTimes(2);
    expect(FakeAudio.current.notes).toBe(0);
    await act(async () => FakeAudio.current.become('running'));
    await on();
    expect(FakeAudio.current.notes).toBe(2);
  });

  test('says that it could not be updated and keeps what it has', async () => {
    const { api } = renderOrderBoard([build()]);
    await card();
    api.answers[list] = problem(500, 'internal');
    await act(() => queryClient.invalidateQueries({ queryKey: ['staff', 'orders'] }));
    expect(await screen.findByText('The orders could not be updated')).toBeVisible();
    expect(screen.getByText('K7RM4WXT')).toBeVisible();
  });
});
