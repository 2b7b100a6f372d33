import { localeOf } from '../../../src/domain/region/locales';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const { t } = wordsOf(localeOf('en-US'));

test(
  'S8-02 S4-21 a browser that wrongly reports no network, as behind some VPNs, can look up an address and place an order',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox }) => {
    await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { chooseTime, change, expectStep, submit, isPlaced, main } = checkoutOn(page);
    await page.goto(checkoutPath);
    await chooseTime();
    await change('address');
    await page.getByRole('button', { name: t('checkout.address.change') }).click();
    const panel = page.getByRole('dialog');
    await panel.locator('input[role=combobox]').fill('233 S Spring St, Los Angeles 90012');
    await expect(panel.getByRole('option').first()).toBeVisible();
    await expect(panel.getByText(t('address.offline'))).toBeHidden();
    await page.goto(checkoutPath);
    await expectStep('review');
    await expect(main.getByText(t('checkout.offline'))).toBeHidden();
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toHaveLength(1);
  },
);
