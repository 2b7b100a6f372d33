import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../domain/staff/auditSchema';
import { formatDetail } from './auditText';

test.each<[AuditEntry['action'], AuditEntry['detail'], string]>([
  ['order.move', { to: 'ACCEPTED', from: 'PLACED' }, 'New → Accepted'],
  ['price.set', { from: 3000, to: 3350 }, '$30.00 → $33.50'],
  ['stock.set', { from: 20, to: 0 }, '20 → 0'],
  ['stock.import', { counts: 2, prices: 1 }, 'counts: 2, prices: 1'],
  ['staff.invite', { role: 'staff' }, 'role: staff'],
  ['service.pause', { to: '2026-12-01' }, 'to: 2026-12-01'],
  ['staff.signIn', {}, ''],
])('%s with %j reads "%s"', (action, detail, text) => {
  expect(formatDetail({ action, detail })).toBe(text);
});
