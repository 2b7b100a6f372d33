import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import type { Subcountry } from '../../src/domain/region/regions';

/** Redistributes the words of a real catalogue over `count` products, with their brands and figures. */
export function growCatalogue(real: readonly ProductSummary[], count: number, region: Subcountry): ProductSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const model = real[index % real.length]!;
    const turn = Math.floor(index / real.length);
    if (turn === 0) return { ...model, regions: [region] };
    const brand = real[(index * 7 + turn) % real.length]!;
    const words = [real[(index * 13 + turn) % real.length]!.title, model.title.split(' ').at(-1)!];
    const slug = `${model.slug}-${turn}`;
    return {
      ...model,
      slug,
      title: words.join(' '),
      brand: brand.brand,
      brandSlug: brand.brandSlug,
      regions: [region],
      variants: model.variants.map((variant, size) => ({
        ...variant,
        id: `${slug}-${size}`,
        thcGrams: variant.thcGrams && variant.thcGrams * (0.9 + ((index * 37) % 100) / 500),
        price: variant.price && variant.price + ((index * 11) % 20) / 2,
      })),
    };
  });
}
