import { and, eq } from 'drizzle-orm';
import { stockAlerts } from '../../database/schema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { alertRule } from './alertRule';

/**
 * Keeps the row if a message was sent, because it limits messages to one a day. Throws a 404 for unknown and sent
 * alerts.
 */
export async function removeAlert(
  { database, limits }: AppContext,
  alert: { userId: string; id: string },
): Promise<void> {
  await limits.take(alertRule, alert.userId);
  const isOwned = and(eq(stockAlerts.id, alert.id), eq(stockAlerts.userId, alert.userId));
  await database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(stockAlerts).where(isOwned).for('update');
    if (!row || row.state === 'told')
      throw new ServiceError({ code: 'alert_unknown', status: 404, detail: 'You don’t have this alert anymore.' });
    if (row.toldAt) await transaction.update(stockAlerts).set({ state: 'told' }).where(isOwned);
    else await transaction.delete(stockAlerts).where(isOwned);
  });
}
