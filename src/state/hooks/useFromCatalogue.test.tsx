import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../../data/queryClient';
import { QueryIsland } from '../QueryIsland';
import { useFromCatalogue } from './useFromCatalogue';

const reads = { titles: 'titleRank', cards: 'card' } as const;
const wrapper = ({ children }: { children: ReactNode }) => <QueryIsland>{children}</QueryIsland>;
const render = (first: keyof typeof reads) =>
  renderHook(
    ({ read }) => useFromCatalogue('en-US', (catalogue) => catalogue[reads[read]](0), { dependencies: [read] }),
    { initialProps: { read: first }, wrapper },
  );
const titles = 'GET /lists/en-US/titles.json';
const open = () =>
  fakeApi({ 'GET /catalogue/en-US.json': [buildSummary({ slug: 'amber', title: 'Amber' })], [titles]: offline });

beforeEach(() => queryClient.clear());

test('a part that one component fails to load does not fail another', async () => {
  open();
  const failing = render('titles');
  await waitFor(() => expect(failing.result.current.isFailed).toBe(true));
  const other = render('cards');
  await waitFor(() => expect(other.result.current.data).toMatchObject({ title: 'Amber' }));
  failing.rerender({ read: 'titles' });
  expect([failing.result.current.isFailed, other.result.current.isFailed]).toEqual([true, false]);
});

test('a failure ends once the component reads what has loaded', async () => {
  open();
  const { result, rerender } = render('titles');
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  rerender({ read: 'cards' });
  expect(result.current.isFailed).toBe(false);
  await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Amber' }));
});

test('a part that failed is loaded again on request', async () => {
  const api = open();
  const { result } = render('titles');
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  delete api.answers[titles];
  act(() => result.current.retry());
  await waitFor(() => expect(result.current).toMatchObject({ data: 0, isFailed: false }));
});
