export type Country = 'us' | 'ca';

/** `flag` names the product field that says whether the region sells it. */
export const regions = [
  { code: 'CA', country: 'us', flag: 'availableUs', isHidden: false },
  { code: 'OH', country: 'us', flag: 'availableUsOh', isHidden: false },
  { code: 'MO', country: 'us', flag: 'availableUsMo', isHidden: false },
  { code: 'UT', country: 'us', flag: 'availableUsUt', isHidden: true },
  { code: 'WA', country: 'us', flag: 'availableUsWa', isHidden: false },
  { code: 'CO', country: 'us', flag: 'availableUsCo', isHidden: false },
  { code: 'NM', country: 'us', flag: 'availableUsNm', isHidden: false },
  { code: 'CA_ALL', country: 'ca', flag: 'availableCaAll', isHidden: false },
  { code: 'ON', country: 'ca', flag: 'availableCa', isHidden: true },
  { code: 'AB', country: 'ca', flag: 'availableCaAb', isHidden: true },
] as const;

export type Region = (typeof regions)[number];
export type Subcountry = Region['code'];
export const regionCodes = regions.map(({ code }) => code);
export type AvailabilityFlag = Region['flag'];

const defaults: Record<Country, Subcountry> = { us: 'CA', ca: 'CA_ALL' };

/** Needs no country, because codes are unique across both. */
export const regionOf = (code: Subcountry): Region => regions.find((region) => region.code === code)!;

export const defaultRegion = (country: Country): Region => regionOf(defaults[country]);

/** Returns the default region if it sells the product, otherwise the first that does, if possible one that is offered. */
export const productRegion = (country: Country, sold: readonly Subcountry[]): Region =>
  sold.length && !sold.includes(defaults[country])
    ? regionOf(sold.find((code) => !regionOf(code).isHidden) ?? sold[0]!)
    : defaultRegion(country);

interface Sold {
  regions: readonly Subcountry[];
}

/** The regions that sell any of the products. */
export const regionsOfAll = (products: readonly Sold[]): Subcountry[] => [
  ...new Set(products.flatMap(({ regions: sold }) => sold)),
];

interface PageProducts {
  product?: { summary: Sold };
  listing?: { products: readonly Sold[]; regions?: readonly Subcountry[] };
}

/** The regions that sell what the page is about. Empty for a page about no product. */
export const regionsOfPage = ({ product, listing }: PageProducts = {}): Subcountry[] =>
  regionsOfAll(
    product ? [product.summary] : listing?.regions ? [{ regions: listing.regions }] : (listing?.products ?? []),
  );

export const offeredRegions = (country: Country): Region[] =>
  regions.filter((region) => region.country === country && !region.isHidden);

export const regionsSelling = (
  { visibility }: { visibility?: { [flag in AvailabilityFlag]?: boolean | null } | null },
  country: Country,
): Region[] => regions.filter((region) => region.country === country && visibility?.[region.flag]);

export function storedRegion(country: Country, stored: string | null): Region {
  return regions.find((region) => region.country === country && region.code === stored) ?? defaultRegion(country);
}
