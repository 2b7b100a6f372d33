import { join } from 'node:path';
import { picturePath } from '../../../src/content/pictures/pictures';
import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import { regions } from '../../../src/domain/region/regions';
import type { DemoCatalogue } from '../../database/seed/demoStock';

const imageWidth = 480;

export function readBatches(content: string, { products, brands }: DemoCatalogue): BatchProduct[] {
  const sold = products.filter(({ variants }) => variants.some(({ batchIds }) => batchIds.length));
  const names = [...new Set(sold.map(({ pictures }) => pictures[0]!))];
  const images = new Map(names.map((name) => [name, picturePath(join(content, 'pictures'), name, imageWidth)]));
  const brandNames = new Map(brands.map(({ slug, name }) => [slug, name]));
  return sold.map(({ slug, productType, title, brand, pictures, visibility, variants }) => ({
    slug,
    productType,
    title,
    brandName: brandNames.get(brand) ?? brand,
    featuredImage: images.get(pictures[0]!)!,
    regions: regions.filter(({ flag }) => visibility[flag]).map(({ code }) => code),
    variants: variants.map(({ id, title: name, grams, thcGrams, batchIds }) => ({
      id,
      title: name,
      grams,
      thcGrams,
      batchIds,
    })),
  }));
}
