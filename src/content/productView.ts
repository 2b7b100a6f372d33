import { newestFirst } from '../domain/catalogue/batches';
import type { Product } from '../domain/catalogue/productSchema';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { Locale } from '../domain/region/locales';
import type { ProductView } from './pageContext';
import type { Pictures } from './productSummaries';
import type { Content } from './readContent';
import { resolveWords } from './resolveWords';

const relatedCount = 4;
/** The same plant type (2), brand and extraction. */
const closestKinship = 4;

/** The nearest kin of a product that are sold in each of its regions: same brand and plant type count, then the catalogue's order. */
export function relatedProducts(summary: ProductSummary, catalogue: ProductSummary[]): ProductSummary[] {
  const kinship = (other: ProductSummary) =>
    Number(other.plantType === summary.plantType) * 2 +
    Number(other.brand === summary.brand) +
    Number(other.oilType === summary.oilType);
  const isCandidate = (other: ProductSummary) =>
    other.slug !== summary.slug &&
    other.productType === summary.productType &&
    summary.regions.every((region) => other.regions.includes(region));
  // One list for each degree of kinship, and no sorting: this runs once for every product over all products.
  const byKinship: ProductSummary[][] = Array.from({ length: closestKinship + 1 }, () => []);
  const closest = byKinship[closestKinship]!;
  for (const other of catalogue) {
    if (isCandidate(other)) byKinship[kinship(other)]!.push(other);
    if (closest.length === relatedCount) break;
  }
  return byKinship.reverse().flat().slice(0, relatedCount);
}

const oilView = (product: Product): ProductView['oil'] =>
  product.productType !== 'oil'
    ? null
    : {
        plantType: product.plantType,
        oilType: product.oilType,
        strain: product.strain,
        effects: product.effects,
        aromas: product.aromas,
        flavors: product.flavors,
      };

const deviceView = (product: Product, locale: Locale): ProductView['device'] =>
  product.productType !== 'devices'
    ? null
    : {
        highlights: product.highlights.map((words) => resolveWords(words, locale)),
        specifications: product.specifications.map(({ name, value }) => ({
          name: resolveWords(name, locale),
          value: resolveWords(value, locale),
        })),
        inTheBox: product.inTheBox.map((words) => resolveWords(words, locale)),
      };

interface ProductSource {
  product: Product;
  summary: ProductSummary;
  locale: Locale;
  content: Content;
  pictures: Pictures;
}

/** All that a product page shows, in one language (S2-71); related pods are added by the caller. */
export function productView({
  product,
  summary,
  locale,
  content,
  pictures,
}: ProductSource): Omit<ProductView, 'related'> {
  return {
    summary,
    tagline: resolveWords(product.tagline, locale),
    description: resolveWords(product.description, locale),
    brandStory: resolveWords(content.brands.get(product.brand)!.story, locale),
    pictures: product.pictures.map((name) => pictures[name]!),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      title: resolveWords(variant.title, locale),
      grams: variant.grams,
      thcGrams: variant.thcGrams,
      weightText: variant.coaReport?.weightText ?? null,
      price: variant.suggestedPrice,
      availability: variant.availability,
      batches: newestFirst(variant.batchIds.map((id) => content.batches.get(id)!)),
    })),
    oil: oilView(product),
    device: deviceView(product, locale),
  };
}
