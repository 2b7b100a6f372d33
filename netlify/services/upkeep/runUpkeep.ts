import type { AppContext } from '../appContext';
import { deleteExpiredIds } from '../ids/deleteExpiredIds';
import { deleteLostIds } from '../ids/deleteLostIds';
import { runRemovals } from '../removals/removals';
import { deleteExpiredRows } from './deleteExpiredRows';

const parts = [
  ['Rows that have run out', deleteExpiredRows],
  ['ID images whose time has come', deleteExpiredIds],
  ['What was to be removed elsewhere', runRemovals],
  ['Bytes of lost ID images', deleteLostIds],
] as const;

/**
 * One upkeep run. Runs of several processes may overlap. A failing part does not stop the others; all failures are thrown
 * together at the end.
 */
export async function runUpkeep(context: AppContext, signal?: AbortSignal): Promise<void> {
  const faults: Error[] = [];
  for (const [what, work] of parts) {
    if (signal?.aborted) break;
    await work(context).catch((cause: unknown) => {
      context.log.error(`${what} could not be deleted`, { job: 'upkeep', error: cause });
      faults.push(new Error(what, { cause }));
    });
  }
  if (faults.length) throw new AggregateError(faults, 'Some upkeep failed.');
}
