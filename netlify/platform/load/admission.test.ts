import { describe, expect, test, vi } from 'vitest';
import { createAdmission, type Admission } from './admission';
import type { Ticket } from './workClass';

const limits = { reads: 2, signIn: 2, orders: 2, changes: 2, webhooks: 2 };
let now = 0;
const opened = () => createAdmission(limits, () => now);
/** Serves one order in that time. */
const serve = (admission: Admission, milliseconds: number) => {
  const ticket = admission.enter('orders');
  ticket.hasStarted = true;
  admission.leave(ticket, { milliseconds, succeeded: true });
};
const refusal = (admission: Admission): unknown => {
  try {
    return admission.enter('orders');
  } catch (error) {
    return error;
  }
};

describe('admission by class', () => {
  test('refuses one too many of a class at once, and no other class', () => {
    const admission = opened();
    const tickets = [admission.enter('orders'), admission.enter('orders')];
    expect(refusal(admission)).toMatchObject({ code: 'server_busy', status: 503 });
    expect(admission.enter('reads')).toMatchObject({ workClass: 'reads' });
    // Twice is as good as once.
    tickets.forEach((ticket) => [admission.leave(ticket), admission.leave(ticket)]);
    expect(admission.counts().orders).toEqual({ underWay: 0, limit: 2, shed: 1 });
    expect(admission.enter('orders')).toMatchObject({ hasLeft: false } satisfies Partial<Ticket>);
  });

  test('asks those it refuses to come back at the pace at which it serves', () => {
    const admission = opened();
    for (let each = 0; each < 100; each += 1) serve(admission, 4_000);
    [admission.enter('orders'), admission.enter('orders')].forEach((ticket) => (ticket.hasStarted = true));
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    const afterSeconds = () => (refusal(admission) as { failure: { retryAfterSeconds: number } }).failure;
    // One is done each 4 s: the two under way take 8 s, and each refused since then 4 s more.
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
