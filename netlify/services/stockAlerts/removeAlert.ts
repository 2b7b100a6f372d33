import { and, eq } from 'drizzle-orm';
import { stockAlerts } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { alertRule } from './alertRule';

/**
 * Removes one of the shopper's alerts; a pending email no longer names it. Throws a 404 if it does not exist or was sent. If
 * an earlier message about it was sent, its row stays for a while, because it limits messages to one a day.
 */
export async function removeAlert(
  { database, limits }: AppContext,
  alert: { userId: string; id: string },
): Promise<void> {
  await limits.consume(alertRule, alert.userId);
  const own = and(eq(stockAlerts.id, alert.id), eq(stockAlerts.userId, alert.userId));
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(stockAlerts).where(own).for('update');
    if (!row || row.state === 'told')
      throw new ServiceError({ code: 'alert_unknown', status: 404, detail: 'You don’t have this alert anymore.' });
    if (row.toldAt) await transaction.update(stockAlerts).set({ state: 'told' }).where(own);
    else await transaction.delete(stockAlerts).where(own);
  });
}
