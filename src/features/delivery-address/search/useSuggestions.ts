import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { suggestionsQuery } from '../../../data/delivery/deliveryCalls';
import type { PlaceSuggestion } from '../../../domain/delivery/address/addressSchema';
import {
  endsWithPostalCode,
  isHouseNumberMissing,
  isTownMissing,
  parseTypedAddress,
  type UndeliverableReason,
} from '../../../domain/delivery/address/parseTypedAddress';
import { isStreetAddress } from '../../../domain/delivery/address/streetAddress';
import { useApproximateLocation } from './useApproximateLocation';

/** In milliseconds. */
const debounceMs = 200;
/** In milliseconds: a faster response needs no spinner. */
const slowAfterMs = 400;

const none: PlaceSuggestion[] = [];

const isContinued = (before: unknown, text: string) =>
  // Every text starts with '', which is the query between two searches.
  typeof before === 'string' && before !== '' && text !== '' && (text.startsWith(before) || before.startsWith(text));

/** Why there is no suggestion. */
export type Empty = UndeliverableReason | 'noTown' | 'noNumber' | 'unknownCode' | 'notFound';

function emptyBecause(asked: string, types?: 'any'): Empty {
  if (types) return 'notFound';
  if (isTownMissing(asked)) return 'noTown';
  if (isHouseNumberMissing(asked)) return 'noNumber';
  return endsWithPostalCode(asked) ? 'unknownCode' : 'notFound';
}

/**
 * Suggestions while the shopper types. The last result stays until the next one arrives, if the new text continues the
 * old one.
 */
export function useSuggestions(typed: string, types?: 'any') {
  const near = useApproximateLocation();
  const read = parseTypedAddress(typed);
  const undeliverableReason = types ? null : read.undeliverableReason;
  const text = types ? typed.trim() : undeliverableReason ? '' : read.text;
  const [asked] = useDebounce(text, debounceMs);
  const query = useQuery({
    ...suggestionsQuery(asked, { types, ...near }),
    placeholderData: (before, { queryKey } = {} as never) => (isContinued(queryKey?.[1], asked) ? before : undefined),
  });
  const [hasWaited] = useDebounce(query.isFetching, slowAfterMs);
  const isWanted = suggestionsQuery(text).enabled && isContinued(asked, text);
  const items = (isWanted && query.data) || none;
  const isSettled = isWanted && query.isSuccess && !query.isFetching && !query.isPlaceholderData;
  const isEmpty = isSettled && items.length === 0;
  // A town or postal code is not an address yet, but it is offered so that the street can be added.
  const isArea = isEmpty && !types && !isStreetAddress(asked);
  const areas = useQuery({ ...suggestionsQuery(asked, { types: 'any', ...near }), enabled: isArea });
  const isAreaPending = isArea && areas.isLoading;
  const found = isArea && areas.data ? areas.data : none;
  return {
    items: found.length ? found : items,
    /** True if the items are towns and postal codes although a street address is needed. */
    areAreas: found.length > 0,
    isSettled: isSettled && !isAreaPending,
    empty: undeliverableReason ?? (isEmpty && !isAreaPending && found.length === 0 ? emptyBecause(asked, types) : null),
    isSlow: isWanted && (query.isFetching || isAreaPending) && hasWaited,
    error: isWanted ? query.error : null,
    retry: () => void query.refetch(),
  };
}
