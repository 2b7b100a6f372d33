import { queryOptions } from '@tanstack/react-query';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { nullIfMissing, unreachable } from '../apiError';
import { pageDataFile } from '../../domain/site/routing/pageDataFiles';
import { fetchSiteFile } from '../siteFile';

export interface ProductDetails {
  localeId: LocaleId;
  summary: ProductSummary;
}

interface ProductRequest {
  localeId: LocaleId;
  /** Without the locale prefix: '/shop/pods/…'. */
  productPath: string;
}

const minuteMs = 60_000;

/** The default locale of the other country. Both Canadian locales map to en-US. */
const otherLocale = (localeId: LocaleId): LocaleId => (localeOf(localeId).country === 'us' ? 'en-CA' : 'en-US');

interface PageData {
  result?: { pageContext?: { product?: { summary?: Partial<ProductSummary> } } };
}

/** Check the displayed fields, because the file may come from another build. */
function readSummary(pageData: PageData | null): ProductSummary | null {
  const summary = pageData?.result?.pageContext?.product?.summary;
  const texts = [summary?.slug, summary?.title, summary?.brand, summary?.picture, summary?.productType];
  return texts.every((text) => typeof text === 'string') ? (summary as ProductSummary) : null;
}

async function fetchDetails(
  { localeId, productPath }: ProductRequest,
  signal: AbortSignal,
): Promise<ProductDetails | null> {
  const path = pageDataFile(localePath(localeOf(localeId), productPath));
  const pageData = await fetchSiteFile<PageData>(path, { signal, shape: { fields: ['result'] } }).catch(nullIfMissing);
  if (pageData === null) return null;
  const summary = readSummary(pageData);
  if (!summary) throw unreachable();
  return { localeId, summary };
}

/** Falls back to the other country's locale. Null if neither has the product. */
export const productDetailsQuery = (product: ProductRequest) =>
  queryOptions({
    queryKey: ['productDetails', product.localeId, product.productPath],
    queryFn: async ({ signal }) =>
      (await fetchDetails(product, signal)) ??
      (await fetchDetails({ ...product, localeId: otherLocale(product.localeId) }, signal)),
    staleTime: minuteMs,
    retry: 1,
  });
