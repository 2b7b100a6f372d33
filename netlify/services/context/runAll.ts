/** Runs `work` for every item even if some fail, then throws the first failure. */
export async function runAll<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}
