import { fromCents } from '../../../src/domain/money';
import type { providers } from '../../database/schema';
import type { Goods } from './orderLimits';

/** The inputs of `orderTotals` from a provider's row and the goods. */
export const orderTotalsInput = (provider: typeof providers.$inferSelect, { subtotal }: Goods) => ({
  subtotal,
  deliveryFee: fromCents(provider.deliveryFeeCents),
  taxRate: provider.taxRate,
});
