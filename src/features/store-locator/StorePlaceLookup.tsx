import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addressQuery, suggestionsQuery } from '../../data/delivery/deliveryCalls';
import type { Address } from '../../domain/address/addressSchema';
import { findSharedPlace } from '../../domain/delivery/stores/sharedPlace';
import { useWords } from '../../i18n/LocaleContext';
import type { ChosenPlace } from '../../state/delivery/deliveryPlace';
import { QueryIsland } from '../../state/QueryIsland';

export interface StorePlace {
  placeId: string;
  /** Null if the place was not found. */
  address: Address | null;
}

interface StorePlaceLookupProps {
  placeId: string | null;
  onFound: (found: StorePlace) => void;
  /** A place name from the URL that has no place id yet. */
  pendingName: string | null;
  onLinkedPlace: (place: ChosenPlace | null) => void;
}

/** Renders nothing, so that adding or removing it doesn't remount the list. */
export function StorePlaceLookup({ placeId, onFound, pendingName, onLinkedPlace }: StorePlaceLookupProps) {
  return (
    <QueryIsland>
      {placeId && <Lookup {...{ placeId, onFound }} />}
      {pendingName && <LinkedLookup key={pendingName} {...{ pendingName, onLinkedPlace }} />}
    </QueryIsland>
  );
}

function Lookup({ placeId, onFound }: { placeId: string } & Pick<StorePlaceLookupProps, 'onFound'>) {
  const { data, isPending } = useQuery(addressQuery(placeId, ''));
  useEffect(() => {
    if (!isPending) onFound({ placeId, address: data ?? null });
  }, [placeId, data, isPending, onFound]);
  return null;
}

function LinkedLookup({
  pendingName,
  onLinkedPlace,
}: { pendingName: string } & Pick<StorePlaceLookupProps, 'onLinkedPlace'>) {
  const { locale } = useWords();
  const nearCountry = locale.country === 'us' ? 'US' : 'CA';
  const { data, isLoading } = useQuery(suggestionsQuery(pendingName, { types: 'any', nearCountry }));
  const reportPlace = useEffectEvent(() => {
    const found = findSharedPlace(pendingName, data ?? []);
    onLinkedPlace(found ? { placeId: found.placeId, addressTwo: '', label: found.mainText } : null);
  });
  useEffect(() => {
    if (!isLoading) reportPlace();
  }, [isLoading]);
  return null;
}
