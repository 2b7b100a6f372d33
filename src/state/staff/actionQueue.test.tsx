import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { intruders } from '../../../tests/fixtures/servers/intruders';
import { setClockOffset } from '../../data/fetchApi';
import { restoreStores } from '../storedStore';
import { createActionQueue, type QueuedAction } from './actionQueue';

const moved = { orderNumber: 'K7RM4WXT' };
const accept = { method: 'POST', path: '/v1/staff/orders/o1/move', body: { to: 'ACCEPTED' }, subject: 'o1' } as const;
const pack = { ...accept, body: { to: 'PACKED' } } as const;
let queues = 0;
const sam = { token: 'staff-token', by: { id: 'sam', name: 'Sam' } };
const robin = { token: 'robin-token', by: { id: 'robin', name: 'Robin' } };
const open = (key = `test_queue_${(queues += 1)}`) => {
  const done: string[] = [];
  const signedIn: { as: typeof sam | null } = { as: sam };
  const queue = createActionQueue<typeof moved>({
    key,
    shape: { fields: ['orderNumber'] },
    session: () => signedIn.as,
    onDone: ({ label }: QueuedAction) => done.push(label),
  });
  return { queue, done, key, signedIn };
};

beforeEach(() => {
  vi.useFakeTimers();
  restoreStores();
});
const flushPromises = () => vi.advanceTimersByTimeAsync(0);

describe('the queue of actions', () => {
  test('sends one at a time, in order, each with a key of its own and the token', async () => {
    const api = fakeApi({ 'POST /v1/staff/orders/o1/move': moved });
    const { queue, done } = open();
    queue.add({ ...accept, label: 'Accept' });
    queue.add({ ...pack, label: 'Pack' });
    await flushPromises();
    expect(done).toEqual(['Accept', 'Pack']);
    expect(api.calls.map(({ body }) => body)).toEqual([accept.body, pack.body]);
    const keys = api.calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(keys).size).toBe(2);
    expect(api.calls[0]!.headers.Authorization).toBe('Bearer staff-token');
    expect(queue.useQueue.getState()).toEqual({ actions: [], sendingId: null, isUnreachable: false });
  });

  test('waits without a connection, survives a reload, and then sends it under the same key', async () => {
    const offlineApi = fakeApi({ 'POST /v1/staff/orders/o1/move': offline });
    const first = open();
    first.queue.add({ ...accept, label: 'Accept' });
    await flushPromises();
    expect(first.queue.useQueue.getState()).toMatchObject({ isUnreachable: true, actions: [{ label: 'Accept' }] });
    const key = offlineApi.calls[0]!.headers['Idempotency-Key'];
    const secondApi = fakeApi({ 'POST /v1/staff/orders/o1/move': moved });
    const second = open(first.key);
    await second.queue.flush();
    expect(second.done).toEqual(['Accept']);
    expect(secondApi.calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual([key]);
  });

  test('tries again by itself every five seconds', async () => {
    const api = fakeApi({ 'POST /v1/staff/orders/o1/move': offline });
    const { queue } = open();
    queue.add({ ...accept, label: 'Accept' });
    await flushPromises();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(api.calls).toHaveLength(3);
  });

  test('keeps what the server refused with the reason, and goes on with the next', async () => {
    const detail = 'An order that is CANCELLED cannot become ACCEPTED.';
    fakeApi({
      'POST /v1/staff/orders/o1/move': problem(409, 'order_status_conflict', { detail }),
      'POST /v1/staff/orders/o2/move': moved,
    });
    const { queue, done } = open();
    queue.add({ ...accept, label: 'Accept' });
    queue.add({ ...accept, path: '/v1/staff/orders/o2/move', subject: 'o2', label: 'Accept another' });
    await flushPromises();
    expect(done).toEqual(['Accept another']);
    const [refused] = queue.useQueue.getState().actions;
    expect(refused).toMatchObject({ label: 'Accept', refusal: detail });
    queue.dismiss(refused!.id);
    expect(queue.useQueue.getState().actions).toEqual([]);
  });

  test.each(intruders)(
    'D-51 is not refused by %s: it waits, and is recorded once under the same key',
    async (_, respond) => {
      const api = fakeApi({ [move]: respond });
      const { queue, done } = open();
      queue.add({ ...accept, label: 'Accept' });
      await flushPromises();
      expect([done, queue.useQueue.getState()]).toMatchObject([
        [],
        { isUnreachable: true, actions: [{ label: 'Accept', refusal: null }] },
      ]);
      api.answers[move] = moved;
      await vi.advanceTimersByTimeAsync(60_000);
      expect([done, queue.useQueue.getState().actions]).toEqual([['Accept'], []]);
      expect(new Set(api.calls.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
      expect(api.calls).toHaveLength(2);
    },
  );

  const move = 'POST /v1/staff/orders/o1/move';
  const rejected = problem(401, 'signed_out');

  test('keeps what a rejected token could not send, and sends it once in the next session of the same member', async () => {
    const api = fakeApi({ [move]: rejected });
    const { queue, done, signedIn } = open();
    queue.add({ ...accept, label: 'Accept' });
    queue.add({ ...pack, label: 'Pack' });
    await flushPromises();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.calls).toHaveLength(1);
    expect(queue.useQueue.getState()).toMatchObject({
      isUnreachable: false,
      actions: [
        { label: 'Accept', refusal: null },
        { label: 'Pack', refusal: null },
      ],
    });
    signedIn.as = { ...sam, token: 'new-token' };
    api.answers[move] = moved;
    await queue.flush();
    expect(done).toEqual(['Accept', 'Pack']);
    const [refused, accepted] = api.calls.map(({ headers }) => headers);
    expect(accepted!['Idempotency-Key']).toBe(refused!['Idempotency-Key']);
    expect(accepted!.Authorization).toBe('Bearer new-token');
  });

  test('goes on by itself if somebody signed in while the rejected call was under way', async () => {
    const { queue, done, signedIn } = open();
    fakeApi({
      [move]: ({ headers }) => {
        if (headers.Authorization === 'Bearer new-token') return moved;
        signedIn.as = { ...sam, token: 'new-token' };
        return rejected;
      },
    });
    queue.add({ ...accept, label: 'Accept' });
    await flushPromises();
    expect(done).toEqual(['Accept']);
  });

  test('never sends an action in the session of another member, not even after a reload', async () => {
    const api = fakeApi({ [move]: offline });
    const first = open();
    first.queue.add({ ...accept, label: 'Accept' });
    await flushPromises();
    api.answers[move] = moved;
    const { queue, done, signedIn } = open(first.key);
    signedIn.as = robin;
    await queue.flush();
    queue.add({ ...pack, label: 'Pack' });
    await flushPromises();
    expect(done).toEqual(['Pack']);
    const [waiting] = queue.useQueue.getState().actions;
    expect(waiting).toMatchObject({ label: 'Accept', by: sam.by });
    expect(queue.isByCurrentActor(waiting!)).toBe(false);
    queue.dismiss(waiting!.id);
    expect(queue.useQueue.getState().actions).toEqual([]);
  });

  const earlier = { ...accept, id: '1', label: 'Accept', refusal: null };

  test.each([
    ['version 1, which belongs to whoever is signed in', [earlier]],
    ['version 2', { version: 2, value: [{ ...earlier, by: sam.by }] }],
  ])('an action of %s is sent without a time', async (name, stored) => {
    const api = fakeApi({ [move]: moved });
    const key = `test_queue of ${name}`;
    localStorage.setItem(key, JSON.stringify(stored));
    const { queue, done } = open(key);
    await queue.flush();
    expect(done).toEqual(['Accept']);
    expect(api.calls[0]!.headers).not.toHaveProperty('Done-At');
  });
});

describe('D-32 the time of an action', () => {
  const move = 'POST /v1/staff/orders/o1/move';
  const tap = new Date('2026-12-02T05:58:00.000Z');
  const doneAt = ({ calls }: ReturnType<typeof fakeApi>) => calls.map(({ headers }) => headers['Done-At']);
  afterEach(() => setClockOffset(0));

  test('is that of the tap, however late and often it is sent, and after a reload', async () => {
    vi.setSystemTime(tap);
    const api = fakeApi({ [move]: offline });
    const first = open();
    first.queue.add({ ...accept, label: 'Accept' });
    await flushPromises();
    await vi.advanceTimersByTimeAsync(12 * 60_000);
    api.answers[move] = {};
    await open(first.key).queue.flush();
    expect(new Set(doneAt(api))).toEqual(new Set([tap.toISOString()]));
  });

  test('is by the server’s clock, and a clock that is set later does not move it', async () => {
    vi.setSystemTime(tap);
    setClockOffset(-3 * 3_600_000);
    const api = fakeApi({ [move]: offline });
    const { queue } = open();
    queue.add({ ...accept, label: 'Accept' });
    await flushPromises();
    vi.setSystemTime(new Date('2031-01-01T00:00:00Z'));
    setClockOffset(0);
    await queue.flush();
    expect(new Set(doneAt(api))).toEqual(new Set(['2026-12-02T02:58:00.000Z']));
  });
});
