import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addressQuery } from '../../data/delivery/deliveryCalls';
import type { Position } from '../../domain/delivery/address/distance';
import { QueryIsland } from '../../state/QueryIsland';

export interface FoundPlace {
  placeId: string;
  /** Null if the address has no coordinates or was not found. */
  position: Position | null;
}

interface StorePlaceLookupProps {
  placeId: string;
  onAnswer: (found: FoundPlace) => void;
}

/** Locates an address and renders nothing, so that the list can render before and after without remounting. */
export function StorePlaceLookup(props: StorePlaceLookupProps) {
  return (
    <QueryIsland>
      <Lookup {...props} />
    </QueryIsland>
  );
}

function Lookup({ placeId, onAnswer }: StorePlaceLookupProps) {
  const { data, isPending } = useQuery(addressQuery(placeId, ''));
  useEffect(() => {
    if (isPending) return;
    const { latitude, longitude } = data ?? {};
    const isKnown = latitude !== undefined && longitude !== undefined;
    onAnswer({ placeId, position: isKnown ? { latitude, longitude } : null });
  }, [placeId, data, isPending, onAnswer]);
  return null;
}
