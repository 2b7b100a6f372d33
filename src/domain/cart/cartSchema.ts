import { check, oneOf, object, string, validItems, type Schema } from '../validation/plainSchema';
import { defaultMaxQuantity, type CartItem } from './cart';

// JSON has no infinity, but parsing a number that is too large gives Infinity.
const amount = check<number>((value) => Number.isFinite(value) && (value as number) >= 0);

const isQuantity = (value: unknown) => Number.isInteger(value) && (value as number) > 0;

const items: Schema<CartItem[]> = validItems(
  object({
    productVariantId: string,
    quantity: check<number>((value) => isQuantity(value) && (value as number) <= defaultMaxQuantity),
    price: amount,
    metadata: object({
      name: string,
      productType: oneOf(['oil', 'devices']),
      brand: string,
      slug: string,
      image: string,
      thcGrams: amount,
    }),
  }),
);

export const cartSchema: Schema<readonly CartItem[]> = (value) => {
  const valid = items(value);
  const firstIndexOf = (id: string) => valid.findIndex(({ productVariantId }) => productVariantId === id);
  return valid.filter(({ productVariantId }, index) => firstIndexOf(productVariantId) === index);
};
