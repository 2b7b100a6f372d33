import { useEffect } from 'react';
import { useDelivery } from '../../../state/delivery/delivery';
import { QueryIsland } from '../../../state/QueryIsland';
import type { ListDelivery } from './listDelivery';

interface LiveOffersProps {
  onChange: (delivery: ListDelivery) => void;
}

/** Reports the stock of the dispensary for the shopper's address; renders nothing. */
export function LiveOffers({ onChange }: LiveOffersProps) {
  return (
    <QueryIsland>
      <DeliveryObserver onChange={onChange} />
    </QueryIsland>
  );
}

function DeliveryObserver({ onChange }: LiveOffersProps) {
  const { provider, offers, loading, error } = useDelivery();
  const isPending = loading !== null && error === null;
  useEffect(() => onChange({ provider, offers, isPending }), [onChange, provider, offers, isPending]);
  return null;
}
