import { toCents } from '../../../src/domain/money';
import type { StockChange, StockProduct } from '../../../src/domain/staff/stockSchema';
import { ServiceError } from '../../platform/errors';
import type { AppContext } from '../appContext';
import { claimReceipt } from '../audit/claimReceipt';
import { parseAsOf } from '../dispensary/parseAsOf';
import { setPrice } from '../dispensary/setPrice';
import { updateStock } from '../dispensary/updateStock';
import type { SignedInStaff } from '../staff/staffSession';
import { staffTransaction } from '../staff/staffTransaction';
import { readStockProduct } from './listStock';

export const stockChanged = () =>
  new ServiceError({
    code: 'stock_changed',
    status: 409,
    detail: 'The stock was changed in the meantime. Please check it and try again.',
  });

interface StaffStockChange {
  signedIn: SignedInStaff;
  providerId: string;
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
      if (availableQuantity !== undefined) {
        const data = { productVariantId, availableQuantity };
        const update = { providerId, data, asOf: parseAsOf({ asOf }, now), by, now };
        const { stale } = await updateStock(transaction, update);
        if (stale) throw stockChanged();
      }
      if (price !== undefined)
        await setPrice(transaction, { ...product, priceCents: toCents(price), asOf: null, by, now });
    }
    return readStockProduct(transaction, product);
  });
