import { persistQueryClientSave, type PersistedClient } from '@tanstack/query-persist-client-core';
import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isPublicData, hasPublicShape } from './publicData';
import { check } from '../domain/validation/plainSchema';
import { loadText, saveText, storageKeys } from './storage';
import { storedValue } from './storedValue';

/** In milliseconds. */
const maxAge = 86_400_000;
const buster = '5';
const throttleTime = 1000;

interface StoredPlace {
  placeId: string;
  addressTwo: string;
}

interface PersistOptions {
  queryClient: QueryClient;
  places: () => readonly StoredPlace[];
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
  // Don't write an empty cache after the cache was cleared.
  serialize: (client) => (client.clientState.queries.length > 0 ? JSON.stringify(client) : ''),
});

/** Place ids contain the street and number, so only chosen places are stored. */
function shouldPersist([name, id, addressTwo]: QueryKey, places: readonly StoredPlace[]): boolean {
  if (name === 'providerProducts') return true;
  const place = places.find(({ placeId }) => placeId === id);
  if (name === 'providers') return place !== undefined;
  return name === 'address' && place !== undefined && (addressTwo === '' || addressTwo === place.addressTwo);
}

function isCurrent(persisted: PersistedClient, now: number): boolean {
  const age = now - persisted.timestamp;
  const isValidQuery = ({ queryKey, state }: PersistedClient['clientState']['queries'][number]) =>
    hasPublicShape(queryKey[0], state.data) && state.dataUpdatedAt <= persisted.timestamp;
  // Reject data from the future, which would stay fresh for too long after the clock was set back.
  return persisted.buster === buster && age >= 0 && age <= maxAge && persisted.clientState.queries.every(isValidQuery);
}

/** Synchronous, unlike the package's restore, because an island reads the cache during its first render. */
function restore(queryClient: QueryClient, now: number): void {
  const schema = check<PersistedClient>((value) => isCurrent(value as PersistedClient, now));
  const persisted = storedValue({ key: storageKeys.queryCache, schema }).load();
  for (const { queryKey, state } of persisted?.clientState.queries ?? [])
    if (now - state.dataUpdatedAt <= maxAge && queryClient.getQueryData(queryKey) === undefined)
      queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

export const clearPersistedQueries = (): void => saveText(storageKeys.queryCache, null);

/** Persists data about dispensaries and their products, never account data. Clearing the cache clears storage too. */
export function persistQueries({ queryClient, places, now }: PersistOptions): { save: () => void; stop: () => void } {
  restore(queryClient, now);
  const cache = queryClient.getQueryCache();
  const save = () =>
    void persistQueryClientSave({
      queryClient,
      persister,
      buster,
      dehydrateOptions: {
        shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && shouldPersist(queryKey, places()),
        // A paused mutation may contain an order.
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
