import type { HttpCall } from './http';

/** Asks for a list in the shape that all lists of the API share. */
export const listCall = <Call extends object>(call: Call & Pick<HttpCall, 'query'>) => ({
  ...call,
  query: { ...call.query, wrap: 'true' },
});

/** Reads a list page by page. */
export async function readAllPages<Item>(
  fetchPage: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor);
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return all;
}
