import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { expect, test } from '../support/test';

test(
  'S2-16 D-16 an order can be placed over plain HTTP, as on a home network',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox }) => {
    // The journeys' address is a secure context, so this removes what other addresses lack.
    await context.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      Reflect.deleteProperty(Crypto.prototype, 'subtle');
    });
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, submit, isPlaced } = checkoutOn(page);
    await page.goto(checkoutPath);
    expect(await page.evaluate(() => 'subtle' in crypto || 'randomUUID' in crypto)).toBe(false);
    await chooseTime();
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
  },
);
