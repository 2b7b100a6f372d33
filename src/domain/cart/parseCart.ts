import { defaultMaxQuantity, type CartItem } from './cart';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// JSON has no infinity, but a number that is too large becomes one.
const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

// Written by hand and not as a zod schema: every page loads the cart, and zod would cost each of them 24 KB.
function isCartItem(value: unknown): value is CartItem {
  if (!isRecord(value) || !isRecord(value.metadata)) return false;
  const { productVariantId, quantity, price, metadata } = value;
  return (
    typeof productVariantId === 'string' &&
    Number.isInteger(quantity) &&
    (quantity as number) > 0 &&
    (quantity as number) <= defaultMaxQuantity &&
    isAmount(price) &&
    (metadata.productType === 'oil' || metadata.productType === 'devices') &&
    ['name', 'brand', 'slug', 'image'].every((field) => typeof metadata[field] === 'string') &&
    isAmount(metadata.thcGrams)
  );
}

/**
 * S4-19: a stored cart, or null if it is none; items that are not what they should be, or stand there again, are dropped
 * and the rest kept.
 */
export function parseCart(value: unknown): CartItem[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.filter(isCartItem);
  const placeOf = (id: string) => items.findIndex(({ productVariantId }) => productVariantId === id);
  return items.filter(({ productVariantId }, at) => placeOf(productVariantId) === at);
}
