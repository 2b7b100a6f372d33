import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';
import { cataloguePartQuery } from '../../data/catalogue/catalogueParts';
import { queryClient } from '../../data/queryClient';
import { QueryIsland } from '../QueryIsland';
import { useFromCatalogue } from './useFromCatalogue';

const reads = { titles: 'titleRank', cards: 'card' } as const;
const wrapper = ({ children }: { children: ReactNode }) => <QueryIsland>{children}</QueryIsland>;
const render = (first: keyof typeof reads, keepsPrevious = false) =>
  renderHook(
    ({ read }) =>
      useFromCatalogue('en-US', (catalogue) => catalogue[reads[read]](0), { dependencies: [read], keepsPrevious }),
    { initialProps: { read: first }, wrapper },
  );
const titles = 'GET /lists/en-US/ranks-0.json';
const open = (answer: () => object = offline) =>
  fakeApi({ 'GET /catalogue/en-US.json': [buildSummary({ slug: 'amber', title: 'Amber' })], [titles]: answer });

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

test.each([
  [false, null],
  [true, { title: 'Amber' }],
])('with keepsPrevious %s, the data is %j while parts for other dependencies load', async (keepsPrevious, expected) => {
  const { calls } = open(neverResponds);
  const { result, rerender } = render('cards', keepsPrevious);
  await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Amber' }));
  rerender({ read: 'titles' });
  await waitFor(() => expect(calls.some(({ path }) => titles.endsWith(path))).toBe(true));
  if (expected) expect(result.current.data).toMatchObject(expected);
  else expect(result.current.data).toBeNull();
  rerender({ read: 'cards' });
  expect(result.current.data).toMatchObject({ title: 'Amber' });
});

test('a result stays while a new build of the catalogue loads', async () => {
  const api = open();
  const { result } = render('cards');
  await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Amber' }));
  api.answers['GET /catalogue/en-US.json'] = [buildSummary({ slug: 'birch', title: 'Birch' })];
  const shown: unknown[] = [];
  const unsubscribe = queryClient.getQueryCache().subscribe(() => shown.push(result.current.data));
  await act(() => queryClient.fetchQuery({ ...cataloguePartQuery('en-US', 'list'), staleTime: 0 }));
  await waitFor(() => expect(result.current.data).toMatchObject({ title: 'Birch' }));
  unsubscribe();
  expect(shown).not.toContain(null);
});
