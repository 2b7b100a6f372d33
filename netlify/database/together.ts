type Results<Work extends readonly unknown[]> = { -readonly [Index in keyof Work]: Awaited<Work[Index]> };

/**
 * Awaits pipelined statements of one transaction. Throws the error of the first one that failed: Postgres refuses those
 * after it only because the transaction has failed. They run in the order in which they are sent. A function of
 * `prepareQuery` and the `execute()` of a query send at the call; a query without it, and a transaction's `execute(sql)`,
 * send when they are awaited, which is a moment later.
 */
export async function together<const Work extends readonly unknown[]>(work: Work): Promise<Results<Work>> {
  const settled = await Promise.allSettled(work);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((result) => (result as PromiseFulfilledResult<unknown>).value) as Results<Work>;
}
