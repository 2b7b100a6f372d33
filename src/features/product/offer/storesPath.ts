import type { ProductView } from '../../../content/pages/pageContext';
import { routePath } from '../../../domain/site/routing/routes';

/** Path to the stores that carry a pod's brand, or to all stores for a device. */
export const storesPath = ({ oil, summary }: ProductView): string =>
  routePath('storeLocator') + (oil ? `?brand=${summary.brandSlug}` : '');

/** Path to the answer that says who may sell pods in Canada, where no store is listed. */
export const sellersPath = `${routePath('support')}#buy-in-canada`;
