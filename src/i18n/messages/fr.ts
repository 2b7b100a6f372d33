import { frAccount } from './frAccount';
import { frDetails } from './frDetails';
import { frFilters } from './frFilters';
import { frMap } from './frMap';
import { frFirst } from './frFirst';
import { frOrder } from './frOrder';
import { frPages } from './frPages';
import { frPods } from './frPods';
import { frProduct } from './frProduct';
import { frSettings } from './frSettings';
import { frShop } from './frShop';
import { frStores } from './frStores';

/** The interface messages in Canadian French. */
export const fr = {
  ...frFirst,
  ...frAccount,
  ...frOrder,
  ...frPages,
  ...frProduct,
  ...frDetails,
  ...frShop,
  ...frFilters,
  ...frMap,
  ...frStores,
  ...frPods,
  ...frSettings,
};
