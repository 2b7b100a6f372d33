import { toCents } from '../../../../src/domain/money/money';
import type { StockChange, StockProduct } from '../../../../src/domain/staff/stockSchema';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { claimReceipt } from '../../../database/claimReceipt';
import { parseAsOf } from '../dispensary/parseAsOf';
import { setPrice } from '../dispensary/setPrice';
import { updateStock } from '../dispensary/updateStock';
import { staffTransaction, type StaffScope } from '../members/staffTransaction';
import { readStockProduct } from './listStock';

export const stockChanged = () =>
  new ServiceError({
    code: 'stock_changed',
    detail: 'The stock was changed in the meantime. Please check it and try again.',
  });

interface StaffStockChange extends StaffScope {
  productVariantId: string;
  /** The `Idempotency-Key`: repeating an old count would undo the orders in between. */
  key: string;
  change: StockChange;
}

export const changeStock = (
  context: AppContext,
  { signedIn, providerId, productVariantId, key, change }: StaffStockChange,
): Promise<StockProduct> =>
  staffTransaction(context, signedIn, async ({ transaction, actor: by, now }) => {
    const product = { providerId, productVariantId };
    const { availableQuantity, price, asOf } = change;
    const request = ['stock', providerId, productVariantId, availableQuantity, price, asOf];
    if (await claimReceipt(transaction, { actorId: signedIn.member.id, key, request, now })) {
      const dated = { asOf: parseAsOf({ asOf }, now, 'asOf'), by, now };
      if (availableQuantity !== undefined) {
        const update = { providerId, data: { productVariantId, availableQuantity }, ...dated };
        if ((await updateStock(transaction, update)).stale) throw stockChanged();
      }
      if (price !== undefined) {
        const update = { ...product, priceCents: toCents(price), ...dated };
        if ((await setPrice(transaction, update)).stale) throw stockChanged();
      }
    }
    return readStockProduct(transaction, product);
  });
