import { and, eq, isNull, sql } from 'drizzle-orm';
import { retryTransaction } from '../../../database/retryTransaction';
import { staff } from '../../../database/staffTables';
import type { AppContext } from '../../context/appContext';
import { commandLineActor } from '../audit/appendAudit';
import { inviteStaff } from './inviteStaff';

/** Does nothing once there is an operator, so that a restart does not reinstate a removed one. */
export async function ensureOperator({
  database,
  settings,
  clock,
}: Pick<AppContext, 'database' | 'clock'> & {
  settings: Pick<AppContext['settings'], 'operatorEmail'>;
}): Promise<void> {
  const { operatorEmail: email } = settings;
  if (email === null) return;
  await retryTransaction(database, async (transaction) => {
    // Serialize processes that start at the same time.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('first operator'))`);
    const [operator] = await transaction
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.role, 'operator'), isNull(staff.removedAt)))
      .limit(1);
    if (operator) return;
    const invite = { email, name: email.slice(0, email.indexOf('@')).slice(0, 80), role: 'operator' as const };
    await inviteStaff(transaction, { ...invite, providerId: null }, { actor: commandLineActor, now: clock() });
  });
}
