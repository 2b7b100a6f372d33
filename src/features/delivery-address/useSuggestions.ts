import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { suggestionsQuery } from '../../data/delivery/deliveryCalls';
import type { PlaceSuggestion } from '../../domain/delivery/addressSchema';
import { splitUnit } from '../../domain/delivery/unitInText';

/** S9-05, in milliseconds. */
const pause = 200;
/** An answer that comes sooner needs no spinner. */
const slowAfter = 400;

const none: PlaceSuggestion[] = [];

const isContinued = (before: unknown, text: string) =>
  typeof before === 'string' && (text.startsWith(before) || before.startsWith(text));

/** S5-19: what a text may mean as it is typed. Until the next answer is there the last one stands, if the text went on from it. */
export function useSuggestions(typed: string, types?: 'any') {
  const text = types ? typed.trim() : splitUnit(typed).text;
  const [asked] = useDebounce(text, pause);
  const query = useQuery({
    ...suggestionsQuery(asked, types),
    placeholderData: (before, { queryKey } = {} as never) => (isContinued(queryKey?.[1], asked) ? before : undefined),
  });
  const [hasWaited] = useDebounce(query.isFetching, slowAfter);
  const isWanted = suggestionsQuery(text, types).enabled;
  const items = (isWanted && query.data) || none;
  const isSettled = isWanted && query.isSuccess && !query.isFetching && !query.isPlaceholderData;
  return {
    items,
    isSettled,
    isEmpty: isSettled && items.length === 0,
    isSlow: isWanted && query.isFetching && hasWaited,
    error: isWanted ? query.error : null,
    retry: () => void query.refetch(),
  };
}
