import type { AppContext } from './appContext';

interface DueWork<Item> {
  /** Logged with the error, for example "A membership could not be renewed". */
  failure: string;
  job: string;
  /** Finds the next few items, without those that this run has seen and that are still due. */
  findDue: (excludedIds: string[]) => Promise<Item[]>;
  idOf: (item: Item) => string;
  /** Returns false if the item is unchanged. */
  work: (item: Item) => Promise<boolean>;
  signal?: AbortSignal;
}

/**
 * Works through all due items. One that fails is logged and left for the next run, so that it never holds back the
 * others. Returns the number of changed items, or throws at the end if any failed.
 */
export async function processDue<Item>({ log }: Pick<AppContext, 'log'>, due: DueWork<Item>): Promise<number> {
  const { failure, job, findDue, idOf, work, signal } = due;
  let changed = 0;
  // Changed items are no longer due, so only unchanged ones must be excluded.
  const unchanged: string[] = [];
  let failures = 0;
  for (;;) {
    const items = signal?.aborted ? [] : await findDue(unchanged);
    if (!items.length) break;
    for (const item of items) {
      if (signal?.aborted) break;
      const isChanged = await work(item).catch((error: unknown) => {
        log.error(failure, { job, error });
        failures += 1;
        return false;
      });
      if (isChanged) changed += 1;
      else unchanged.push(idOf(item));
    }
  }
  if (failures) throw new Error(`${failure}: ${failures} failed`);
  return changed;
}
