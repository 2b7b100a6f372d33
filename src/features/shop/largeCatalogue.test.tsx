import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { sizeOrder } from '../../content/pages/sizeOrder';
import { sizeIndexes, type SizeOrder } from '../../domain/catalogue/files/sizeOrder';
import { useOwnerRatings } from '../../state/ownerRatings';
import { buildOffer, chosenPlace, deliveryAnswers } from '../../../tests/fixtures/builders/buildShop';
import {
  expectTitles,
  openList,
  pod,
  setUpProductListing,
  visibleTitles,
} from '../../../tests/fixtures/components/renderProductListing';
import { cataloguePartQuery } from '../../data/catalogue/catalogueParts';
import { queryClient } from '../../data/queryClient';
import { chooseRegion } from '../../state/region';
import { chooseDeliveryPlace } from '../../state/delivery/deliveryPlace';
import { neverResponds, offline } from '../../../tests/fixtures/servers/fakeApi';

setUpProductListing();

const rosins = new Map([
  [100, 'Gull Harbor'],
  [350, 'Amber Sky'],
  [599, 'Heron Quay'],
]);
const pods = Array.from({ length: 600 }, (_, index) => {
  const title = rosins.get(index);
  const variants = [{ ...pod('').variants[0]!, id: title ? title.toLowerCase().replace(' ', '-') : `p-${index}` }];
  return title
    ? pod(title, { oilType: 'Rosin', variants })
    : pod(`Plain ${index}`, { oilType: 'Distillate', variants });
});
const fetched = ({ calls }: ReturnType<typeof openList>['api']) =>
  calls.flatMap(({ path }) => /^\/lists\/en-US\/(.+)\.json$/.exec(path)?.[1] ?? []).sort();
const firstFiles = ['list', 'traits', 'cards-0'];

describe('of a large catalogue, a list fetches', () => {
  test.each<[string, string[], string[]]>([
    ['?method=Rosin', [...rosins.values()], ['cards-6', 'cards-21', 'cards-37']],
    [
      '?method=Rosin&sort=name',
      ['Amber Sky', 'Gull Harbor', 'Heron Quay'],
      ['titleFiles', 'ranks-0', 'cards-6', 'cards-21', 'cards-37'],
    ],
    [
      '?method=Rosin&sort=brand',
      ['Amber Sky', 'Gull Harbor', 'Heron Quay'],
      ['brandTitles', 'cards-6', 'cards-21', 'cards-37'],
    ],
    ['?q=gull', ['Gull Harbor'], ['words-0', 'words-6', 'cards-6']],
    ['?q=heorn', ['Heron Quay'], ['words-0', 'words-4', 'words-7', 'cards-37']],
  ])('with %s only what it needs', async (search, titles, files) => {
    const { api } = openList(search, { catalogue: pods });
    await expectTitles(...titles);
    expect(fetched(api)).toEqual([...firstFiles, ...files].sort());
  });

  test.each<[server: string, SizeOrder, string[]]>([
    ['of this release', sizeOrder(pods), []],
    ['of another one', { ...sizeOrder(pods.toReversed()) }, ['ids']],
    ['without an order', { version: '', ids: [] }, ['ids']],
  ])('ids only to know what a dispensary has and owners say by a server %s', async (_, order, files) => {
    chooseDeliveryPlace(chosenPlace);
    useOwnerRatings.setState(useOwnerRatings.getInitialState());
    const indexes = sizeIndexes(order);
    const offer = (id: string) =>
      buildOffer({ productVariantId: id, sizeIndex: indexes.get(id), availableQuantity: 9 });
    const rating = { slug: 'heron-quay', sizeIndex: indexes.get('heron-quay'), average: 4.5, count: 9 };
    const answers = {
      ...deliveryAnswers(undefined, ['gull-harbor', 'heron-quay', 'not-listed'].map(offer)),
      'GET /v1/app/ratings': { products: [rating] },
    };
    const { api } = openList('?stock=1&sort=rating', { catalogue: pods, answers });
    await expectTitles('Heron Quay', 'Gull Harbor');
    expect(fetched(api)).toEqual([...firstFiles, ...files, 'cards-6', 'cards-37'].sort());
  });

  test('a part again that failed', async () => {
    const failing = 'GET /lists/en-US/cards-21.json';
    const { api, user } = openList('?method=Rosin', { catalogue: pods, answers: { [failing]: offline } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    delete api.answers[failing];
    await user.click(retry);
    await expectTitles(...rosins.values());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});

test('an order that fails to load does not fail another', async () => {
  const { user } = openList('?method=Rosin&sort=name', {
    catalogue: pods,
    answers: { 'GET /lists/en-US/titleFiles.json': offline },
  });
  await screen.findByRole('button', { name: 'Try again' });
  await user.selectOptions(screen.getByRole('combobox'), 'newest');
  await expectTitles(...rosins.values());
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a list never shows the pods of the region before, not even while its own load', async () => {
  const sold = pods.map((each, index) => (index === 599 ? { ...each, regions: ['WA' as const] } : each));
  chooseRegion('us', 'CA');
  const { api } = openList('?method=Rosin', { catalogue: sold });
  await expectTitles('Gull Harbor', 'Amber Sky');
  const pending = 'GET /lists/en-US/cards-37.json';
  api.answers[pending] = neverResponds;
  act(() => chooseRegion('us', 'WA'));
  await waitFor(() => expect(api.callsOf(pending)).not.toEqual([]));
  expect(visibleTitles()).not.toContain('Amber Sky');
});

test('without results, after a new build, a list still knows the effects', async () => {
  const effects = (price: number) => [
    pod('Amber', { oilType: 'Distillate', effects: ['sleepy'], variants: [{ ...pod('').variants[0]!, price }] }),
    pod('Birch', { oilType: 'Rosin', effects: ['happy'] }),
  ];
  const { api, user } = openList('?method=Rosin&effect=sleepy', { catalogue: effects(30) });
  const withoutRosin = /without.*rosin/i;
  await screen.findByRole('button', { name: withoutRosin });
  api.answers['GET /catalogue/en-US.json'] = effects(31);
  await act(() => queryClient.fetchQuery({ ...cataloguePartQuery('en-US', 'list'), staleTime: 0 }));
  await user.click(screen.getByRole('button', { name: withoutRosin }));
  await expectTitles('Amber');
});

test('while the results of a text load, the earlier ones name theirs', async () => {
  const { api, user } = openList('?q=zzyx', { catalogue: pods });
  const searched = (text: string) => screen.queryByText(`Nothing here matches “${text}”.`);
  await waitFor(() => expect(searched('zzyx')).toBeInTheDocument());
  api.answers['GET /lists/en-US/words-6.json'] = neverResponds;
  await user.tripleClick(screen.getByRole('searchbox'));
  await user.paste('gull');
  await waitFor(() => expect(api.callsOf('GET /lists/en-US/words-6.json')).not.toEqual([]));
  expect([searched('zzyx'), searched('gull')]).toEqual([expect.anything(), null]);
});
