import type { ProductView } from '../../../content/pages/pageContext';
import { routePath } from '../../../domain/site/routing/routes';

/** Filters the store locator by the pod's brand. Every store carries the devices. */
export const storesPath = ({ oil, summary }: ProductView): string =>
  routePath('storeLocator') + (oil ? `?brand=${summary.brandSlug}` : '');

/** The support answer about who sells pods in Canada, where the store locator lists no stores. */
export const sellersPath = `${routePath('support')}#buy-in-canada`;
