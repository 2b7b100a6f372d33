import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { suggestionsQuery } from '../../../data/delivery/deliveryCalls';
import type { PlaceSuggestion } from '../../../domain/address/addressSchema';
import {
  endsWithPostalCode,
  isHouseNumberMissing,
  isTownMissing,
  parseTypedAddress,
  type UndeliverableReason,
} from '../../../domain/address/parseTypedAddress';
import { isStreetAddress } from '../../../domain/address/streetAddress';
import { useApproximateLocation } from './useApproximateLocation';

const debounceMs = 200;
/** A faster response needs no spinner. */
const slowAfterMs = 400;

/** '90013 Los Angeles' looks like a house number and a street. */
const startsWithZip = /^\d{5}[\s,]+\p{L}/u;

const none: PlaceSuggestion[] = [];

const continuesText = (previous: unknown, text: string) =>
  // Excludes '', which every text starts with.
  typeof previous === 'string' &&
  previous !== '' &&
  text !== '' &&
  (text.startsWith(previous) || previous.startsWith(text));

export type EmptyReason = UndeliverableReason | 'noTown' | 'noNumber' | 'unknownCode' | 'notFound';

function getEmptyReason(searchText: string, types?: 'any'): EmptyReason {
  if (types) return 'notFound';
  if (isTownMissing(searchText)) return 'noTown';
  if (isHouseNumberMissing(searchText)) return 'noNumber';
  return endsWithPostalCode(searchText) ? 'unknownCode' : 'notFound';
}

/** Shows the last result until the next one arrives, if the new text continues the old one. */
export function useSuggestions(typed: string, types?: 'any') {
  const bias = useApproximateLocation();
  const parsed = parseTypedAddress(typed);
  const undeliverableReason = types ? null : parsed.undeliverableReason;
  const text = types ? typed.trim() : undeliverableReason ? '' : parsed.text;
  const [searchText] = useDebounce(text, debounceMs);
  const query = useQuery({
    ...suggestionsQuery(searchText, { types, ...bias }),
    placeholderData: (previous, { queryKey } = {} as never) =>
      continuesText(queryKey?.[1], searchText) ? previous : undefined,
  });
  const [isTakingLong] = useDebounce(query.isFetching, slowAfterMs);
  const isSearching = suggestionsQuery(text).enabled && continuesText(searchText, text);
  const items = (isSearching && query.data) || none;
  const isSettled = isSearching && query.isSuccess && !query.isFetching && !query.isPlaceholderData;
  const isEmpty = isSettled && items.length === 0;
  // Towns and postal codes are offered as a start, to which the shopper adds the street.
  const isArea = isEmpty && !types && (!isStreetAddress(searchText) || startsWithZip.test(searchText));
  const areas = useQuery({ ...suggestionsQuery(searchText, { types: 'any', ...bias }), enabled: isArea });
  const isAreaPending = isArea && areas.isLoading;
  const areaItems = isArea && areas.data ? areas.data : none;
  return {
    items: areaItems.length ? areaItems : items,
    /** True if the items are towns and postal codes although a street address is needed. */
    isAreaList: areaItems.length > 0,
    isSettled: isSettled && !isAreaPending,
    empty:
      undeliverableReason ??
      (isEmpty && !isAreaPending && areaItems.length === 0 ? getEmptyReason(searchText, types) : null),
    isSlow: isSearching && (query.isFetching || isAreaPending) && isTakingLong,
    error: isSearching ? query.error : null,
    retry: () => void query.refetch(),
  };
}
