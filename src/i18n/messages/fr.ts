import { frAccount } from './frAccount';
import { frFirst } from './frFirst';
import { frOrder } from './frOrder';
import { frProduct } from './frProduct';
import { frShop } from './frShop';
import { frStores } from './frStores';

/** The words of the interface in Canadian French. */
export const fr = { ...frFirst, ...frAccount, ...frOrder, ...frProduct, ...frShop, ...frStores };
