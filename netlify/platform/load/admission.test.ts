import { describe, expect, test, vi } from 'vitest';
import { createAdmission, type Admission } from './admission';
import type { Ticket } from './workClass';

const limits = { reads: 2, signIn: 2, orders: 2, changes: 2, webhooks: 2 };
let now = 0;
const opened = () => createAdmission(limits, () => now);
const serve = (admission: Admission, milliseconds: number) => {
  const ticket = admission.admit('orders', 'a');
  ticket.hasStarted = true;
  admission.release(ticket, { milliseconds, succeeded: true });
};
const refusal = (admission: Admission): unknown => {
  try {
    return admission.admit('orders', 'a');
  } catch (error) {
    return error;
  }
};

describe('admission by class', () => {
  test('refuses a request over its class limit immediately, and does not affect other classes', () => {
    const admission = opened();
    const tickets = [admission.admit('orders', 'a'), admission.admit('orders', 'b')];
    expect(refusal(admission)).toMatchObject({ code: 'server_busy', status: 503 });
    expect(admission.admit('reads', 'a')).toMatchObject({ workClass: 'reads' });
    tickets.forEach((ticket) => admission.release(ticket));
    expect(admission.counts().orders).toEqual({ inProgress: 0, limit: 2, refused: 1 });
    expect(admission.admit('orders', 'a')).toMatchObject({ workClass: 'orders' });
  });

  test('one address cannot take all places of a class, so slow or many requests of it keep no other out', () => {
    const admission = createAdmission({ ...limits, signIn: 60 });
    const fill = (address: string) => {
      const tickets: Ticket[] = [];
      try {
        for (;;) tickets.push(admission.admit('signIn', address));
      } catch {
        return tickets;
      }
    };
    const fromA = fill('a');
    const fromB = fill('b');
    expect([fromA, fromB, fill('c')].map(({ length }) => length)).toEqual([45, 11, 3]);
    fromA.slice(0, 5).forEach((ticket) => admission.release(ticket));
    expect(() => admission.check('signIn', 'a')).toThrow('We’re very busy');
    expect(() => admission.check('signIn', 'd')).not.toThrow();
    expect(admission.admit('signIn', 'd')).toMatchObject({ address: 'd' });
  });

  test('spreads Retry-After so that refused requests return at the rate the server can handle', () => {
    const admission = opened();
    for (let each = 0; each < 100; each += 1) serve(admission, 4_000);
    [admission.admit('orders', 'a'), admission.admit('orders', 'b')].forEach((ticket) => (ticket.hasStarted = true));
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const afterSeconds = () => (refusal(admission) as { failure: { retryAfterSeconds: number } }).failure;
    // One request completes every 4 s: 8 s for the two in progress, plus 4 s for each one refused since.
    expect([1, 2, 3].map(() => afterSeconds().retryAfterSeconds)).toEqual([12, 16, 20]);
    for (let each = 0; each < 1_000; each += 1) refusal(admission);
    expect(afterSeconds().retryAfterSeconds).toBe(28);
    now += 6_000;
    expect(afterSeconds().retryAfterSeconds).toBe(12);
  });

  test('is busy for some seconds after a refusal', () => {
    const admission = opened();
    expect(admission.isBusy()).toBe(false);
    [1, 2, 3].forEach(() => refusal(admission));
    expect(admission.isBusy()).toBe(true);
    now += 11_000;
    expect(admission.isBusy()).toBe(false);
  });
});
