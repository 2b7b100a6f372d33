import { beforeEach, describe, expect, test } from 'vitest';
import { activationHistorySchema } from '../../../src/domain/unlock/activationHistorySchema';
import { keyOfNumber, podShop } from '../../../tests/fixtures/builders/podShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { activations } from '../../database/podTables';
import { hashPodKey } from '../../services/pods/podKeys/podKeySecrets';

const api = await setUpTestApp();
const shop = podShop(api);
beforeEach(() => api.reset());

type Headers = Record<string, string>;
const read = (headers: Headers, query = '') => shop.get(`/pas/user-activation/history${query}`, headers);
const page = async (headers: Headers, query = '') => {
  const { status, body } = await read(headers, query);
  expect(status).toBe(200);
  return activationHistorySchema.parse(body);
};
const listKeys = async (headers: Headers, query = '') =>
  (await page(headers, query)).content.map(({ podKey }) => podKey);

const noon = (day: number) => new Date(Date.UTC(2026, 0, day, 12));

async function unlocked(count: number) {
  const { headers, userId } = await api.signedIn();
  const pods = Array.from({ length: count }, (_, at) => ({ key: keyOfNumber(at), userId, unlockedAt: noon(at + 1) }));
  await shop.list(...pods);
  await api.context.database.insert(activations).values(
    pods.map(({ key, unlockedAt }) => ({
      userId,
      keyHash: hashPodKey(api.context.settings, key),
      createdAt: unlockedAt,
      expiresAt: unlockedAt,
      confirmedAt: unlockedAt,
    })),
  );
  return { headers, userId };
}
const keys = (...numbers: number[]) => numbers.map(keyOfNumber);

describe('S7-17 the unlock history', () => {
  test('S7-17 S3-19 lists a page of unlocked pods, latest first', async () => {
    const { headers } = await unlocked(3);
    const response = await page(headers, '?sort=createdDate,desc&page=0&size=100');
    expect(response.content.map(({ podKey }) => podKey)).toEqual(keys(2, 1, 0));
    expect(response.content[0]).toEqual({
      id: expect.any(String),
      createdDate: '2026-01-03T12:00:00.000Z',
      podKey: keyOfNumber(2),
      batchId: 'b1',
      productVariantId: 'pod-a',
      title: 'Blue Ridge',
      brandName: 'Alder',
      featuredImage: '/pictures/pod-alder-sativa.0a1b2c3d-480.webp',
    });
    expect({ ...response, content: [] }).toEqual({
      content: [],
      totalElements: 3,
      totalPages: 1,
      number: 0,
      size: 100,
      numberOfElements: 3,
      first: true,
      last: true,
      empty: false,
    });
  });

  test('S7-17 S9-08 counts pages from 0, with up to 100 entries; all pages together are complete', async () => {
    const { headers } = await unlocked(7);
    const pages = [];
    for (let number = 0; number < 4; number += 1) pages.push(await page(headers, `?page=${number}&size=3`));
    expect(pages.flatMap(({ content }) => content.map(({ podKey }) => podKey))).toEqual(keys(6, 5, 4, 3, 2, 1, 0));
    expect(pages.map(({ first, last, empty, numberOfElements }) => [first, last, empty, numberOfElements])).toEqual([
      [true, false, false, 3],
      [false, false, false, 3],
      [false, true, false, 1],
      [false, true, true, 0],
    ]);
    expect(pages.map(({ totalElements, totalPages, size }) => [totalElements, totalPages, size])).toEqual(
      pages.map(() => [7, 3, 3]),
    );
    expect((await page(headers)).size).toBe(100);
  });

  test('S7-17 is empty for a shopper who has unlocked nothing', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'SAVEDAAA', userId });
    expect(await page(headers)).toMatchObject({
      content: [],
      totalElements: 0,
      totalPages: 0,
      first: true,
      last: true,
      empty: true,
    });
  });

  test('S7-17 lists earliest first on request', async () => {
    const { headers } = await unlocked(3);
    expect(await listKeys(headers, '?sort=createdDate,asc')).toEqual(keys(0, 1, 2));
  });

  test.each([
    ['startDate=2026-01-02', [2, 1]],
    ['endDate=2026-01-02', [1, 0]],
    ['startDate=2026-01-02&endDate=2026-01-02', [1]],
    ['startDate=2026-01-02T12:00:00Z', [2, 1]],
    ['startDate=2026-01-02T12:00:00.001Z', [2]],
    ['endDate=2026-01-02T12:00:00Z', [1, 0]],
    ['endDate=2026-01-02T11:59:59.999Z', [0]],
    ['endDate=2026-01-02T04:00:00-08:00', [1, 0]],
    ['startDate=2027-01-01', []],
  ])('S7-17 with %s', async (query, numbers) => {
    const { headers } = await unlocked(3);
    expect(await listKeys(headers, `?${query}`)).toEqual(keys(...numbers));
    expect((await page(headers, `?${query}`)).totalElements).toBe(numbers.length);
  });

  test.each([
    ['sort', 'sort=podKey,desc'],
    ['sort', 'sort=createdDate'],
    ['page', 'page=-1'],
    ['page', 'page=x'],
    ['page', 'page='],
    ['size', 'size=0'],
    ['size', 'size=101'],
    ['size', 'size=1.5'],
    ['startDate', 'startDate=yesterday'],
    ['startDate', 'startDate=2026-02-30'],
    ['startDate', 'startDate=0001-01-01'],
    ['endDate', 'endDate=2026-13-01'],
    ['endDate', 'endDate=2026-01-01T25:00:00Z'],
    ['endDate', 'startDate=2026-01-02&endDate=2026-01-01'],
  ])('S7-17 a wrong %s is refused: %s', async (field, query) => {
    const { headers } = await api.signedIn();
    const { status, body } = await read(headers, `?${query}`);
    expect([status, body.code, body.errors.map((error: { path: string }) => error.path)]).toEqual([
      422,
      'not_valid',
      [field],
    ]);
  });

  test('S7-17 D-32 contains only the shopper’s own confirmed activations', async () => {
    const mara = await unlocked(2);
    const noor = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    await shop.post('/v1/app/unlock/activation-sequence', { podKey: 'ABCDEFGH' }, noor.headers);
    expect([(await page(noor.headers)).totalElements, (await page(mara.headers)).totalElements]).toEqual([0, 2]);
  });
});
