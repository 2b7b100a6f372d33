import type { ProductView } from '../../content/pageContext';
import { routePath } from '../../domain/site/routes';

/** The stores that carry a pod's brand; all of them for a device. */
export const storesPath = ({ oil, summary }: ProductView): string =>
  routePath('storeLocator') + (oil ? `?brand=${summary.brandSlug}` : '');
