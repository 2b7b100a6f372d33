/** Does the work for each, whatever becomes of the others, and throws the first failure once all have had their turn. */
export async function tryEach<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error));
  if (failures.length) throw failures[0];
}
