import { fromCents } from '../../../src/domain/money';
import type { providers } from '../../database/schema';
import type { Goods } from './orderLimits';

/** What `orderTotals` needs of a provider's row and the goods (D-17). */
export const chargesOf = (provider: typeof providers.$inferSelect, { subtotal }: Goods) => ({
  subtotal,
  deliveryFee: fromCents(provider.deliveryFeeCents),
  taxRate: provider.taxRate,
});
