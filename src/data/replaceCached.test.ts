import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { replaceCached } from './replaceCached';

const answers: ((value: string) => void)[] = [];
const query = queryOptions<string>({
  queryKey: ['word'],
  queryFn: () => new Promise((resolve) => answers.push(resolve)),
  retry: false,
});

test.each([
  ['a value', 'new', 'new'],
  ['a function of the value', (word: string | undefined) => `${word} and new`, 'old and new'],
])('%s replaces the cached one, and a response of an earlier request changes nothing', async (_, change, expected) => {
  const queries = new QueryClient();
  queries.setQueryData(query.queryKey, 'old');
  const refetch = queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  await replaceCached(queries, query.queryKey, change);
  expect(queries.getQueryData(query.queryKey)).toBe(expected);
  answers.splice(0).forEach((answer) => answer('old'));
  await refetch;
  expect(queries.getQueryData(query.queryKey)).toBe(expected);
});
