import { sortNewestFirst, withoutFindings } from '../../../domain/catalogue/batches';
import type { Product } from '../../../domain/catalogue/productSchema';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { Locale } from '../../../domain/region/locales';
import { applyFrenchTypography } from '../../../domain/text/frenchTypography';
import type { ProductView } from '../pageContext';
import { pagePicture } from '../pagePicture';
import { shownPrice } from '../shownPrice';
import { pictureWords } from './pictureWords';
import type { Pictures } from '../productSummaries';
import type { Content } from '../../source/readContent';
import { resolveWords } from '../../source/resolveWords';
import { deviceView } from './deviceView';

const relatedCount = 4;
/** Similarity scores from high to low: plant type counts two, brand and extraction method one each. */
const similarityScores = [4, 3, 2, 1, 0];

/** Products with the same key have the same related products, except for themselves. */
const similarityKey = ({ productType, plantType, brand, oilType, regions }: ProductSummary) =>
  JSON.stringify([productType, plantType, brand, oilType, regions]);

/** Returns one more than is shown, because the list may include the product itself. */
function findSimilar(kind: ProductSummary, catalogue: readonly ProductSummary[]): ProductSummary[] {
  const similarity = (other: ProductSummary) =>
    Number(other.plantType === kind.plantType) * 2 +
    Number(other.brand === kind.brand) +
    Number(other.oilType === kind.oilType);
  const candidates = catalogue.filter(
    ({ productType, regions }) =>
      productType === kind.productType && kind.regions.every((region) => regions.includes(region)),
  );
  return similarityScores
    .flatMap((degree) => candidates.filter((other) => similarity(other) === degree))
    .slice(0, relatedCount + 1);
}

/**
 * Returns a function that finds similar products sold in all of the product's regions. It caches by kind, because there
 * are far fewer kinds than products.
 */
export function relatedProducts(catalogue: readonly ProductSummary[]): (summary: ProductSummary) => ProductSummary[] {
  const relatedByKind = new Map<string, ProductSummary[]>();
  return (summary) => {
    const kind = similarityKey(summary);
    const nearest = relatedByKind.get(kind) ?? findSimilar(summary, catalogue);
    relatedByKind.set(kind, nearest);
    return nearest.filter(({ slug }) => slug !== summary.slug).slice(0, relatedCount);
  };
}

function weightText({ coaReport }: Product['variants'][number], { language }: Locale): string | null {
  const text = coaReport?.weightText ?? null;
  return text && language === 'fr' ? applyFrenchTypography(text) : text;
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

const closeUpOf = (product: Product): string =>
  product.productType === 'oil' ? `oil-${product.plantType.toLowerCase()}` : 'hero';

interface ProductSource {
  product: Product;
  summary: ProductSummary;
  locale: Locale;
  content: Content;
  pictures: Pictures;
}

/** Everything on a product page in one language, except what depends on other products. */
export function productView(source: ProductSource): Omit<ProductView, 'related' | 'strainPath' | 'rating' | 'reviews'> {
  const { product, summary, locale, content, pictures } = source;
  const subject = {
    product,
    title: resolveWords(product.title, locale),
    brand: content.brands.get(product.brand)!.name,
  };
  return {
    summary,
    tagline: resolveWords(product.tagline, locale),
    description: resolveWords(product.description, locale),
    brandStory: resolveWords(content.brands.get(product.brand)!.story, locale),
    pictures: product.pictures.map((name) => ({
      alt: pictureWords(name, subject, locale),
      ...pagePicture(name, source),
    })),
    closeUp: pictures[closeUpOf(product)] ?? null,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      title: resolveWords(variant.title, locale),
      grams: variant.grams,
      thcGrams: variant.thcGrams,
      weightText: weightText(variant, locale),
      price: shownPrice(product, variant, locale),
      availability: variant.availability,
      batches: sortNewestFirst(variant.batchIds.map((id) => withoutFindings(content.batches.get(id)!))),
    })),
    oil: oilView(product),
    device: deviceView(source),
  };
}
