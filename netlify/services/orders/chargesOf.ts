import { fromCents } from '../../../src/domain/money';
import type { providers } from '../../database/schema';
import type { Goods } from './orderLimits';

export const orderTotalsInput = (provider: typeof providers.$inferSelect, { subtotal }: Goods) => ({
  subtotal,
  deliveryFee: fromCents(provider.deliveryFeeCents),
  taxRate: provider.taxRate,
});
