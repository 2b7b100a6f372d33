import { describe, expect, test, vi } from 'vitest';
import { withTicket, type RequestClass, type Ticket } from './workClass';
import { createDatabaseQueue, type DatabaseQueue } from './databaseQueue';

let sequence = 0;
const buildTicket = (workClass: RequestClass, values: Partial<Ticket> = {}): Ticket => {
  sequence += 1;
  return { workClass, address: 'a', sequence, inProgress: 1, hasStarted: false, ...values };
};
const createEnter = (queue: DatabaseQueue, started: string[]) => (name: string, ticket: Ticket) =>
  withTicket(ticket, async () => {
    const leave = await queue.enter();
    started.push(name);
    return leave;
  });

describe('the queue for the database', () => {
  test('classes take turns, so a rush of orders does not delay reads', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const started: string[] = [];
    const enter = createEnter(queue, started);
    const first = await enter('order 1', buildTicket('orders'));
    const orders = [2, 3, 4].map((each) => enter(`order ${each}`, buildTicket('orders')));
    const read = enter('read', buildTicket('reads'));
    first();
    (await read)();
    for (const order of orders) (await order)();
    expect(started).toEqual(['order 1', 'read', 'order 2', 'order 3', 'order 4']);
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  test('the addresses of a class take turns, so many sign-ins of one do not delay another’s', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const started: string[] = [];
    const enter = createEnter(queue, started);
    const first = await enter('a 1', buildTicket('signIn'));
    const waiting = [2, 3, 4].map((each) => enter(`a ${each}`, buildTicket('signIn')));
    waiting.push(...[1, 2].map((each) => enter(`b ${each}`, buildTicket('signIn', { address: 'b' }))));
    waiting.push(enter('c 1', buildTicket('signIn', { address: 'c' })));
    first();
    await Promise.all(waiting.map(async (each) => (await each)()));
    expect(started).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3', 'b 2', 'a 4']);
  });

  test('the networks of a class take turns, so changing the address within a /48 of IPv6 does not delay others', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const started: string[] = [];
    const enter = createEnter(queue, started);
    const first = await enter('first', buildTicket('signIn'));
    const waiting = [1, 2, 3, 4].map((at) => {
      const address = `2001:db8:7:${at % 2}::/64`;
      return enter(`network ${at}`, buildTicket('signIn', { address }));
    });
    waiting.push(enter('other', buildTicket('signIn', { address: '203.0.113.9' })));
    first();
    await Promise.all(waiting.map(async (each) => (await each)()));
    expect(started).toEqual(['first', 'network 1', 'other', 'network 2', 'network 3', 'network 4']);
  });

  test('a request that has started is finished before others of its class start', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const started: string[] = [];
    const enter = createEnter(queue, started);
    const ticket = buildTicket('signIn', { address: 'b' });
    const first = await enter('b, first statement', ticket);
    const waiting = [1, 2].map((each) => enter(`a ${each}`, buildTicket('signIn')));
    const second = enter('b, second statement', ticket);
    first();
    (await second)();
    for (const each of waiting) (await each)();
    expect(started).toEqual(['b, first statement', 'b, second statement', 'a 1', 'a 2']);
  });

  test('within a class, older requests go first, even for later statements', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const started: string[] = [];
    const enter = createEnter(queue, started);
    const old = buildTicket('orders');
    const first = await enter('old, first statement', old);
    const young = enter('young', buildTicket('orders'));
    const second = enter('old, second statement', old);
    first();
    (await second)();
    (await young)();
    expect(started).toEqual(['old, first statement', 'old, second statement', 'young']);
  });

  test('orders leave some of the pool to other classes', async () => {
    const queue = createDatabaseQueue({ slots: 10 });
    const started: string[] = [];
    const enter = createEnter(queue, started);
    const orders = Array.from({ length: 10 }, () => enter('order', buildTicket('orders')));
    const leave = await enter('read', buildTicket('reads'));
    expect(started.filter((name) => name === 'order')).toHaveLength(6);
    expect(queue.counts()).toEqual({ running: 7, waiting: 4 });
    leave();
    for (const order of orders) (await order)();
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  test('a request that waits too long for its first statement is refused; one that has started is finished', async () => {
    vi.useFakeTimers();
    try {
      const queue = createDatabaseQueue({ slots: 1, waitMs: 1_000 });
      const enter = createEnter(queue, []);
      const old = buildTicket('orders');
      const leave = await enter('old', old);
      const young = enter('young', buildTicket('orders'));
      const second = enter('old again', old);
      const refused = expect(young).rejects.toMatchObject({ code: 'server_busy', status: 503 });
      await vi.advanceTimersByTimeAsync(1_000);
      await refused;
      leave();
      expect(await second).toBeTypeOf('function');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a request whose first statements run at once is finished, however long one of them waits', async () => {
    vi.useFakeTimers();
    try {
      const queue = createDatabaseQueue({ slots: 1, waitMs: 1_000 });
      const enter = createEnter(queue, []);
      const ticket = buildTicket('orders');
      const first = enter('first statement', ticket);
      const second = enter('second statement', ticket);
      const leave = await first;
      await vi.advanceTimersByTimeAsync(5_000);
      leave();
      expect(await second).toBeTypeOf('function');
    } finally {
      vi.useRealTimers();
    }
  });

  test('a request whose client disconnects leaves the queue', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const enter = createEnter(queue, []);
    await enter('order', buildTicket('orders'));
    const disconnect = new AbortController();
    const abandoned = enter('gone', buildTicket('orders', { signal: disconnect.signal }));
    disconnect.abort();
    await expect(abandoned).rejects.toMatchObject({ code: 'server_busy' });
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
  });

  test('a request whose client has already disconnected is not queued', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    const enter = createEnter(queue, []);
    await enter('order', buildTicket('orders'));
    await expect(enter('gone', buildTicket('orders', { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      code: 'server_busy',
    });
    expect(queue.counts()).toEqual({ running: 1, waiting: 0 });
  });

  test('no request is refused for waiting during a backup; afterwards the limit applies again', async () => {
    vi.useFakeTimers();
    try {
      const queue = createDatabaseQueue({ slots: 1, waitMs: 1_000 });
      const enter = createEnter(queue, []);
      let endBackup = () => {};
      const backup = queue.runLong(() => new Promise<void>((done) => (endBackup = done)));
      const order = enter('order', buildTicket('orders'));
      const second = enter('second order', buildTicket('orders'));
      await vi.advanceTimersByTimeAsync(10_500);
      expect(queue.counts()).toEqual({ running: 1, waiting: 2 });
      endBackup();
      await backup;
      expect(await order).toBeTypeOf('function');
      const refused = expect(second).rejects.toMatchObject({ code: 'server_busy' });
      await vi.advanceTimersByTimeAsync(1_000);
      await refused;
    } finally {
      vi.useRealTimers();
    }
  });

  test('failed work releases its slot', async () => {
    const queue = createDatabaseQueue({ slots: 1 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 1)).toBe(1);
  });
});
