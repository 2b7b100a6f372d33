import { randomInt } from 'node:crypto';
import type * as crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { orderNumberLength } from '../../../../src/domain/order/orderNumber';
import { placed } from '../../../../tests/fixtures/builders/orderShop';
import { setUpShop } from '../../../../tests/fixtures/builders/setUpShop';

vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof crypto>();
  return { ...original, randomInt: vi.fn(original.randomInt) };
});

const suite = setUpShop();

test('D-16 an order whose random number is taken gets another one, and sells its stock once', async () => {
  const repeat = (index: number) => {
    for (let letter = 0; letter < orderNumberLength; letter += 1)
      vi.mocked(randomInt).mockImplementationOnce(() => index);
  };
  repeat(0);
  const first = await placed(suite.shop.place((await suite.shop.shopper()).headers));
  repeat(0);
  repeat(1);
  const second = await placed(suite.shop.place((await suite.shop.shopper()).headers));
  expect(first.orderNumber).not.toBe(second.orderNumber);
  expect([first, second].map(({ orderNumber }) => new Set(orderNumber).size)).toEqual([1, 1]);
  expect(await suite.shop.taken()).toBe(2);
});
