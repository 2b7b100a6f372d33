import type { AppContext } from '../../context/appContext';
import { deleteExpiredIds, deleteOrphanedIds } from '../../privacy/idPhotos/deleteOldIds';
import { runRemovals } from '../../privacy/removals/removals';
import { deleteExpiredRows } from './deleteExpiredRows';
import { removeDemo } from './removeDemo';

const parts = [
  ['Expired rows', deleteExpiredRows],
  ['Expired ID photos', deleteExpiredIds],
  ['Queued removals', runRemovals],
  ['Orphaned ID photos', deleteOrphanedIds],
  // Functions have no start at which to do it.
  ['Demo data', removeDemo],
] as const;

/** A failing part does not stop the others; all failures are thrown together at the end. */
export async function runUpkeep(context: AppContext, signal?: AbortSignal): Promise<void> {
  const errors: Error[] = [];
  for (const [kind, work] of parts) {
    if (signal?.aborted) break;
    await work(context).catch((cause: unknown) => {
      context.log.error(`${kind} could not be deleted`, { job: 'upkeep', error: cause });
      errors.push(new Error(kind, { cause }));
    });
  }
  if (errors.length) throw new AggregateError(errors, 'Some upkeep failed.');
}
