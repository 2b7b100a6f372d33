import { queryOptions } from '@tanstack/react-query';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import { localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { comparedPod, type ComparedPod, type ComparedSource } from '../../domain/shortlist/compared';
import { pageDataFile } from '../../domain/site/routing/pageDataFiles';
import { nullIfMissing } from '../apiError';
import { fetchSiteFile } from '../siteFile';

interface PageData {
  result?: { pageContext?: { product?: Partial<ComparedSource> } };
}

function parseSource({ result }: PageData): ComparedSource | null {
  const { summary, oil = null, variants } = result?.pageContext?.product ?? {};
  return summary && Array.isArray(variants) && Array.isArray(summary.variants) ? { summary, oil, variants } : null;
}

/** Null if the locale has no such pod. */
export const comparedPodQuery = (localeId: LocaleId, slug: string) =>
  queryOptions<ComparedPod | null>({
    queryKey: ['comparedPod', localeId, slug],
    // The service worker may have the file in its cache when offline.
    networkMode: 'offlineFirst',
    queryFn: async ({ signal }) => {
      const path = localePath(localeOf(localeId), productPath({ productType: 'oil', slug }));
      const pageData = await fetchSiteFile<PageData>(pageDataFile(path), {
        signal,
        shape: { fields: ['result'] },
      }).catch(nullIfMissing);
      const source = pageData && parseSource(pageData);
      return source ? comparedPod(source) : null;
    },
    staleTime: 60_000,
    retry: 1,
  });
