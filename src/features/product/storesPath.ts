import type { ProductView } from '../../content/pageContext';
import { routePath } from '../../domain/site/routes';

/** Path to the stores that carry a pod's brand, or to all stores for a device. */
export const storesPath = ({ oil, summary }: ProductView): string =>
  routePath('storeLocator') + (oil ? `?brand=${summary.brandSlug}` : '');
