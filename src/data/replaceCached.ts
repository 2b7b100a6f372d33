import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/** Cancels pending requests first, because their responses may predate the change and would undo it. */
export async function replaceCached<Data>(
  queries: QueryClient,
  queryKey: DataTag<QueryKey, Data, unknown>,
  change: Updater<Data | undefined, Data | undefined>,
): Promise<void> {
  await queries.cancelQueries({ queryKey });
  queries.setQueryData<Data>(queryKey, change);
}
