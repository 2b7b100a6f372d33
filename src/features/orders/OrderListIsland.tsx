import { QueryIsland } from '../../state/QueryIsland';
import { OrderList } from './OrderList';

/** OrderList with the calls that it makes; only who is signed in loads it. */
export function OrderListIsland() {
  return (
    <QueryIsland>
      <OrderList />
    </QueryIsland>
  );
}
