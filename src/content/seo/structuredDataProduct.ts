import type { ItemAvailability, Offer, Product as ProductThing, PropertyValue, QuantitativeValue } from 'schema-dts';
import { variantThcPercent } from '../../domain/catalogue/productFigures';
import { ratingThing, reviewThing } from '../../domain/rating/ratingThings';
import { isFeatureOn } from '../../domain/region/features';
import { localeOf } from '../../domain/region/locales';
import { productRegion } from '../../domain/region/regions';
import { canonicalPath } from '../../domain/site/routing/canonicalPath';
import type { HeadWords } from '../pages/headWords';
import type { PageContext, ProductView, VariantView } from '../pages/pageContext';
import { offerTerms, type SellerTerms } from './offerTerms';
import { parentList } from './structuredDataLists';

interface ProductSource {
  id: string;
  words: HeadWords;
  terms: SellerTerms;
}

const weight = ({ title, grams }: VariantView): QuantitativeValue[] =>
  grams === null ? [] : [{ '@type': 'QuantitativeValue', name: title, value: grams, unitCode: 'GRM' }];

const property = (name: string, value: string): PropertyValue => ({ '@type': 'PropertyValue', name, value });

const share = (name: string, value: number): PropertyValue => ({
  '@type': 'PropertyValue',
  name,
  value,
  // UN/CEFACT code for percent.
  unitCode: 'P1',
});

/** The oil profile, label and lab report of the initial variant, or a device's specifications. */
function properties({ oil, device, variants }: ProductView, words: HeadWords): PropertyValue[] {
  if (device) return device.specifications.map(({ name, value }) => property(name, value));
  if (!oil) return [];
  const [variant] = variants;
  const labelThcPercent = variant ? variantThcPercent(variant) : null;
  const batch = variant?.batches[0];
  return [
    property(words.plantType, words.plantTypes[oil.plantType]),
    property(words.oilType, words.oilTypes[oil.oilType]),
    property(words.strain, oil.strain.name),
    // An offer is of a size, not of one of its batches, so its THC is the label's.
    ...(labelThcPercent === null ? [] : [share(words.totalThc, Math.round(labelThcPercent * 10) / 10)]),
    ...(batch ? [share(words.totalCbd, batch.totalCbdPercent)] : []),
  ];
}

/** Products cannot be preordered. Stores sell products without XPRESS delivery. */
function availability(variant: VariantView, { summary }: ProductView): ItemAvailability {
  if (variant.availability === 'sold-out') return 'https://schema.org/SoldOut';
  if (variant.availability === 'coming-soon') return 'https://schema.org/OutOfStock';
  return summary.expressDeliveryProvidersCount > 0 ? 'https://schema.org/InStock' : 'https://schema.org/InStoreOnly';
}

/** Empty if the page's region hides prices. */
export function pricedVariants({ localeId, product }: PageContext): VariantView[] {
  if (!product) return [];
  const region = productRegion(localeOf(localeId).country, product.summary.regions);
  return isFeatureOn('priceDisplay', region.code) ? product.variants.filter(({ price }) => price !== null) : [];
}

function offers(page: PageContext, product: ProductView, { words, terms }: ProductSource): Offer[] {
  const region = productRegion(localeOf(page.localeId).country, product.summary.regions);
  const starts = product.summary.availabilityComingSoonDate;
  const { siteUrl } = page.shell;
  return pricedVariants(page).map((variant) => ({
    '@type': 'Offer',
    url: siteUrl + canonicalPath(page),
    sku: variant.id,
    name: variant.title,
    price: variant.price!.toFixed(2),
    priceCurrency: 'USD',
    availability: availability(variant, product),
    ...(starts && variant.availability === 'coming-soon' && { availabilityStarts: starts }),
    itemCondition: 'https://schema.org/NewCondition',
    areaServed: { '@type': 'State', name: words.regions[region.code] },
    ...offerTerms({ region: words.regions[region.code], siteUrl }, terms),
  }));
}

/** Returns null without a price, a rating or a review, because search engines reject a product with none of them. */
export function productData(page: PageContext, product: ProductView, source: ProductSource): ProductThing | null {
  const { id, words } = source;
  const { summary, pictures, variants, rating, reviews } = product;
  const url = page.shell.siteUrl + canonicalPath(page);
  const productOffers = offers(page, product, source);
  if (!productOffers.length && !rating && !reviews) return null;
  const weights = variants.flatMap(weight);
  const list = parentList(page);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: summary.title,
    description: product.description,
    productID: id,
    sku: variants[0]!.id,
    ...(list && { category: list.label }),
    brand: { '@type': 'Brand', name: summary.brand },
    image: pictures.map(({ base, widths }) => `${page.shell.siteUrl}${base}-${Math.max(...widths)}.webp`),
    additionalProperty: properties(product, words),
    ...(weights.length && { hasMeasurement: weights }),
    ...(productOffers.length && { offers: productOffers }),
    // The browser replaces both by those of today.
    ...(rating && { aggregateRating: ratingThing(rating) }),
    ...(reviews && { review: reviews.newest.map(reviewThing) }),
  };
}
