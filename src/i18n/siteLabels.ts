import type { SiteLabels } from '../domain/search/siteIndex';
import type { Translate } from './translator';

export const siteLabels = (t: Translate<'first' | 'search'>): SiteLabels => ({
  pod: (kind) => t(`product.${kind}`),
  kind: (kind) => t(`search.kind.${kind}`),
  storesNear: (place) => t('search.storesNear', { place }),
  region: (region) => t(`region.${region}`),
  batch: (batch) => t('search.batch', { batch }),
});
