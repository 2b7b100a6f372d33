import { formatMoney, fromCents, toCents } from '../../../../src/domain/money/money';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import type { OrderWeights } from '../../../../src/domain/order/weightLimit';
import type { providers } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { OrderLine } from './lockStock';

export interface Goods extends OrderWeights {
  subtotal: number;
}

type Product = OrderLine['product'];

/** Sums in cents and milligrams to avoid rounding errors. */
export function sumGoods(lines: readonly OrderLine[], getOilGrams: (product: Product) => number): Goods {
  const sumAmounts = (getAmount: (product: Product) => number) =>
    lines.reduce((sum, { product, quantity }) => sum + getAmount(product) * quantity, 0);
  return {
    subtotal: fromCents(sumAmounts(({ priceCents }) => priceCents)),
    thcGrams: sumAmounts(({ thcGrams }) => Math.round(thcGrams * 1000)) / 1000,
    oilGrams: sumAmounts((product) => Math.round(getOilGrams(product) * 1000)) / 1000,
  };
}

export function checkMinimum(provider: typeof providers.$inferSelect, { subtotal }: Goods, orderType: OrderType): void {
  if (toCents(subtotal) >= provider.deliveryTotalMinimumCents) return;
  const minimum = formatMoney({ amount: fromCents(provider.deliveryTotalMinimumCents) });
  throw new ServiceError({
    code: 'under_minimum',
    detail: `A minimum order of ${minimum} before taxes is required for ${orderType === 'pickup' ? 'pickup' : 'an XPRESS delivery'}.`,
  });
}

interface Buyer {
  provider: typeof providers.$inferSelect;
  isMember: boolean;
}

export const orderTotalsInput = ({ provider, isMember }: Buyer, { subtotal }: Goods) => ({
  subtotal,
  deliveryFee: fromCents(provider.deliveryFeeCents),
  taxRate: provider.taxRate,
  isMember,
});
