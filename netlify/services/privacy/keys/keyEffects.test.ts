import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { linkEffects } from '../../../../tests/fixtures/keys/linkEffects';
import { valueEffects } from '../../../../tests/fixtures/keys/valueEffects';
import { shopTime } from '../../../../tests/fixtures/builders/orderShop';
import { oldKeys, setUpRotation } from '../../../../tests/fixtures/builders/setUpRotation';
import { createKeyId } from '../../../platform/keyRing';
import { describePreviousKeys } from './describePreviousKeys';
import { keyedColumns } from './keyedColumns';
import { readKeyUsage, type KeyUse } from './readKeyUsage';
import { reseal } from './reseal';

const keyEffects = [...valueEffects, ...linkEffects];

let now = shopTime;
const suite = setUpRotation(() => now);
beforeEach(() => {
  now = shopTime;
});

const oldIds = Object.values(oldKeys).map(createKeyId);
const readNeeds = async (): Promise<KeyUse[]> =>
  (await readKeyUsage(suite.during.context, keyedColumns)).filter(
    ({ keyId }) => keyId === null || oldIds.includes(keyId),
  );

/** Reseals, then waits as long as `npm run keys` says. Throws if a value needs the old key forever. */
async function waitForKeys(): Promise<void> {
  await reseal(suite.during.context, new AbortController().signal);
  const needs = await readNeeds();
  for (const { until, location } of needs) {
    if (!until) throw new Error(`${location} need the old key forever`);
    now = new Date(Math.max(now.getTime(), until.getTime() + 1000));
  }
  expect(await readNeeds()).toEqual([]);
  const uses = await readKeyUsage(suite.during.context, keyedColumns);
  for (const line of describePreviousKeys(suite.during.context.settings, uses)) expect(line).toContain('nothing needs');
}

describe.each(keyEffects)('a rotation and: $row', ({ named, make, both, later, atOnce }) => {
  test('with both keys in the ring', async () => {
    const use = await make(suite.before);
    const locations = (await readNeeds()).map(({ location }) => location);
    if (named !== null) expect(locations).toContain(named);
    expect(await use(suite.during)).toEqual(both);
  });

  test('without the old key, once `npm run keys` no longer names it', async () => {
    const use = await make(suite.before);
    await waitForKeys();
    expect(await use(suite.after)).toEqual(later);
  });

  test('without the old key at once', async () => {
    const use = await make(suite.before);
    expect(await use(suite.after)).toEqual(atOnce);
  });
});

test('docs/operations.md lists each of them', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('### What each key is behind');
  const rows = section.split('\n### ', 1)[0]!.matchAll(/^\| ([^|]+?) +\|/gm);
  const names = [...rows].map(([, name]) => name!).filter((name) => name !== 'what' && !/^-+$/.test(name));
  expect(names.toSorted()).toEqual(keyEffects.map(({ row }) => row).toSorted());
});
