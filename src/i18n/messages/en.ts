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

/** The words of the interface in US English; its keys are those of every language (D-04). */
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
