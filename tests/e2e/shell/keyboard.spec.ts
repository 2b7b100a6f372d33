import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { localePath } from '../../../src/domain/region/locales';
import type { Activation } from '../../../src/domain/unlock/unlockSchema';
import { checkoutOn, openCheckout, tabTo } from '../support/checkout';
import { openPage } from '../support/hydrated';
import { claimPodKey, soldIn } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { findProduct } from '../support/siteContent';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, us } from '../support/words';

const pods = at('pods');

test(
  'D-31 an order by keyboard alone: from the list through the pod and the cart to the order’s page',
  { tag: '@desktop' },
  async ({ page, context, outbox, expectedErrors }) => {
    // Some products in the checkout have no picture.
    expectedErrors.push(/404 GET .*\/-\d+\.avif/);
    const shop = await openCheckout({ context, request: page.request, readCode: outbox });
    const { windows, goToNextStep, submit, expectStep, changeButton, isPlaced } = checkoutOn(page);
    const { keyboard } = page;
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const wanted = catalogue.find(({ variants }) => variants[0]?.id === shop.items[1]!.productVariantId)!;

    await openPage(page, pods);
    await tabTo(page, page.getByRole('searchbox', { name: us.t('list.search') }));
    await keyboard.type(wanted.title);
    const link = page.getByRole('article').getByRole('link', { name: wanted.title, exact: true }).first();
    await expect(link).toBeVisible();
    await tabTo(page, link);
    await keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: wanted.title })).toBeVisible();
    await tabTo(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: us.t('product.addToOrder') })
        .first(),
    );
    await keyboard.press('Enter');
    const cart = page.getByRole('dialog', { name: us.t('cart.title'), exact: true });
    await expect(cart).toBeVisible();
    await tabTo(page, cart.getByRole('button', { name: us.t('cart.placeOrder') }));
    await keyboard.press('Enter');

    await expectStep('review');
    await tabTo(page, changeButton('time'));
    await keyboard.press('Enter');
    await expectStep('time');
    await tabTo(page, windows.first());
    // Avoids the last window, which other journeys fill up to the capacity reserved for returning shoppers.
    await keyboard.press('ArrowDown');
    await expect(windows.nth((await windows.count()) > 1 ? 1 : 0)).toBeChecked();
    await expectStep('time');
    await tabTo(page, goToNextStep);
    await keyboard.press('Enter');
    await expectStep('review');
    await tabTo(page, submit);
    await keyboard.press('Enter');
    await isPlaced();
    const [order] = await shop.orders();
    expect(order!.items.find(({ productVariantId }) => productVariantId === wanted.variants[0]!.id)?.quantity).toBe(2);
  },
);

test(
  'D-31 an unlock by keyboard alone: code, light, both questions, and the pod in the list',
  { tag: '@desktop' },
  async ({ page, context, outbox }) => {
    await seedStorage(context, { [storageKeys.token]: await openAccount(page.request, outbox) });
    await page.route('**/v1/app/unlock/activation-sequence', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as Activation), repeats: 1 } });
    });
    const { key } = claimPodKey(soldIn('CA'));
    const { keyboard } = page;
    const main = page.getByRole('main');
    const press = async (name: string) => {
      await tabTo(page, main.getByRole('button', { name, exact: true }));
      await keyboard.press('Enter');
    };
    const expectStep = (name: string) =>
      expect(main.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();

    await openPage(page, at('userUnlock'));
    await tabTo(page, main.getByRole('textbox', { name: us.t('unlock.code.label') }));
    await keyboard.type(key);
    await keyboard.press('Enter');
    await expectStep(us.t('unlock.pod.title'));
    await press(us.t('unlock.pod.unlock'));
    await expectStep(us.t('unlock.place.title'));
    await press(us.t('unlock.place.start'));
    const light = page.getByRole('dialog', { name: us.t('light.title') });
    const stop = light.getByRole('button', { name: us.t('light.stop') });
    await expect(light.getByRole('button', { name: us.t('light.start') })).toBeFocused();
    await keyboard.press('Enter');
    await expect(stop).toBeFocused();
    await keyboard.press('Enter');
    await expect(main.getByText(us.t('unlock.place.stopped'))).toBeVisible();
    await press(us.t('unlock.place.start'));
    await expect(light.getByRole('button', { name: us.t('light.start') })).toBeFocused();
    await keyboard.press('Enter');
    await expectStep(us.t('unlock.rainbow.title'));
    await press(us.t('unlock.rainbow.yes'));
    await expectStep(us.t('unlock.white.title'));
    await press(us.t('unlock.white.yes'));
    await expectStep(us.t('unlock.done.unlocked'));
    await tabTo(page, main.getByRole('link', { name: us.t('unlock.toMyPods') }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === at('myPods'));
  },
);

/** Describes the focused element if it is entirely off screen or covered. Runs in the page. */
function hiddenFocus(): string | null {
  const focus = document.activeElement;
  if (!focus || focus === document.body) return null;
  // The label shows the focus of a visually hidden native control.
  const focusedElement = focus.matches('input[type=radio],input[type=checkbox],input[type=file]')
    ? (focus.closest('label') ?? focus)
    : focus;
  const spots = [...focusedElement.getClientRects()].flatMap(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const)),
  );
  const isSeen = spots.some(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (focusedElement.contains(top) || top.contains(focusedElement));
  });
  if (isSeen) return null;
  const covers = spots.map(([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 80) ?? 'off screen');
  const name = focus.getAttribute('aria-label') ?? focus.textContent?.slice(0, 40);
  return `${focus.tagName} “${name}” under ${[...new Set(covers)].join(', ')}`;
}

/** Waits until scrolling and sliding bars, which a key can cause, have stopped. Runs in the page. */
async function comesToRest(): Promise<void> {
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  const slides = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(slides.map(({ finished }) => finished));
}

async function expectFocusInSight(page: Page, presses: number): Promise<void> {
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      await page.evaluate(comesToRest);
      const found = await page.evaluate(hiddenFocus);
      if (found) hidden.push(`${key} ${press}: ${found}`);
    }
  expect(hidden).toEqual([]);
}

const pod = findProduct(
  ({ productType, visibility, availability }) =>
    productType === 'oil' && visibility.availableUs && availability === 'available',
);
for (const [name, path] of [
  ['home', localePath(american, '/')],
  ['a list', pods],
  ['a pod', localePath(american, productPath(pod))],
  ['support', at('support')],
  ['stores', at('storeLocator')],
  ['terms', at('terms')],
] as const)
  for (const size of [
    { width: 1440, height: 900 },
    { width: 640, height: 400 },
  ])
    test(
      `D-31 the focused element on ${name} is always visible, in both Tab directions, at ${size.width} px`,
      { tag: name === 'support' && size.width === 640 ? ['@desktop', '@core'] : '@desktop' },
      async ({ page }) => {
        await page.setViewportSize(size);
        await openPage(page, path);
        await expectFocusInSight(page, 40);
      },
    );

/** Returns the label of the focused field if the header or the screen's edge hides it. Runs in the page. */
function hiddenLabel(): string | null {
  const field = document.activeElement;
  if (!field?.matches('input:not([type=radio],[type=checkbox]),select,textarea')) return null;
  const label = (field as HTMLInputElement).labels?.[0];
  if (!label) return null;
  const { left, top, height } = label.getBoundingClientRect();
  const seen = document.elementFromPoint(left + 2, top + height / 2);
  return seen && label.contains(seen) ? null : label.textContent;
}

test(
  'D-31 the label of a focused field is visible too, in both Tab directions',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 520 });
    await openPage(page, at('register'));
    const hidden: (string | null)[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press(key);
        await page.evaluate(comesToRest);
        hidden.push(await page.evaluate(hiddenLabel));
      }
    expect(hidden.filter(Boolean)).toEqual([]);
  },
);
