import { and, desc, eq, ne } from 'drizzle-orm';
import { stockAlertSchema, type StockAlert } from '../../../src/domain/account/stockAlertSchema';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { stockAlerts } from '../../database/alertTables';
import type { AppContext } from '../context/appContext';

type AlertRow = typeof stockAlerts.$inferSelect;

export function presentAlert({ variants }: Pick<AppContext, 'variants'>, row: AlertRow): StockAlert {
  const variant = variants.find(({ productVariantId }) => productVariantId === row.productVariantId);
  return stockAlertSchema.parse({
    ...row,
    title: variant?.title ?? null,
    path: variant ? productPath(variant) : null,
    createdAt: row.createdAt.toISOString(),
  });
}

export async function listAlerts(context: AppContext, userId: string): Promise<StockAlert[]> {
  const rows = await context.database
    .select()
    .from(stockAlerts)
    .where(and(eq(stockAlerts.userId, userId), ne(stockAlerts.state, 'told')))
    .orderBy(desc(stockAlerts.createdAt), desc(stockAlerts.id));
  return rows.map((row) => presentAlert(context, row));
}
