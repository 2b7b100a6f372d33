import { describe, expect, test } from 'vitest';
import { keyOfNumber } from '../../../tests/fixtures/builders/podShop';
import { ratings } from '../../database/podTables';
import { hashPodKey } from '../../services/pods/podKeys/podKeySecrets';
import { podCalls, podsPath } from '../../../tests/fixtures/calls/podCalls';

const saved = podCalls();
const { at, listed, keysOf } = saved;

describe('the list of pods', () => {
  test('S1-10 S3-18 S7-32 has saved and unlocked pods, newest first, each with its batch’s title, brand and image', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved.shop().list(
      { key: 'MIDDLEAA', userId, savedAt: at('2026-11-02T18:00:00Z') },
      {
        key: 'NEWESTAA',
        userId,
        batchId: 'b3',
        productVariantId: 'pod-b',
        savedAt: at('2026-10-01T18:00:00Z'),
        unlockedAt: at('2026-11-03T18:00:00Z'),
      },
      { key: 'OLDESTAA', userId, batchId: 'gone', unlockedAt: at('2026-11-01T18:00:00Z') },
    );
    const pods = await listed(headers);
    expect(pods.map(({ podKey }) => podKey)).toEqual(['NEWESTAA', 'MIDDLEAA', 'OLDESTAA']);
    expect(pods[0]).toEqual({
      podKey: 'NEWESTAA',
      batchId: 'b3',
      productVariantId: 'pod-b',
      createdDate: '2026-11-03T18:00:00.000Z',
      savedAt: '2026-10-01T18:00:00.000Z',
      unlockedAt: '2026-11-03T18:00:00.000Z',
      userRating: null,
      note: '',
      title: 'Blue Ridge',
      brandName: 'Alder',
      featuredImage: '/pictures/pod-alder-sativa.0a1b2c3d-480.webp',
      productPath: '/shop/pods/blue-ridge',
      regions: ['CA', 'OH'],
    });
    expect(pods[1]).toMatchObject({ createdDate: '2026-11-02T18:00:00.000Z', unlockedAt: null });
    expect(pods[2]).toMatchObject({
      title: null,
      brandName: null,
      featuredImage: null,
      productPath: null,
      regions: [],
    });
  });

  test('S3-18 titles are in the language of the request', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved.shop().list({ key: 'FRENCHAA', userId, batchId: 'b4', productVariantId: 'pod-c' });
    const french = await listed({ ...headers, 'accept-language': 'fr-CA' });
    expect([french[0]!.title, (await listed(headers))[0]!.title]).toEqual(['Verger de nuit', 'Night Orchard']);
  });

  test('S5-21 a rated pod has its score, and only unlocked pods are among the unrated', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved
      .shop()
      .list(
        { key: 'RATEDAAA', userId },
        { key: 'UNRATEDA', userId, unlockedAt: at('2026-11-03T18:00:00Z') },
        { key: 'LOCKEDAA', userId },
      );
    const keyHash = hashPodKey(saved.api().context.settings, 'RATEDAAA');
    const rating = { userId, keyHash, score: 4, tags: [], effects: [], createdAt: saved.now(), updatedAt: saved.now() };
    await saved.api().context.database.insert(ratings).values(rating);
    const scores = new Map((await listed(headers)).map(({ podKey, userRating }) => [podKey, userRating]));
    expect([scores.get('RATEDAAA'), scores.get('UNRATEDA')]).toEqual([4, null]);
    expect(await keysOf(headers, '?unrated=true')).toEqual(['UNRATEDA']);
    expect(await keysOf(headers, '?unrated=false')).toHaveLength(3);
  });

  test('S7-32 years begin and end in the shopper’s time zone', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved
      .shop()
      .list(
        { key: 'NEWYEARA', userId, unlockedAt: at('2026-01-01T05:00:00Z') },
        { key: 'SUMMERAA', userId, savedAt: at('2026-07-01T05:00:00Z') },
      );
    expect(await keysOf(headers, '?year=2026')).toEqual(['SUMMERAA', 'NEWYEARA']);
    expect(await keysOf(headers, '?year=2026&timezone=America/Los_Angeles')).toEqual(['SUMMERAA']);
    expect(await keysOf(headers, '?year=2025&timezone=America/Los_Angeles')).toEqual(['NEWYEARA']);
    expect(await keysOf(headers, '?year=2025')).toEqual([]);
  });

  test.each(['year=26', 'year=', 'year=3000', 'timezone=Mars/Olympus', 'unrated=yes', 'productVariantIds='])(
    'S7-32 the filter %s is refused',
    async (query) => {
      const { headers } = await saved.api().signedIn();
      const { status, body } = await saved.shop().get(`${podsPath}?${query}`, headers);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'not_valid', query.split('=')[0]]);
    },
  );

  test('S7-32 has the newest hundred at most', async () => {
    const { headers, userId } = await saved.api().signedIn();
    const pods = Array.from({ length: 101 }, (_, number) => ({
      key: keyOfNumber(number),
      userId,
      unlockedAt: new Date(Date.UTC(2026, 10, 1, 0, number)),
    }));
    await saved.shop().list(...pods);
    expect(await keysOf(headers)).toEqual(
      pods
        .map(({ key }) => key)
        .toReversed()
        .slice(0, 100),
    );
  });

  test('can be filtered by product variants, which finds pods that are older than the newest hundred', async () => {
    const { headers, userId } = await saved.api().signedIn();
    const newer = Array.from({ length: 100 }, (_, number) => ({
      key: keyOfNumber(number),
      userId,
      unlockedAt: at('2026-11-02T18:00:00Z'),
    }));
    const older = { userId, batchId: 'b3', productVariantId: 'pod-b', unlockedAt: at('2026-11-01T18:00:00Z') };
    await saved.shop().list(...newer, { ...older, key: 'OLDESTAA' });
    expect(await keysOf(headers)).not.toContain('OLDESTAA');
    expect(await keysOf(headers, '?productVariantIds=pod-b')).toEqual(['OLDESTAA']);
    expect(await keysOf(headers, '?productVariantIds=pod-c,pod-b')).toEqual(['OLDESTAA']);
    expect(await keysOf(headers, '?productVariantIds=pod-c')).toEqual([]);
  });

  test('S7-32 can be filtered by batch', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved
      .shop()
      .list({ key: 'FIRSTAAA', userId }, { key: 'SECONDAA', userId, batchId: 'b3', productVariantId: 'pod-b' });
    const other = await saved.api().signedIn();
    await saved.shop().list({ key: 'OTHERSAA', userId: other.userId, batchId: 'b3', productVariantId: 'pod-b' });
    const listBatch = async (batchId: string) =>
      (await saved.shop().get(`${podsPath}/by-batch/${batchId}`, headers)).body;
    expect((await listBatch('b3')).map(({ podKey }: { podKey: string }) => podKey)).toEqual(['SECONDAA']);
    expect(await listBatch('b9')).toEqual([]);
  });
});
