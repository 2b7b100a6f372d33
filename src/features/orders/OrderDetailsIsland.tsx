import type { ComponentProps } from 'react';
import { QueryIsland } from '../../state/QueryIsland';
import { OrderDetails } from './OrderDetails';
/** OrderDetails with the calls that it makes; only who is signed in loads it. */
export function OrderDetailsIsland(props: ComponentProps<typeof OrderDetails>) {
  return (
    <QueryIsland>
      <OrderDetails {...props} />
    </QueryIsland>
  );
}
