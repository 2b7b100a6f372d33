import { frAccount } from './frAccount';
import { frFirst } from './frFirst';
import { frOrder } from './frOrder';

/** The words of the interface in Canadian French. */
export const fr = { ...frFirst, ...frAccount, ...frOrder };
