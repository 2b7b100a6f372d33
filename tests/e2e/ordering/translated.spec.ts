import type { Page } from '@playwright/test';
import { checkoutOn, checkoutPath, openCheckout } from '../support/checkout';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';

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
