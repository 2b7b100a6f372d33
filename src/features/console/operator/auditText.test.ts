import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../domain/staff/auditSchema';
import { formatDetail, formatTime } from './auditText';

const timezone = 'America/Los_Angeles';

test.each<[AuditEntry['action'], AuditEntry['detail'], string]>([
  ['order.move', { to: 'ACCEPTED', from: 'PLACED' }, 'New → Accepted'],
  ['price.set', { from: 3000, to: 3350 }, '$30.00 → $33.50'],
  ['stock.set', { from: 20, to: 0 }, '20 → 0'],
  ['stock.import', { counts: 2, prices: 1 }, 'counts: 2, prices: 1'],
  ['staff.invite', { role: 'staff' }, 'role: staff'],
  ['service.pause', { to: '2026-12-01' }, 'to: 2026-12-01'],
  ['staff.signIn', {}, ''],
  [
    'stock.set',
    { from: 20, to: 5, asOf: '2026-12-02T05:00:00.000Z' },
    `20 → 5, as of ${formatTime('2026-12-02T05:00:00.000Z', timezone)}`,
  ],
  [
    'order.move',
    { to: 'COMPLETED', from: 'ON_THE_WAY', receivedAt: '2026-12-02T06:10:00.000Z' },
    `On the way → Completed, received ${formatTime('2026-12-02T06:10:00.000Z', timezone)}`,
  ],
  [
    'order.move',
    { to: 'COMPLETED', from: 'ON_THE_WAY', receivedAt: '2026-12-02T05:58:00.400Z' },
    'On the way → Completed',
  ],
  [
    'order.confirmId',
    { rejectedAt: '2026-11-02T05:58:00.000Z' },
    `stated as ${formatTime('2026-11-02T05:58:00.000Z', timezone)}, not accepted`,
  ],
])('%s with %j reads "%s"', (action, detail, text) => {
  expect(formatDetail({ action, at: '2026-12-02T05:58:00.000Z', detail }, timezone)).toBe(text);
});

test('times are on the dispensary’s clock, and say so', () => {
  expect(formatTime('2026-12-02T05:00:05.000Z', timezone)).toBe('Tue, Dec 1, 2026, 9:00:05 PM PST');
});
