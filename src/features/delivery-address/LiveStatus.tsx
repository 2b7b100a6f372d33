import { useDelivery } from '../../state/delivery';
import { QueryIsland } from '../../state/QueryIsland';
import { AddressStatus } from './AddressStatus';

/** Who delivers to the chosen address. */
export function LiveStatus() {
  return (
    <QueryIsland>
      <Status />
    </QueryIsland>
  );
}

const Status = () => <AddressStatus delivery={useDelivery()} />;
