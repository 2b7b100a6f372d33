import { beforeEach, describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, noSuchFile, offline } from '../../../tests/fixtures/servers/fakeApi';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import { queryClient } from '../queryClient';
import { cachedCatalogue, loadCatalogue, readFromCatalogue } from './catalogueParts';

const [amber, birch] = [buildSummary({ slug: 'amber' }), buildSummary({ slug: 'birch', title: 'Birch' })];
const path = 'GET /catalogue/en-US.json';
const fetched = (api: ReturnType<typeof fakeApi>) => api.calls.map(({ path: each }) => each.split('/').at(-1));

beforeEach(() => queryClient.clear());

describe('the catalogue', () => {
  test('loads only what is read', async () => {
    const api = fakeApi({ [path]: [amber, birch] });
    const titles = await readFromCatalogue('en-US', (catalogue) =>
      catalogue.cardsOf(['birch']).map(({ title }) => title),
    );
    expect(titles).toEqual(['Birch']);
    expect(fetched(api)).toEqual(['list.json', 'ids.json', 'traits.json', 'cards-0.json']);
  });

  test('fetches no part twice', async () => {
    const api = fakeApi({ [path]: [amber, birch] });
    const read = () => readFromCatalogue('en-US', (catalogue) => catalogue.cardsOf(['birch', 'amber']));
    const [first, second] = [await read(), await read()];
    expect(second).toEqual(first);
    expect(first.map(({ slug }) => slug)).toEqual(['birch', 'amber']);
    expect(api.calls).toHaveLength(4);
  });

  test('never mixes the files of two builds', async () => {
    const api = fakeApi({ [path]: [amber, birch] });
    const before = await loadCatalogue('en-US', ['traits']);
    api.answers[path] = [birch, buildSummary({ slug: 'cedar', title: 'Cedar' }), amber];
    const slugs = await readFromCatalogue('en-US', (catalogue) => catalogue.cardsAt([0, 1]).map(({ slug }) => slug));
    expect(slugs).toEqual(['birch', 'cedar']);
    expect(cachedCatalogue('en-US')).not.toBe(before);
  });

  test('fails if a part stays out of step with the list', async () => {
    const list = { version: 'old', content: { columns: { productType: { values: ['oil'], codes: '' } }, prices: [] } };
    fakeApi({ [path]: [amber], 'GET /lists/en-US/list.json': list });
    await expect(readFromCatalogue('en-US', (catalogue) => catalogue.has('traits'))).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  test('fails if a part is not there, and the list is of the same build', async () => {
    fakeApi({ [path]: [amber], 'GET /lists/en-US/traits.json': noSuchFile() });
    await expect(loadCatalogue('en-US', ['traits'])).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('that has shrunk is replaced once one of its files is gone', async () => {
    const many = Array.from({ length: 600 }, (_, index) => buildSummary({ slug: `pod-${index}` }));
    const api = fakeApi({ [path]: many });
    await loadCatalogue('en-US', ['traits']);
    api.answers[path] = many.slice(0, 580);
    const last = (catalogue: Catalogue) => catalogue.card(catalogue.products.length - 1)?.slug;
    expect(await readFromCatalogue('en-US', last)).toBe('pod-579');
  });
});

const sizes = { small: { price: 30, grams: 0.5 }, large: { price: 50, grams: 1 } };
const withSizes = (...names: (keyof typeof sizes)[]) => ({
  ...amber,
  variants: names.map((id) => ({ ...amber.variants[0]!, ...sizes[id], id: `amber-${id}` })),
});

test.each([
  ['removed', withSizes('small', 'large'), withSizes('large')],
  ['added', withSizes('large'), withSizes('small', 'large')],
  ['moved', withSizes('small', 'large'), withSizes('large', 'small')],
])('after a size was %s, each has its own price', async (_, before, after) => {
  const api = fakeApi({ [path]: [before] });
  await loadCatalogue('en-US', ['traits']);
  api.answers[path] = [after];
  const [card] = await readFromCatalogue('en-US', (catalogue) => catalogue.cardsOf(['amber']));
  expect(card!.variants).toEqual(after.variants);
});

describe('a part that fails', () => {
  test('is not asked for by another read', async () => {
    fakeApi({ [path]: [amber, birch], 'GET /lists/en-US/ranks-0.json': offline });
    await expect(readFromCatalogue('en-US', (catalogue) => catalogue.titleRank(0))).rejects.toThrow();
    const cards = await readFromCatalogue('en-US', (catalogue) => catalogue.cardsOf(['amber']));
    expect(cards).toHaveLength(1);
  });

  test('does not keep the others from being added', async () => {
    fakeApi({ [path]: [amber, birch], 'GET /lists/en-US/ranks-0.json': offline });
    const readBoth = (catalogue: Catalogue) => [catalogue.titleRank(0), catalogue.has('figures')];
    await expect(readFromCatalogue('en-US', readBoth)).rejects.toThrow();
    expect(cachedCatalogue('en-US')!.has('figures')).toBe(true);
  });
});
