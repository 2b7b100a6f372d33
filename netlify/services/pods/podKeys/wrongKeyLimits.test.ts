import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBarrier } from '../../../../tests/fixtures/barrier';
import { keyOfNumber, podShop } from '../../../../tests/fixtures/builders/podShop';
import { setUpTestApp, testSettings } from '../../../../tests/fixtures/testApp';
import { podKeys } from '../../../database/podTables';
import { rateLimits } from '../../../database/accountTables';
import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { findPodKey } from './findPodKey';
import { hashPodKey } from './podKeySecrets';
import { invalidPodKey } from './podErrors';

const { accountWrongKeys, wrong } = limitRules(testSettings());
const api = await setUpTestApp({ settings: testSettings({ CLIENT_ADDRESS_HEADER: 'x-client' }) });
const shop = podShop(api);
beforeEach(async () => {
  await api.reset();
  await shop.load({ key: 'ABCDEFGH' });
});

const from = (client: string, headers: Record<string, string> = {}) => ({ ...headers, 'x-client': client });
const check = async (podKey: string, headers: Record<string, string>) =>
  (await shop.post('/v1/app/unlock/check-key', { podKey }, headers)).status;
const runInTurn = async <Result>(count: number, work: (at: number) => Promise<Result>) => {
  const results: Result[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work(index));
  return results;
};
const countOf = (statuses: number[], status: number) => statuses.filter((each) => each === status).length;

describe('D-24 limits on wrong keys', () => {
  test('D-24 apply per account, from however many addresses, and then also block right keys', async () => {
    const { headers } = await api.signedIn();
    const guess = (at: number) => check(keyOfNumber(at), from(`192.0.2.${at}`, headers));
    const statuses = await runInTurn(accountWrongKeys.points, guess);
    expect(countOf(statuses, 422)).toBe(accountWrongKeys.points);
    const refused = await shop.post('/v1/app/user/pods', { podKey: 'ABCDEFGH' }, from('192.0.2.250', headers));
    expect([refused.status, refused.body.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      'too_many_requests',
      true,
    ]);
    const other = await api.signedIn();
    expect(await check('ABCDEFGH', from('192.0.2.250', other.headers))).toBe(200);
  });

  test('D-24 apply per client address, with however many accounts', async () => {
    const accounts = await runInTurn(5, () => api.signedIn());
    const guess = (at: number) => check(keyOfNumber(at), from('192.0.2.1', accounts[at % 5]!.headers));
    expect(await runInTurn(5, guess)).toEqual([422, 422, 422, 422, 422]);
    await shop.setPoints(wrong('keys'), wrong('keys').points - 2);
    expect(await runInTurn(4, guess)).toEqual([422, 422, 429, 429]);
    const fresh = await api.signedIn();
    expect(await check('ABCDEFGH', from('192.0.2.1', fresh.headers))).toBe(429);
    expect(await check('ABCDEFGH', from('192.0.2.2', fresh.headers))).toBe(200);
  });

  test('D-24 are lower for visitors; signing in gives a separate limit', async () => {
    const statuses = await runInTurn(wrong('visitor-keys').points + 1, (at) =>
      check(keyOfNumber(at), from('192.0.2.1')),
    );
    expect([countOf(statuses, 422), statuses.at(-1)]).toEqual([wrong('visitor-keys').points, 429]);
    const { headers } = await api.signedIn();
    expect(await check('ABCDEFGH', from('192.0.2.1', headers))).toBe(200);
  });

  test('D-24 do not count right keys, keys on the shopper’s own list, or refused requests', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'OWNKEYAA', userId });
    const sent = from('192.0.2.1', headers);
    const points = async () =>
      (await api.context.database.select().from(rateLimits)).map((row) => row.points).toSorted();
    await runInTurn(3, () => check('ABCDEFGH', sent));
    expect(await points()).toEqual([0, 0]);
    expect(await check('WRONGKEY', sent)).toBe(422);
    await shop.setPoints(accountWrongKeys, accountWrongKeys.points);
    expect(await runInTurn(3, () => check('ABCDEFGH', sent))).toEqual([429, 429, 429]);
    expect(await points()).toEqual([1, accountWrongKeys.points]);
    expect(await check('OWNKEYAA', sent)).toBe(200);
  });
});

describe('D-24 parallel guesses', () => {
  const burst = 100;
  const guesser = { userId: '3b241101-e2bb-4255-8caf-4136c566a962', origin: '192.0.2.1' };

  /** Counts the wrong keys of a burst that were compared: the response was "invalid", not "too many requests". */
  async function compared(find: (podKey: string) => Promise<unknown>): Promise<number> {
    const codes = await Promise.all(
      Array.from({ length: burst }, (_, index) =>
        find(keyOfNumber(index)).then(
          () => 'found',
          (error: { code: string }) => error.code,
        ),
      ),
    );
    return codes.filter((code) => code === 'invalid_pod_key').length;
  }

  test('D-24 gain nothing: no more are compared than in sequence', async () => {
    const find = (podKey: string) => findPodKey(api.context, { podKey, ...guesser });
    expect(await compared(find)).toBeLessThanOrEqual(accountWrongKeys.points);
    expect(await runInTurn(1, () => find('ABCDEFGH').catch((error: { code: string }) => error.code))).toEqual([
      'too_many_requests',
    ]);
  });

  test('D-24 negative control: counting after the comparison lets far more through', async () => {
    const meet = createBarrier(burst);
    const naive = await compared((podKey) => compareThenCount(api.context, podKey, meet));
    expect(naive).toBe(burst);
  });

  /** The naive version: checks the remaining guesses, compares, then counts wrong ones. */
  async function compareThenCount(
    { database, settings, limits }: AppContext,
    podKey: string,
    meet: () => Promise<void>,
  ): Promise<void> {
    const [count] = await database
      .select()
      .from(rateLimits)
      .where(eq(rateLimits.key, `naive:${guesser.userId}`));
    await meet();
    if (count && count.points >= accountWrongKeys.points)
      throw Object.assign(new Error(), { code: 'too_many_requests' });
    const [found] = await database
      .select()
      .from(podKeys)
      .where(eq(podKeys.keyHash, hashPodKey(settings, podKey)));
    if (found) return;
    await limits.consume({ ...accountWrongKeys, name: 'naive', points: 1_000 }, guesser.userId);
    throw invalidPodKey();
  }
});
