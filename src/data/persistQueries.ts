import { persistQueryClientSave, type PersistedClient } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isPublicData, looksPublic } from './publicData';
import { loadText, loadValue, saveText, storageKeys } from './storage';

/** S9-08: how long the kept cache counts, in milliseconds, the version of its shape, and how seldom it is written. */
const maxAge = 86_400_000;
const buster = '5';
const throttleTime = 1000;

interface KeptPlace {
  placeId: string;
  addressTwo: string;
}

interface Keeping {
  queryClient: QueryClient;
  /** The addresses that this browser remembers (S4-29). */
  places: () => readonly KeptPlace[];
  /** Epoch milliseconds. */
  now: number;
}

const persister = createSyncStoragePersister({
  key: storageKeys.queryCache,
  throttleTime,
  storage: {
    getItem: loadText,
    setItem: (key, text) => saveText(key, text || null),
    removeItem: (key) => saveText(key, null),
  },
  // What was just cleared is not written again as an empty cache.
  serialize: (client) => (client.clientState.queries.length > 0 ? JSON.stringify(client) : ''),
});

/**
 * The id of a place holds the street and the number that were typed: of what was only looked up nothing is kept, and of
 * the chosen places no more than S4-29 keeps of them anyway.
 */
function isKept([name, id, addressTwo]: QueryKey, places: readonly KeptPlace[]): boolean {
  if (name === 'providerProducts') return true;
  const place = places.find(({ placeId }) => placeId === id);
  if (name === 'providers') return place !== undefined;
  return name === 'address' && place !== undefined && (addressTwo === '' || addressTwo === place.addressTwo);
}

/** What was kept, unless it is too old, of another version or not what this version writes. */
const parseKept =
  (now: number) =>
  (value: unknown): PersistedClient | null => {
    const kept = value as PersistedClient;
    const age = now - kept.timestamp;
    const isOurs = ({ queryKey, state }: PersistedClient['clientState']['queries'][number]) =>
      looksPublic(queryKey[0], state.data) && state.dataUpdatedAt <= kept.timestamp;
    // A clock that was put back would let the data count as new for as long.
    return kept.buster === buster && age >= 0 && age <= maxAge && kept.clientState.queries.every(isOurs) ? kept : null;
  };

/** At once and not a promise later, as the package's own way would be: an island asks for what it shows as it is drawn. */
function restore(queryClient: QueryClient, now: number): void {
  const kept = loadValue(storageKeys.queryCache, parseKept(now));
  for (const { queryKey, state } of kept?.clientState.queries ?? [])
    if (now - state.dataUpdatedAt <= maxAge && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

/** S4-43: drops what is kept for the next visit. */
export const clearPersistedQueries = (): void => saveText(storageKeys.queryCache, null);

/**
 * S9-08, S9-12: takes back what an earlier visit knew of who delivers and what they have, and keeps it from now on, never
 * anything of an account. A cleared cache is dropped from storage at once (S4-43).
 */
export function persistQueries({ queryClient, places, now }: Keeping): { save: () => void; stop: () => void } {
  restore(queryClient, now);
  const cache = queryClient.getQueryCache();
  const save = () =>
    void persistQueryClientSave({
      queryClient,
      persister,
      buster,
      dehydrateOptions: {
        shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isKept(queryKey, places()),
        // One that waits for the network may hold an order.
        shouldDehydrateMutation: () => false,
      },
    });
  const stop = cache.subscribe(({ type, query }) => {
    const isChange = type === 'added' || type === 'updated' || type === 'removed';
    if (isChange && isPublicData(query.queryKey[0])) save();
    if (type === 'removed' && cache.getAll().length === 0) clearPersistedQueries();
  });
  return { save, stop };
}
