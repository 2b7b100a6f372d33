import type { AuditAction } from '../../../src/domain/staff/auditActions';
import type { Transaction } from '../../database/client';
import { auditEntries } from '../../database/staffTables';

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
}

const rowsPerStatement = 1000;

/** Runs in the transaction of the change, so that neither exists without the other. */
export async function appendAudit(transaction: Transaction, ...entries: AuditEntry[]): Promise<void> {
  const rows = entries.map(({ actor, now, ...entry }) => ({
    ...entry,
    staffId: actor.staffId,
    actor: actor.name,
    origin: actor.origin,
    at: now,
  }));
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await transaction.insert(auditEntries).values(rows.slice(start, start + rowsPerStatement));
}
