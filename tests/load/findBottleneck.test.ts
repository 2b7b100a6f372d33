import { expect, test } from 'vitest';
import { findBottleneck } from './findBottleneck';

const cpu = { servers: 0.3, postgres: 0.2, client: 0.1, others: 0 };

test.each([
  ['row lock', { ...cpu, servers: 0.7 }, { 'Lock:transactionid': 0.3, 'Lock:tuple': 0.3, work: 0.4 }],
  ['disk (commit)', cpu, { 'IO:WalSync': 0.6, work: 0.4 }],
  ['processors, of others', { ...cpu, others: 0.4 }, { work: 1 }],
  ['processors (servers)', { ...cpu, servers: 0.65 }, { work: 1 }],
  ['processors (Postgres)', { ...cpu, postgres: 0.65 }, { work: 1 }],
  ['connections', cpu, { work: 0.9, 'Lock:tuple': 0.1 }],
])('%s', (expected, used, waits) => {
  expect(findBottleneck({ cpu: used, waits: Object.entries(waits) })).toBe(expected);
});
