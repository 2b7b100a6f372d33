import { QueryIsland } from '../../state/QueryIsland';
import { OrderDetails, type OrderDetailsProps } from './OrderDetails';

/** OrderDetails with the calls that it makes; only who is signed in loads it. */
export function OrderDetailsIsland(props: OrderDetailsProps) {
  return (
    <QueryIsland>
      <OrderDetails key={`${props.name?.providerId}/${props.name?.detailsId}`} {...props} />
    </QueryIsland>
  );
}
