type Results<Work extends readonly unknown[]> = { -readonly [Index in keyof Work]: Awaited<Work[Index]> };

/**
 * Waits for statements of one transaction that were started at once, and throws the failure of the first of them:
 * Postgres refuses those behind it only because the transaction has failed. They run in the order in which they are
 * sent: at the call by `prepareQuery` and the `execute()` of a query, but a moment later if a query is awaited, or what
 * a transaction's `execute(sql)` returns.
 */
export async function together<const Work extends readonly unknown[]>(work: Work): Promise<Results<Work>> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as Results<Work>;
}
