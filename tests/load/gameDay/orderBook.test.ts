import { expect, test } from 'vitest';
import { createOrderBook, type OrderAttempt } from './orderBook';

const order = (key: string): OrderAttempt => ({ authorization: 'Bearer ada', key, body: '{}' });
const respond = (status: number, key: string) =>
  Response.json({ detailsId: `details-${key}`, orderNumber: `number-${key}` }, { status });

test('shoppers without a confirmation try again with the same key, and each order is confirmed once', async () => {
  const statuses = new Map<string, number[]>([
    ['lost', [0, 200]],
    ['refused', [503, 201]],
    ['placed', [201]],
    ['away', [503, 503]],
  ]);
  const book = createOrderBook(async ({ key }) => {
    const status = statuses.get(key)!.shift()!;
    if (status === 0) throw new TypeError('fetch failed');
    return respond(status, key);
  });
  await expect(book.attempt(order('lost'))).rejects.toThrow();
  for (const key of ['refused', 'placed', 'away']) await book.attempt(order(key));
  expect(await book.tryAgain()).toEqual({ found: 1, placed: 1, refused: 1 });
  expect(book.placed.map(({ detailsId }) => detailsId)).toEqual(['details-placed', 'details-lost', 'details-refused']);
});

test('a move whose response is lost is repeated with the same key, and the next one has another', async () => {
  const book = createOrderBook(async ({ key }) => respond(201, key));
  await book.attempt(order('one'));
  const keys: string[] = [];
  await expect(
    book.accept(async ({ key }) => {
      keys.push(key);
      throw new TypeError('fetch failed');
    }),
  ).rejects.toThrow();
  const move = async ({ key }: { key: string }) => {
    keys.push(key);
    return new Response(null, { status: 200 });
  };
  await book.accept(move);
  expect(await book.accept(move)).toBeNull();
  await book.pack(move);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});
