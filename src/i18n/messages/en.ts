import { enAccount } from './enAccount';
import { enDetails } from './enDetails';
import { enFilters } from './enFilters';
import { enMap } from './enMap';
import { enFirst } from './enFirst';
import { enOrder } from './enOrder';
import { enPages } from './enPages';
import { enPods } from './enPods';
import { enProduct } from './enProduct';
import { enSettings } from './enSettings';
import { enShop } from './enShop';
import { enStores } from './enStores';

/** The interface messages in US English. Every language has the same keys. */
export const en = {
  ...enFirst,
  ...enAccount,
  ...enOrder,
  ...enPages,
  ...enProduct,
  ...enDetails,
  ...enShop,
  ...enFilters,
  ...enMap,
  ...enStores,
  ...enPods,
  ...enSettings,
} as const;
