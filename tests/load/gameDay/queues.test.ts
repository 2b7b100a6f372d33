import { expect, test } from 'vitest';
import { summarizeRecovery } from './queues';

const message = (id: string, values: { sent_ms?: number; is_dead?: boolean } = {}) => ({
  queue: 'emails' as const,
  id,
  sent_ms: null,
  is_dead: false,
  ...values,
});

test('what waited is counted as sent, replaced, given up or left, from the return of the dependency', () => {
  const before = ['sent', 'late', 'replaced', 'dead', 'left'].map((id) => message(id));
  const after = [
    message('sent', { sent_ms: 11_000 }),
    message('late', { sent_ms: 24_000 }),
    message('dead', { is_dead: true }),
    message('left'),
  ];
  const [emails, ...others] = summarizeRecovery(before, after, 10_000);
  expect(emails).toEqual({ queue: 'emails', waited: 5, sent: 2, replaced: 1, givenUp: 1, left: 1, lastMs: 14_000 });
  expect(others.map(({ waited, lastMs }) => [waited, lastMs])).toEqual([
    [0, null],
    [0, null],
    [0, null],
  ]);
});
