import { defaultMaxQuantity, type CartItem } from './cart';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// JSON has no infinity, but parsing a number that is too large gives Infinity.
const isAmount = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

// Written by hand instead of with zod: every page loads the cart, and zod would add 24 KB to each.
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

/** Returns null if the stored value is not a cart. Invalid and duplicate items are dropped; the rest are kept. */
export function parseCart(value: unknown): CartItem[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.filter(isCartItem);
  const placeOf = (id: string) => items.findIndex(({ productVariantId }) => productVariantId === id);
  return items.filter(({ productVariantId }, at) => placeOf(productVariantId) === at);
}
