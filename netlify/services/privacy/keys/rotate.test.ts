import { describe, expect, test } from 'vitest';
import { loadKeys, podKeyLetters, setUpRotation, usePod } from '../../../../tests/fixtures/builders/setUpRotation';
import { callApi } from '../../../../tests/fixtures/callApi';
import { times } from '../../../../tests/fixtures/times';
import { podKeys } from '../../../database/podTables';
import { sharedPurges } from '../../../database/workTables';
import { readKeyUsage } from './readKeyUsage';
import { reseal } from './reseal';

const never = new AbortController().signal;

const suite = setUpRotation();

const keyIds = async () => [...new Set((await readKeyUsage(suite.during.context)).map(({ state }) => state))];

test('D-21 D-25 pods can be saved, unlocked, rated and removed while their keys change', async () => {
  const count = times(24, 400);
  const keys = Array.from({ length: count }, (_, index) => podKeyLetters(index));
  await loadKeys(suite.before, keys);
  const shoppers = await Promise.all(Array.from({ length: 4 }, () => suite.before.signedIn()));
  const third = Math.floor(count / 3);
  for (const [index, key] of keys.slice(0, third).entries())
    expect(await usePod(suite.before, shoppers[index % 4]!.headers, key)).toEqual([201, 200, 200, 200, 200]);
  const podsBefore = (await callApi(suite.before, shoppers[0]!.headers, ['GET', '/v1/app/user/pods'])).body as {
    podKey: string;
  }[];

  const underLoad = shoppers.map(async ({ headers }, shopper) => {
    const outcomes: number[][] = [];
    for (const key of keys.slice(third).filter((_, index) => index % 4 === shopper))
      outcomes.push(await usePod(suite.during, headers, key));
    return outcomes;
  });
  const resealing = reseal(suite.during.context, never);
  for (const outcomes of await Promise.all(underLoad))
    for (const outcome of outcomes) expect(outcome).toEqual([201, 200, 200, 200, 200]);
  await resealing;
  await reseal(suite.during.context, never);

  expect(await keyIds()).toEqual(['current']);
  expect(await suite.during.context.database.select().from(podKeys)).toHaveLength(count);
  const still = (await callApi(suite.after, shoppers[0]!.headers, ['GET', '/v1/app/user/pods'])).body as {
    podKey: string;
  }[];
  const all = new Set(still.map(({ podKey }) => podKey));
  for (const { podKey } of podsBefore) expect(all).toContain(podKey);
  for (const [index, key] of keys.slice(0, third).entries())
    expect(
      (await callApi(suite.after, shoppers[index % 4]!.headers, ['GET', `/v1/app/user/pods/${key}/rating`])).status,
    ).toBe(200);
  // After the rotation, a process that has only the new keys recognizes stored pod keys.
  expect(await loadKeys(suite.after, [keys[0]!, podKeyLetters(count + 1)])).toEqual({ added: 1, alreadyStored: 1 });
});

describe('a rotation loses nothing', () => {
  test('ratings and reviews stay as they are, so shared answers about them stay too; a changed rating is purged', async () => {
    const keys = [podKeyLetters(0), podKeyLetters(1), podKeyLetters(2)];
    await loadKeys(suite.before, keys);
    const { headers } = await suite.before.signedIn();
    for (const key of keys) await usePod(suite.before, headers, key);
    const review = { text: 'It lasted a month, and never clogged.' };
    await callApi(suite.before, headers, ['PUT', `/v1/app/user/pods/${keys[0]}/review`, review]);
    const purges = () => suite.before.context.database.delete(sharedPurges).returning({ tag: sharedPurges.tag });
    await purges();
    expect(await reseal(suite.during.context, never)).toBe(keys.length);
    expect(await purges()).toEqual([]);
    const rated = await callApi(suite.during, headers, ['GET', `/v1/app/user/pods/${keys[0]}/rating`]);
    expect(rated.body).toMatchObject({ review });
    const changed = { score: 2, tags: [], effects: [] };
    await callApi(suite.during, headers, ['PUT', `/v1/app/user/pods/${keys[0]}/rating`, changed]);
    expect((await purges()).map(({ tag }) => tag).toSorted()).toEqual(['ratings', 'ratings-pod-a']);
  });
});
