import { createHash } from 'node:crypto';
import type { Brand } from '../../../src/domain/catalogue/brandSchema';
import { carriedVariants } from '../../../src/domain/catalogue/catalogueVariants';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { toCents } from '../../../src/domain/money/money';
import type { providerProducts } from '../providerTables';

export interface DemoCatalogue {
  products: readonly Product[];
  brands: readonly Brand[];
}

type StockRow = typeof providerProducts.$inferInsert;

export const hashToInteger = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** Returns the indexes of the providers that carry a product. The first provider carries the most. */
function carriers({ slug, expressDeliveryProvidersCount: count }: Product): number[] {
  const variation = hashToInteger(slug) % 5;
  if (count >= 3) return [0, 1, 2];
  if (count === 2) return variation === 0 ? [1, 2] : [0, 1 + (variation % 2)];
  return count === 1 ? [[0, 0, 0, 1, 2][variation] ?? 0] : [];
}

/** Mostly 4 to 40 units; about a tenth is sold out and a tenth nearly so. Devices are always in stock. */
function getQuantity({ productType }: Product, seed: number): number {
  if (productType === 'devices') return 20 + (seed % 21);
  if (seed % 10 === 0) return 0;
  return seed % 10 === 1 ? 1 + (seed % 3) : 4 + (seed % 37);
}

/** Within 5% of the suggested price, rounded to 50 cents. Devices cost the same everywhere. */
const getPriceCents = ({ productType }: Product, suggestedPrice: number, seed: number): number =>
  productType === 'devices'
    ? toCents(suggestedPrice)
    : Math.round((toCents(suggestedPrice) * (95 + (seed % 3) * 5)) / 100 / 50) * 50;

export function demoStock(
  { products, brands }: DemoCatalogue,
  providerIds: readonly string[],
  updatedAt: Date,
): StockRow[] {
  const variants = products.flatMap((product) => product.variants);
  const soldOut = new Set(variants.filter(({ availability }) => availability === 'sold-out').map(({ id }) => id));
  return products
    .filter(({ visibility }) => visibility.availableUs)
    .flatMap((product) =>
      carriers(product).flatMap((index) =>
        carriedVariants(product, brands).flatMap(({ suggestedPrice, ...carried }): StockRow[] => {
          const providerId = providerIds[index]!;
          if (suggestedPrice === null) return [];
          const seed = hashToInteger(`${providerId} ${carried.productVariantId}`);
          const isSoldOut = soldOut.has(carried.productVariantId);
          return [
            {
              ...carried,
              providerId,
              available: isSoldOut ? 0 : getQuantity(product, seed),
              priceCents: getPriceCents(product, suggestedPrice, seed),
              updatedAt,
            },
          ];
        }),
      ),
    );
}
