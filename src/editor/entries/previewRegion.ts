import type { PageContext } from '../../content/pages/pageContext';
import { isFeatureOn } from '../../domain/region/features';
import { productRegion, regions, regionsOfPage, type Country, type Region } from '../../domain/region/regions';
import { pageRow } from '../../domain/site/routing/routes';

/** Returns the country's default region if it has the page, otherwise the first that does. */
export function previewRegion(page: PageContext, country: Country): Region {
  const { feature } = pageRow(page.routeId);
  const sold = page.store ? [page.store.region] : regionsOfPage(page);
  const fitting = regions
    .filter((region) => region.country === country)
    .filter(({ code }) => sold.length === 0 || sold.includes(code))
    .filter(({ code }) => feature === null || isFeatureOn(feature, code));
  return productRegion(
    country,
    fitting.map(({ code }) => code),
  );
}
