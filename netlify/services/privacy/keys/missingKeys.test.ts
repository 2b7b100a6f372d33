import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { loadKeys, oldKeys, setUpRotation, usePod } from '../../../../tests/fixtures/builders/setUpRotation';
import { callApi } from '../../../../tests/fixtures/callApi';
import { testSettings, type TestApp } from '../../../../tests/fixtures/testApp';
import { podKeys } from '../../../database/podTables';
import { createKeyId } from '../../../platform/keyRing';
import { sealText } from '../../../platform/seal';
import { runJob } from '../../jobs/runJob';
import { jobs } from '../../jobs/jobs';
import { suppress } from '../../messages/notices/suppressions';
import { sealPodKey } from '../../pods/podKeys/podKeySecrets';
import { readKeyUsage } from './readKeyUsage';
import { reseal } from './reseal';

const never = new AbortController().signal;

const suite = setUpRotation();

describe('a key that the ring lacks', () => {
  test('is named, with the setting, in the error of whoever needs the value', async () => {
    await loadKeys(suite.before, ['ABCDEFGH']);
    const { headers } = await suite.before.signedIn();
    await usePod(suite.before, headers, 'ABCDEFGH');
    const error = vi.fn();
    const context = { ...suite.after.context, log: { ...suite.after.context.log, error } };
    expect(await runJob(context, jobs.reseal)).toBe('failed');
    const id = createKeyId(oldKeys.ID_IMAGE_KEY);
    const message = `ID_IMAGE_KEY: a sealed value (pod-key) was stored with the key ${id}, which the ring lacks. Add that key to ID_IMAGE_KEY_PREVIOUS.`;
    const pepper = `CODE_PEPPER: a value (pod keys, 1 in all) was stored with the key ${createKeyId(oldKeys.CODE_PEPPER)}, which the ring lacks. Add that key to CODE_PEPPER_PREVIOUS.`;
    expect((error.mock.calls[0]![1] as { error: Error }).error.message).toBe(
      `1 pod keys keep an older key. ${message} ${pepper}`,
    );
    const [run] = (await suite.during.context.database.execute<{ error: string }>(sql`SELECT error FROM job_runs`))
      .rows;
    expect(run!.error).toContain(message);
    // The value must still open with the right key later.
    await reseal(suite.during.context, never);
    expect((await callApi(suite.after, headers, ['GET', '/v1/app/user/pods'])).status).toBe(200);
  });

  test('stops no other value from being resealed', async () => {
    await loadKeys(suite.before, ['ABCDEFGH', 'ABCDEFGI']);
    const lostKey = { idImageKey: '3c'.repeat(32) };
    const [first] = await suite.before.context.database.select().from(podKeys);
    await suite.before.context.database
      .update(podKeys)
      .set({ sealedKey: sealText(lostKey, 'pod-key', 'ABCDEFGH') })
      .where(eq(podKeys.keyHash, first!.keyHash));
    await expect(reseal(suite.during.context, never)).rejects.toThrow(createKeyId(lostKey.idImageKey));
    const use = await readKeyUsage(suite.during.context);
    expect(use.map(({ setting, state, count }) => [setting, state, count])).toEqual(
      expect.arrayContaining([
        ['CODE_PEPPER', 'current', 1],
        ['CODE_PEPPER', 'previous', 1],
        ['ID_IMAGE_KEY', null, 1],
        ['ID_IMAGE_KEY', 'current', 1],
      ]),
    );
  });

  test('is not blamed on the shopper: a genuine code is never called invalid or unlisted', async () => {
    await loadKeys(suite.before, ['ABCDEFGH']);
    const { headers } = await suite.before.signedIn();
    await usePod(suite.before, headers, 'ABCDEFGH');
    const statuses = async (shop: TestApp) => {
      const calls: Parameters<typeof callApi>[2][] = [
        ['POST', '/v1/app/unlock/check-key', { podKey: 'ABCDEFGH' }],
        ['POST', '/v1/app/user/pods', { podKey: 'ABCDEFGH' }],
        ['GET', '/v1/app/user/pods/ABCDEFGH'],
        ['GET', '/v1/app/user/pods/ABCDEFGH/rating'],
        ['DELETE', '/v1/app/user/pods/ABCDEFGH'],
      ];
      return Promise.all(calls.map(async (call) => (await callApi(shop, headers, call)).status));
    };
    expect(await statuses(suite.after)).toEqual([500, 500, 500, 500, 500]);
    const malformed = await callApi(suite.after, headers, ['POST', '/v1/app/unlock/check-key', { podKey: 'A1' }]);
    expect(malformed.status).toBe(422);
    expect(await statuses(suite.during)).toEqual([200, 200, 200, 200, 409]);
    const unknown = await callApi(suite.during, headers, ['POST', '/v1/app/unlock/check-key', { podKey: 'ZZZZZZZZ' }]);
    expect(unknown.status).toBe(422);
  });

  test('stops a list of pod keys from being loaded, because it may contain them', async () => {
    await suite.before.context.database
      .insert(podKeys)
      .values({ ...sealPodKey(suite.during.context.settings, 'ABCDEFGI'), batchId: 'b1', productVariantId: 'pod-a' });
    await suite.before.context.database
      .insert(podKeys)
      .values({ ...sealPodKey(suite.before.context.settings, 'ABCDEFGH'), batchId: 'b1', productVariantId: 'pod-a' });
    await expect(loadKeys(suite.after, ['ABCDEFGH'])).rejects.toThrow('Nothing was loaded');
    expect(await loadKeys(suite.during, ['ABCDEFGH'])).toEqual({ added: 0, alreadyStored: 1 });
  });

  test('is named for hashes too, which no job can open', async () => {
    await suppress(suite.before.context, { channel: 'email', recipient: 'ada@example.com' }, 'stop');
    const id = createKeyId(oldKeys.CODE_PEPPER);
    await expect(reseal(suite.after.context, never)).rejects.toThrow(
      `CODE_PEPPER: a value (suppressed contacts, 1 in all) was stored with the key ${id}`,
    );
    expect(await reseal(suite.during.context, never)).toBe(0);
  });

  test('is named for a damaged value too, because no key opens it', async () => {
    await loadKeys(suite.before, ['ABCDEFGH']);
    await suite.before.context.database.update(podKeys).set({ sealedKey: 'A'.repeat(60) });
    await expect(reseal(suite.during.context, never)).rejects.toThrow('no key of the ring fits');
  });
});

test('settings that hold no ring are refused by name', () => {
  expect(() => testSettings({ CODE_PEPPER_PREVIOUS: `${oldKeys.CODE_PEPPER},short` })).toThrow(
    'CODE_PEPPER_PREVIOUS: expected secrets of at least 32 characters, separated by commas, newest first',
  );
  expect(() => testSettings({ ID_IMAGE_KEY_PREVIOUS: 'xyz' })).toThrow('ID_IMAGE_KEY_PREVIOUS: expected keys of 64');
});
