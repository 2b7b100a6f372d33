import { queryOptions } from '@tanstack/react-query';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { ApiError } from '../apiError';
import { pageDataFile } from '../../domain/site/pageDataFiles';
import { fetchSiteFile } from '../siteFile';

/** A product from its page, and the locale of that page. */
export interface ProductDetails {
  localeId: LocaleId;
  summary: ProductSummary;
}

interface Asked {
  localeId: LocaleId;
  /** The path without the locale prefix: '/shop/pods/…'. */
  productPath: string;
}

const minute = 60_000;

/** The locale of the other country. From both Canadian locales that is en-US. */
const otherLocale = (localeId: LocaleId): LocaleId => (localeOf(localeId).country === 'us' ? 'en-CA' : 'en-US');

interface PageData {
  result?: { pageContext?: { product?: { summary?: Partial<ProductSummary> } } };
}

/** The file may come from another build of this site, so check the fields that are displayed. */
function parsePageData(data: PageData | null): ProductSummary | null {
  const summary = data?.result?.pageContext?.product?.summary;
  const texts = [summary?.slug, summary?.title, summary?.brand, summary?.picture, summary?.productType];
  return texts.every((text) => typeof text === 'string') ? (summary as ProductSummary) : null;
}

async function fetchDetails({ localeId, productPath }: Asked, signal: AbortSignal): Promise<ProductDetails | null> {
  const path = pageDataFile(localePath(localeOf(localeId), productPath));
  const data = await fetchSiteFile<PageData>(path, { signal }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  if (data === null) return null;
  const summary = parsePageData(data);
  if (!summary) throw new ApiError(200);
  return { localeId, summary };
}

/**
 * A product from its page, falling back to the other country's locale if this one has no such page. Null if neither
 * has.
 */
export const productDetailsQuery = (asked: Asked) =>
  queryOptions({
    queryKey: ['productDetails', asked.localeId, asked.productPath],
    queryFn: async ({ signal }) =>
      (await fetchDetails(asked, signal)) ??
      (await fetchDetails({ ...asked, localeId: otherLocale(asked.localeId) }, signal)),
    staleTime: minute,
    retry: 1,
  });
