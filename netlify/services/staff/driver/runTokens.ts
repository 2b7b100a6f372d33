import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { driverRuns } from '../../../database/driverTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { hashToken } from '../../people/tokens';

/** Lets a token of the wrong kind be rejected without a lookup. */
export const runTokenPrefix = 'run_';

export type RunRow = typeof driverRuns.$inferSelect;

const runEnded = () =>
  new ServiceError({
    code: 'unauthenticated',
    detail: 'This link is no longer valid. Please ask the dispensary for a new one.',
  });

export async function findRun(database: Database | Transaction, token: string | null, now: Date): Promise<RunRow> {
  if (!token?.startsWith(runTokenPrefix) || token.length > 200) throw runEnded();
  const [run] = await database
    .select()
    .from(driverRuns)
    .where(
      and(eq(driverRuns.tokenHash, hashToken(token)), isNull(driverRuns.revokedAt), gt(driverRuns.expiresAt, now)),
    );
  if (!run) throw runEnded();
  return run;
}

/** Locks the run, so that revoking it waits, or this change sees that it was revoked. */
export async function lockRun(
  transaction: Transaction,
  { id }: RunRow,
  { clock }: Pick<AppContext, 'clock'>,
): Promise<void> {
  const [run] = await transaction
    .select({ id: driverRuns.id })
    .from(driverRuns)
    .where(and(eq(driverRuns.id, id), isNull(driverRuns.revokedAt), gt(driverRuns.expiresAt, clock())))
    .for('key share');
  if (!run) throw runEnded();
}
