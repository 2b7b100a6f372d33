import type { Page } from '@playwright/test';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const american = localeOf('en-US');
const { t } = wordsOf(american);

/** Replaces every text node by an element with the same text, now and after each change, as translators do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, textarea')) continue;
        const font = document.createElement('font');
        font.append(text.data);
        text.replaceWith(font);
      }
    };
    replace(document.body);
    new MutationObserver((records) => records.forEach(({ target }) => replace(target))).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}

test.beforeEach(async ({ seedAccepted }) => {
  await seedAccepted();
});

test(
  'a shopper registers on a page that the browser has translated',
  { tag: ['@phone', '@night'] },
  async ({ page, outbox }) => {
    const email = `robin.${crypto.randomUUID()}@shopper.example`;
    await openPage(page, localePath(american, routePath('register')));
    await translate(page);
    const main = page.getByRole('main');
    await main.getByLabel(t('register.givenName')).fill('Robin');
    await main.getByLabel(t('register.familyName')).fill('Sample');
    await main.getByRole('textbox', { name: t('signIn.email') }).fill(email);
    await main.getByRole('button', { name: t('register.submit') }).click();
    await expect(main.getByText(t('error.termsRequired'))).toBeVisible();
    await main.getByRole('checkbox').check();
    await main.getByRole('button', { name: t('register.submit') }).click();
    await main.getByLabel(t('signIn.code')).fill(await outbox(email));
    await expect(page).not.toHaveURL(/register/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a shopper orders on a page that the browser has translated',
  { tag: ['@phone', '@core'] },
  async ({ page, context, outbox }) => {
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { submit, chooseTime, isPlaced } = checkoutOn(page);
    await openPage(page, checkoutPath);
    await translate(page);
    await chooseTime();
    await submit.click();
    await isPlaced();
    expect(await shop.orders()).toMatchObject([{ status: 'PLACED' }]);
  },
);
