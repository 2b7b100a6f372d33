import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { catalogueQuery, storesQuery } from './siteFileQueries';
import { productDetailsQuery } from './catalogue/productDetails';
import { addressQuery, providerProductsQuery, providersQuery } from './delivery/deliveryCalls';
import { queryClient } from './queryClient';

const second = 1000;
const twoDays = 2 * 86_400 * second;
const product = { localeId: 'en-US', productPath: '/shop/pods/amber' } as const;

const numbersOf = (query: { queryKey: QueryKey }) => {
  const { staleTime, gcTime, retry, refetchOnWindowFocus } = queryClient.defaultQueryOptions(query as never);
  return { staleTime, gcTime, retry, refetchOnWindowFocus };
};

describe('S9-08 how long data stays fresh, and how often a query is retried', () => {
  test.each<[string, { queryKey: QueryKey }, staleTime: number, retry: number | false]>([
    ['any query', { queryKey: ['any'] }, twoDays, false],
    ['the stores', storesQuery('en-US'), twoDays, false],
    ['an address', addressQuery('place-1', ''), twoDays, false],
    ['the dispensaries of an address', providersQuery('place-1'), 30 * second, false],
    ['a dispensary’s products', providerProductsQuery('provider-1'), 30 * second, 3],
    ['a product', productDetailsQuery(product), 60 * second, 1],
    ['the products', catalogueQuery('en-US'), 60 * second, false],
  ])('%s', (_, query, staleTime, retry) => {
    expect(numbersOf(query)).toEqual({ staleTime, retry, gcTime: twoDays, refetchOnWindowFocus: false });
  });

  test('a change is sent once', () => {
    expect(queryClient.getDefaultOptions().mutations).toEqual({ retry: false });
  });
});
