import { defaultMaxQuantity, type CartItem } from './cart';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// Written by hand and not as a zod schema: every page loads the cart, and zod would cost each of them 24 KB.
function isCartItem(value: unknown): value is CartItem {
  if (!isRecord(value) || !isRecord(value.metadata)) return false;
  const { productVariantId, quantity, price, metadata } = value;
  return (
    typeof productVariantId === 'string' &&
    Number.isInteger(quantity) &&
    (quantity as number) > 0 &&
    (quantity as number) <= defaultMaxQuantity &&
    typeof price === 'number' &&
    price >= 0 &&
    ['name', 'productType', 'brand', 'slug', 'image'].every((field) => typeof metadata[field] === 'string') &&
    typeof metadata.thcGrams === 'number'
  );
}

/** S4-19: a stored cart; items that are not what they should be are dropped and the rest kept. */
export const parseCart = (value: unknown): CartItem[] => (Array.isArray(value) ? value.filter(isCartItem) : []);
