import { sortFigures, sortNewestFirst } from '../../domain/catalogue/batches';
import { formatMonth } from '../../domain/catalogue/comingSoonMonth';
import type { Product } from '../../domain/catalogue/productSchema';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Locale } from '../../domain/region/locales';
import { regionsSelling, type Country } from '../../domain/region/regions';
import type { Content } from '../source/readContent';
import { shownPrice } from './shownPrice';
import { resolveWords } from '../source/resolveWords';
import type { RenderedPicture } from '../pictures/pictures';

export type Pictures = Record<string, RenderedPicture>;

interface SummarySource {
  locale: Locale;
  content: Content;
  pictures: Pictures;
}

function summaryOf(product: Product, { locale, content, pictures }: SummarySource): ProductSummary {
  const comesOn = product.availabilityComingSoonDate ?? null;
  return {
    slug: product.slug,
    productType: product.productType,
    title: resolveWords(product.title, locale),
    brand: content.brands.get(product.brand)!.name,
    brandSlug: product.brand,
    picture: pictures[product.pictures[0]!]!.base,
    plantType: product.productType === 'oil' ? product.plantType : null,
    oilType: product.productType === 'oil' ? product.oilType : null,
    ...(product.productType === 'oil' && locale.country === 'us' && { effects: product.effects }),
    regions: regionsSelling(product, locale.country).map(({ code }) => code),
    availability: product.availability,
    availabilityComingSoonDate: comesOn,
    comingSoonMonth: comesOn === null ? null : formatMonth(comesOn, locale.id),
    expressDeliveryProvidersCount: product.expressDeliveryProvidersCount,
    publishedOn: product.publishedOn,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      title: resolveWords(variant.title, locale),
      grams: variant.grams,
      thcGrams: variant.thcGrams,
      price: shownPrice(product, variant, locale),
      availability: variant.availability,
    })),
  };
}

const maxTerpenes = 3;
/** Pods of other plant types have a little CBD too, which nobody looks for. */
const traceOfCbd = 1;

/** Of the batch that the product's page shows first. */
function searchedFigures({ variants: [first] }: Product, batches: Content['batches']): Partial<ProductSummary> {
  const [batch] = sortNewestFirst(first!.batchIds.map((id) => batches.get(id)!));
  if (!batch) return {};
  const { sorted } = sortFigures(batch.terpenes);
  return {
    terpenes: sorted.slice(0, maxTerpenes).map(({ name }) => name),
    ...(batch.totalCbdPercent > traceOfCbd && { cbdPercent: batch.totalCbdPercent }),
  };
}

/**
 * Adds what searches and filters need beyond a card: flavors, which Canada does not allow promoting, and figures of the
 * lab report.
 */
export function catalogueFile(summaries: ProductSummary[], { country }: Locale, content: Content): ProductSummary[] {
  const products = new Map(content.products.map((product) => [product.slug, product]));
  return summaries.map((summary) => {
    const product = products.get(summary.slug)!;
    if (product.productType !== 'oil') return summary;
    return {
      ...summary,
      ...(country === 'us' && { flavors: product.flavors }),
      ...searchedFigures(product, content.batches),
    };
  });
}

const isLater = ({ availability }: Product): number => Number(availability !== 'available');

/** Every product that a region of the country sells. Available products come first, then newer ones. */
export const catalogueProducts = (products: readonly Product[], country: Country): Product[] =>
  products
    .filter((product) => regionsSelling(product, country).length)
    .sort(
      (a, b) => isLater(a) - isLater(b) || b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug),
    );

export const productSummaries = (locale: Locale, content: Content, pictures: Pictures): ProductSummary[] =>
  catalogueProducts(content.products, locale.country).map((product) =>
    summaryOf(product, { locale, content, pictures }),
  );
