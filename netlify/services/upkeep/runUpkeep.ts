import type { AppContext } from '../appContext';
import { deleteExpiredIds } from '../ids/deleteExpiredIds';
import { deleteLostIds } from '../ids/deleteLostIds';
import { deleteExpiredRows } from './deleteExpiredRows';

/** One round of upkeep, for a timer or a scheduled function; never throws, and rounds of several processes may overlap. */
export async function runUpkeep(context: AppContext): Promise<void> {
  // One that fails must not keep the others from their work.
  for (const [what, work] of [
    ['Rows that have run out', deleteExpiredRows],
    ['ID images whose time has come', deleteExpiredIds],
    ['Bytes of lost ID images', deleteLostIds],
  ] as const) {
    try {
      await work(context);
    } catch (error) {
      console.error(`${what} could not be deleted: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
