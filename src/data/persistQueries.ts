import { persistQueryClientSave, type PersistedClient } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isPublicData, hasPublicShape } from './publicData';
import { check } from '../domain/plainSchema';
import { loadText, saveText, storageKeys } from './storage';
import { storedValue } from './storedValue';

/**
 * The lifetime of the stored cache in milliseconds, its version, and the minimum interval between writes in
 * milliseconds.
 */
const maxAge = 86_400_000;
const buster = '5';
const throttleTime = 1000;

interface KeptPlace {
  placeId: string;
  addressTwo: string;
}

interface Keeping {
  queryClient: QueryClient;
  /** The addresses that this browser remembers. */
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
  // Prevents writing a cleared cache back as an empty one.
  serialize: (client) => (client.clientState.queries.length > 0 ? JSON.stringify(client) : ''),
});

/**
 * A place id contains the typed street and number. Places that were only looked up are not stored, and of chosen places
 * nothing beyond what this browser remembers anyway.
 */
function isKept([name, id, addressTwo]: QueryKey, places: readonly KeptPlace[]): boolean {
  if (name === 'providerProducts') return true;
  const place = places.find(({ placeId }) => placeId === id);
  if (name === 'providers') return place !== undefined;
  return name === 'address' && place !== undefined && (addressTwo === '' || addressTwo === place.addressTwo);
}

/** False if the stored cache is too old, of another version or of an unexpected shape. */
function isCurrent(kept: PersistedClient, now: number): boolean {
  const age = now - kept.timestamp;
  const isOurs = ({ queryKey, state }: PersistedClient['clientState']['queries'][number]) =>
    hasPublicShape(queryKey[0], state.data) && state.dataUpdatedAt <= kept.timestamp;
  // If the clock was set back, data from the future would count as fresh for too long.
  return kept.buster === buster && age >= 0 && age <= maxAge && kept.clientState.queries.every(isOurs);
}

/** Restores synchronously, unlike the package's own restore, because an island reads the cache during its first render. */
function restore(queryClient: QueryClient, now: number): void {
  const schema = check<PersistedClient>((value) => isCurrent(value as PersistedClient, now));
  const kept = storedValue({ key: storageKeys.queryCache, schema, version: 1 }).load();
  for (const { queryKey, state } of kept?.clientState.queries ?? [])
    if (now - state.dataUpdatedAt <= maxAge && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

/** Deletes the stored cache. */
export const clearPersistedQueries = (): void => saveText(storageKeys.queryCache, null);

/**
 * Restores what an earlier visit fetched about dispensaries and their products, and keeps storing it; never account
 * data. Clearing the cache also clears storage immediately.
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
        // A mutation waiting for the network may hold an order.
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
