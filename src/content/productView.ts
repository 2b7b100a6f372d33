import { newestFirst } from '../domain/catalogue/batches';
import type { Product } from '../domain/catalogue/productSchema';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { Locale } from '../domain/region/locales';
import { setFrenchTypography } from '../domain/site/frenchTypography';
import type { ProductView } from './pageContext';
import type { Pictures } from './productSummaries';
import type { Content } from './readContent';
import { resolveWords } from './resolveWords';

const relatedCount = 4;
/** Similarity scores, the highest first: plant type counts two, brand and extraction method one each. */
const degrees = [4, 3, 2, 1, 0];

/**
 * The properties that determine related products. Products that share them have the same related products, except for
 * themselves.
 */
const kindOf = ({ productType, plantType, brand, oilType, regions }: ProductSummary) =>
  JSON.stringify([productType, plantType, brand, oilType, regions]);

/**
 * The catalogue's products most similar to a kind. One more than is shown, since the list may include the product
 * itself.
 */
function nearestTo(kind: ProductSummary, catalogue: readonly ProductSummary[]): ProductSummary[] {
  const kinship = (other: ProductSummary) =>
    Number(other.plantType === kind.plantType) * 2 +
    Number(other.brand === kind.brand) +
    Number(other.oilType === kind.oilType);
  const candidates = catalogue.filter(
    ({ productType, regions }) =>
      productType === kind.productType && kind.regions.every((region) => regions.includes(region)),
  );
  return degrees
    .flatMap((degree) => candidates.filter((other) => kinship(other) === degree))
    .slice(0, relatedCount + 1);
}

/**
 * Returns a function that finds a product's most similar products that are sold in all of its regions; ties are in
 * catalogue order. Results are cached by kind, since there are far fewer kinds than products.
 */
export function relatedProducts(catalogue: readonly ProductSummary[]): (summary: ProductSummary) => ProductSummary[] {
  const known = new Map<string, ProductSummary[]>();
  return (summary) => {
    const kind = kindOf(summary);
    const nearest = known.get(kind) ?? nearestTo(summary, catalogue);
    known.set(kind, nearest);
    return nearest.filter(({ slug }) => slug !== summary.slug).slice(0, relatedCount);
  };
}

function weightText({ coaReport }: Product['variants'][number], { language }: Locale): string | null {
  const text = coaReport?.weightText ?? null;
  return text && language === 'fr' ? setFrenchTypography(text) : text;
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

/** Everything a product page shows, in one language. The caller adds related pods. */
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
      weightText: weightText(variant, locale),
      price: variant.suggestedPrice,
      availability: variant.availability,
      batches: newestFirst(variant.batchIds.map((id) => content.batches.get(id)!)),
    })),
    oil: oilView(product),
    device: deviceView(product, locale),
  };
}
