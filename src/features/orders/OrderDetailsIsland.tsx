import { QueryIsland } from '../../state/QueryIsland';
import { OrderDetails, type OrderDetailsProps } from './OrderDetails';

/** OrderDetails with its own React Query client; loaded only for signed-in shoppers. */
export function OrderDetailsIsland(props: OrderDetailsProps) {
  return (
    <QueryIsland>
      <OrderDetails key={`${props.name?.providerId}/${props.name?.detailsId}`} {...props} />
    </QueryIsland>
  );
}
