import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { addressQuery, suggestionsQuery } from '../../data/delivery/deliveryCalls';
import type { Address } from '../../domain/delivery/address/addressSchema';
import { findSharedPlace } from '../../domain/delivery/stores/sharedPlace';
import { useWords } from '../../i18n/LocaleContext';
import type { ChosenPlace } from '../../state/delivery/deliveryPlace';
import { QueryIsland } from '../../state/QueryIsland';

export interface StorePlace {
  placeId: string;
  /** Null if it was not found. */
  address: Address | null;
}

interface StorePlaceLookupProps {
  placeId: string | null;
  onAnswer: (found: StorePlace) => void;
  /** A place from the URL that is not known yet. */
  wanted: string | null;
  onLinked: (place: ChosenPlace | null) => void;
}

/** Locates places and renders nothing, so that the list can render before and after without remounting. */
export function StorePlaceLookup({ placeId, onAnswer, wanted, onLinked }: StorePlaceLookupProps) {
  return (
    <QueryIsland>
      {placeId && <Lookup {...{ placeId, onAnswer }} />}
      {wanted && <LinkedLookup key={wanted} {...{ wanted, onLinked }} />}
    </QueryIsland>
  );
}

function Lookup({ placeId, onAnswer }: { placeId: string } & Pick<StorePlaceLookupProps, 'onAnswer'>) {
  const { data, isPending } = useQuery(addressQuery(placeId, ''));
  useEffect(() => {
    if (!isPending) onAnswer({ placeId, address: data ?? null });
  }, [placeId, data, isPending, onAnswer]);
  return null;
}

function LinkedLookup({ wanted, onLinked }: { wanted: string } & Pick<StorePlaceLookupProps, 'onLinked'>) {
  const { locale } = useWords();
  const nearCountry = locale.country === 'us' ? 'US' : 'CA';
  const { data, isLoading } = useQuery(suggestionsQuery(wanted, { types: 'any', nearCountry }));
  const answer = useEffectEvent(() => {
    const found = findSharedPlace(wanted, data ?? []);
    onLinked(found ? { placeId: found.placeId, addressTwo: '', label: found.mainText } : null);
  });
  useEffect(() => {
    if (!isLoading) answer();
  }, [isLoading]);
  return null;
}
