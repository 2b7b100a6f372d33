import { and, desc, eq, ne } from 'drizzle-orm';
import type { StockAlerts } from '../../../src/domain/account/stockAlertSchema';
import { stockAlerts } from '../../database/schema';
import type { AppContext } from '../appContext';
import { presentAlert } from './presentAlert';

/** Lists alerts that have not been sent, newest first. */
export async function listAlerts(context: AppContext, userId: string): Promise<StockAlerts> {
  const rows = await context.database
    .select()
    .from(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), ne(stockAlerts.state, 'told')))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id));
  return { alerts: rows.map((row) => presentAlert(context, row)) };
}
