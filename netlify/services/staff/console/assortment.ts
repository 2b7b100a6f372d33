import { and, eq, max } from 'drizzle-orm';
import { toCents } from '../../../../src/domain/money/money';
import {
  catalogueVariantSchema,
  type CatalogueVariant,
  type StockProduct,
} from '../../../../src/domain/staff/stockSchema';
import { orderItems, orders } from '../../../database/orderTables';
import { providerProducts } from '../../../database/providerTables';
import { ServiceError } from '../../../platform/errors';
import type { AppContext } from '../../context/appContext';
import { appendAudit } from '../audit/appendAudit';
import { isProduct, productUnknown } from '../dispensary/providerProduct';
import { staffTransaction, type StaffScope } from '../members/staffTransaction';
import { readStockProduct } from './listStock';

interface CatalogueFilter {
  providerId: string;
  search?: string;
  page: number;
  size: number;
}

export async function listCatalogue(
  { database, variants }: AppContext,
  { providerId, search = '', page, size }: CatalogueFilter,
): Promise<{ variants: CatalogueVariant[]; total: number }> {
  const carried = await database
    .select({ id: providerProducts.productVariantId })
    .from(providerProducts)
    .where(eq(providerProducts.providerId, providerId));
  const isCarried = new Set(carried.map(({ id }) => id));
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = variants.filter(({ productVariantId, title, brand }) => {
    const text = `${brand} ${title} ${productVariantId}`.toLowerCase();
    return !isCarried.has(productVariantId) && terms.every((word) => text.includes(word));
  });
  return {
    // The schema drops fields that the console does not show.
    variants: found.slice(page * size, (page + 1) * size).map((variant) => catalogueVariantSchema.parse(variant)),
    total: found.length,
  };
}

const variantUnknown = () =>
  new ServiceError({ code: 'product_unknown', detail: 'The catalogue has no such product.' });

const productCarried = () =>
  new ServiceError({ code: 'product_carried', detail: 'This product is already in the assortment.' });

interface StaffProduct extends StaffScope {
  productVariantId: string;
}

export function addProduct(
  context: AppContext,
  { signedIn, providerId, productVariantId, ...first }: StaffProduct & { availableQuantity: number; price: number },
): Promise<StockProduct> {
  const variant = context.variants.find((each) => each.productVariantId === productVariantId);
  if (!variant) throw variantUnknown();
  const { title, brand, thcGrams, oilGrams } = variant;
  const { availableQuantity: available, price } = first;
  return staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    // Orders from before a removal must not return their units to this count.
    const [earlier] = await transaction
      .select({ stockCount: max(orderItems.stockCount) })
      .from(orderItems)
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orders.providerId, providerId), eq(orderItems.productVariantId, productVariantId)));
    const stockCount = (earlier?.stockCount ?? -1) + 1;
    const added = await transaction
      .insert(providerProducts)
      .values({
        providerId,
        productVariantId,
        title,
        brand,
        thcGrams,
        oilGrams,
        available,
        priceCents: toCents(price),
        stockCount,
        countedAt: now,
        pricedAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: providerProducts.productVariantId });
    if (!added.length) throw productCarried();
    const detail = { available, priceCents: toCents(price) };
    const entry = { providerId, action: 'product.add' as const, subject: productVariantId, detail };
    await appendAudit(transaction, { ...entry, actor, now });
    return readStockProduct(transaction, { providerId, productVariantId });
  });
}

export const removeProduct = (
  context: AppContext,
  { signedIn, providerId, productVariantId }: StaffProduct,
): Promise<void> =>
  staffTransaction(context, signedIn, async ({ transaction, actor, now }) => {
    const removed = await transaction
      .delete(providerProducts)
      .where(isProduct(providerId, productVariantId))
      .returning({ available: providerProducts.available, priceCents: providerProducts.priceCents });
    if (!removed.length) throw productUnknown(productVariantId);
    const entry = { providerId, action: 'product.remove' as const, subject: productVariantId, detail: removed[0]! };
    await appendAudit(transaction, { ...entry, actor, now });
  });
