import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { stockAlertSchema, type StockAlert } from '../../../src/domain/account/stockAlertSchema';
import type { stockAlerts } from '../../database/alertTables';
import type { AppContext } from '../appContext';

type AlertRow = typeof stockAlerts.$inferSelect;

/** The public fields of an alert. */
export function presentAlert({ variants }: Pick<AppContext, 'variants'>, row: AlertRow): StockAlert {
  const variant = variants.find(({ productVariantId }) => productVariantId === row.productVariantId);
  return stockAlertSchema.parse({
    ...row,
    title: variant?.title ?? null,
    path: variant ? productPath(variant) : null,
    createdAt: row.createdAt.toISOString(),
  });
}
