import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../database/client';
import { driverRuns } from '../../../database/driverTables';
import { ServiceError } from '../../../platform/errors';
import { appendAudit, type Actor } from '../audit/appendAudit';

interface Revocation {
  providerId: string;
  runId: string;
  by: Actor;
  now: Date;
}

/** The run's orders stay unchanged and can be assigned to another run. */
export async function revokeRun(transaction: Transaction, { providerId, runId, by, now }: Revocation): Promise<void> {
  const isRun = and(eq(driverRuns.id, runId), eq(driverRuns.providerId, providerId));
  const [run] = await transaction.select().from(driverRuns).where(isRun).for('update');
  if (!run) throw new ServiceError({ code: 'run_unknown', detail: 'We couldn’t find this round.' });
  if (run.revokedAt) return;
  await transaction.update(driverRuns).set({ revokedAt: now }).where(isRun);
  await appendAudit(transaction, { actor: by, providerId, action: 'run.revoke', subject: run.driverName, now });
}
