import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import { regionOf } from '../../../src/domain/region/regions';
import type { AppContext } from '../appContext';

/** Only ratings of pods sold in the United States are public. */
export const soldPods = ({ batches }: Pick<AppContext, 'batches'>): BatchProduct[] =>
  batches.products.filter(
    ({ productType, regions }) => productType === 'oil' && regions.some((code) => regionOf(code).country === 'us'),
  );
