import { beforeEach, describe, expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, noSuchFile } from '../../../tests/fixtures/servers/fakeApi';
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

  test('fails if a part is not there', async () => {
    fakeApi({ [path]: [amber], 'GET /lists/en-US/traits.json': noSuchFile() });
    await expect(loadCatalogue('en-US', ['traits'])).rejects.toMatchObject({ status: 404 });
  });
});
