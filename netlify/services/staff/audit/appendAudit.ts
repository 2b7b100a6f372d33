import type { ActionTime } from '../../../../src/domain/staff/actionTime';
import type { AuditAction } from '../../../../src/domain/staff/auditActions';
import type { Transaction } from '../../../database/client';
import { auditEntries } from '../../../database/staffTables';

export interface Actor {
  staffId: string | null;
  /** An email address, 'driver Sam' or 'webhook'. */
  name: string;
  origin: string;
}

export const webhookActor = (origin: string): Actor => ({ staffId: null, name: 'webhook', origin });
export const commandLineActor: Actor = { staffId: null, name: 'command line', origin: '' };

interface AuditEntry {
  actor: Actor;
  providerId: string | null;
  action: AuditAction;
  subject: string;
  /** Must not contain a shopper's name, address or photo. */
  detail?: Record<string, unknown>;
  now: Date;
  /** Given if the action may have happened before its request arrived. */
  time?: ActionTime;
}

/** Records both times: when the action happened according to the sender, and when it arrived. */
const timeDetail = ({ at, receivedAt, rejectedAt }: ActionTime) => ({
  ...(at < receivedAt && { receivedAt: receivedAt.toISOString() }),
  ...(rejectedAt && { rejectedAt: rejectedAt.toISOString() }),
});

const rowsPerStatement = 1000;

/** Runs in the transaction of the change, so that neither exists without the other. */
export async function appendAudit(transaction: Transaction, ...entries: AuditEntry[]): Promise<void> {
  const rows = entries.map(({ actor, now, time, ...entry }) => ({
    ...entry,
    ...(time && { detail: { ...entry.detail, ...timeDetail(time) } }),
    staffId: actor.staffId,
    actor: actor.name,
    origin: actor.origin,
    at: time?.at ?? now,
  }));
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await transaction.insert(auditEntries).values(rows.slice(start, start + rowsPerStatement));
}
