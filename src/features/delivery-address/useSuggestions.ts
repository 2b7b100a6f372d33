import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { suggestionsQuery } from '../../data/delivery/deliveryCalls';
import type { PlaceSuggestion } from '../../domain/delivery/addressSchema';
import { isStreetAddress } from '../../domain/delivery/streetAddress';
import { splitUnit } from '../../domain/delivery/unitInText';
import { useNear } from './useNear';

/** S9-05, in milliseconds. */
const pause = 200;
/** An answer that comes sooner needs no spinner. */
const slowAfter = 400;

const none: PlaceSuggestion[] = [];

const isContinued = (before: unknown, text: string) =>
  // Any text starts with '', which is what is asked between two searches.
  typeof before === 'string' && before !== '' && text !== '' && (text.startsWith(before) || before.startsWith(text));

/** S5-19: what a text may mean as it is typed. Until the next answer is there the last one stands, if the text went on from it. */
export function useSuggestions(typed: string, types?: 'any') {
  const near = useNear();
  const text = types ? typed.trim() : splitUnit(typed).text;
  const [asked] = useDebounce(text, pause);
  const query = useQuery({
    ...suggestionsQuery(asked, { types, ...near }),
    placeholderData: (before, { queryKey } = {} as never) => (isContinued(queryKey?.[1], asked) ? before : undefined),
  });
  const [hasWaited] = useDebounce(query.isFetching, slowAfter);
  const isWanted = suggestionsQuery(text).enabled && isContinued(asked, text);
  const items = (isWanted && query.data) || none;
  const isSettled = isWanted && query.isSuccess && !query.isFetching && !query.isPlaceholderData;
  const isEmpty = isSettled && items.length === 0;
  // A town or a postal code is no address, but a way to one: it is offered with its street still to be typed.
  const isArea = isEmpty && !types && !isStreetAddress(asked);
  const areas = useQuery({ ...suggestionsQuery(asked, { types: 'any', ...near }), enabled: isArea });
  const isAreaPending = isArea && areas.isLoading;
  const found = isArea && areas.data ? areas.data : none;
  return {
    items: found.length ? found : items,
    /** Whether the items are towns and postal codes, where an address is wanted. */
    areAreas: found.length > 0,
    isSettled: isSettled && !isAreaPending,
    isEmpty: isEmpty && !isAreaPending && found.length === 0,
    isSlow: isWanted && (query.isFetching || isAreaPending) && hasWaited,
    error: isWanted ? query.error : null,
    retry: () => void query.refetch(),
  };
}
