import { QueryIsland } from '../../state/QueryIsland';
import { OrderList } from './OrderList';

/** OrderList with its own React Query client; loaded only for signed-in shoppers. */
export function OrderListIsland() {
  return (
    <QueryIsland>
      <OrderList />
    </QueryIsland>
  );
}
