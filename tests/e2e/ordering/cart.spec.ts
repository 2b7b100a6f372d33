import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { expectAnnounced } from '../support/announcements';
import {
  findDeepPod,
  formatDollars,
  cartFooter,
  createLine,
  cartLines,
  openCart,
  cartButton,
  cartPanel,
  placeOrderButton,
  increaseButton,
  findProvider,
  cartSubtotal,
} from '../support/cartPanel';
import { openPage, reloadPage } from '../support/hydrated';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { losAngelesAddress } from '../support/placeOrder';
import { storedCartItem } from '../support/shopper';
import { findPlace, seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { at, us } from '../support/words';

const outside = '1100 Van Ness Ave, Fresno';
const decreaseButton = (page: Page, line = 0): Locator =>
  cartLines(page)
    .nth(line)
    .getByRole('button', { name: new RegExp(`^${us.t('product.decrease', { title: '' })}`) });

const setPlace = async (page: Page, text: string) => {
  const place = await findPlace(page.request, text);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.deliveryPlace,
    JSON.stringify(place),
  ] as const);
};

test(
  'S4-09 S4-10 S4-11 S4-12 S4-21 D-40 the error ladder with a real dispensary, on a small phone, up to the checkout',
  { tag: ['@phone', '@core'] },
  async ({ page, context, axe }) => {
    const small = { width: 390, height: 664 };
    await page.setViewportSize(small);
    const provider = await findProvider(page, losAngelesAddress);
    const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
    const pod = await findDeepPod(page, provider);
    const line = createLine(pod, 1);
    await seedStorage(context, { [storageKeys.cart]: [line] });
    const expectSmall = async () => {
      const { y, height } = (await cartFooter(page).boundingBox())!;
      expect(height, 'half of the screen is left to the lines').toBeLessThan(small.height / 2 - 36);
      expect(y + height, 'all of it is on the screen').toBeLessThanOrEqual(small.height);
    };

    await page.goto(at('pods'));
    await openCart(page);
    await expect(cartFooter(page).getByText(us.t('cart.error.noAddress'))).toBeVisible();
    await expectAnnounced(page, us.t('cart.error.noAddress'));
    await expect(placeOrderButton(page)).toBeDisabled();
    await expect(cartPanel(page).getByRole('meter')).toHaveCount(0);
    await expectSmall();

    await setPlace(page, outside);
    await page.reload();
    await openCart(page);
    await expect(cartFooter(page).getByText(us.t('cart.error.unavailableAddress'))).toBeVisible();
    await expect(cartFooter(page).getByRole('link', { name: us.t('cart.findStores') })).toHaveAttribute(
      'href',
      at('storeLocator'),
    );
    await expect(placeOrderButton(page)).toBeDisabled();
    await expectSmall();

    await cartFooter(page)
      .getByRole('button', { name: us.t('expressDelivery.otherAddress') })
      .click();
    const addressPanel = page.getByRole('dialog', { name: us.t('address.title'), exact: true });
    await addressPanel.getByRole('combobox').fill(losAngelesAddress);
    await addressPanel.getByRole('option').first().click();
    await addressPanel.getByRole('button', { name: us.t('address.use') }).click();
    await expect(addressPanel, 'the address was for the cart').toBeHidden();
    const underMinimum = us.t('cart.error.minimumTotal', { price: formatDollars(minimum) });
    await expect(cartFooter(page).getByText(underMinimum)).toBeVisible();
    const toGo = { price: formatDollars(minimum - line.price), minimum: formatDollars(minimum) };
    await expect(cartFooter(page).getByText(us.t('cart.toMinimum', toGo))).toBeVisible();
    // An error that is resolved before its announcement is not announced.
    await expectAnnounced(page, underMinimum);
    await expect(placeOrderButton(page)).toBeDisabled();
    await expectSmall();

    await increaseButton(page).click();
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(cartFooter(page).getByText(underMinimum)).toHaveCount(0);
    await expectAnnounced(page, us.t('cart.said.ready'));

    const tooMany = Math.floor(limit / pod.grams) + 1;
    for (let quantity = 2; quantity < tooMany; quantity += 1) await increaseButton(page).click();
    const inGrams = (grams: number) =>
      new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(Math.round(grams * 1000) / 1000);
    const heavy = inGrams(tooMany * pod.grams);
    const excess = inGrams(tooMany * pod.grams - limit);
    await expect(cartFooter(page).getByText(us.t('cart.error.maximumOil', { grams: limit, excess }))).toBeVisible();
    await expect(cartPanel(page).getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      us.t('cart.thcOver', { grams: heavy, limit }),
    );
    await expect(placeOrderButton(page)).toBeDisabled();
    await expectSmall();
    await axe();

    await decreaseButton(page).click();
    await placeOrderButton(page).click();
    await expect(cartPanel(page).getByRole('button', { name: us.t('cart.placing') })).toBeVisible();
    await expect(page).toHaveURL(at('checkoutRegister'));
    await expect(cartPanel(page)).toBeHidden();
  },
);

test(
  'S4-19 S4-16 two tabs share one cart, even if one of them wipes the storage',
  { tag: ['@desktop', '@night'] },
  async ({ page, context }) => {
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const [first, second] = catalogue
      .filter(({ variants }) => variants[0]?.price)
      .map((each) => storedCartItem(each, 2));
    await seedStorage(context, { [storageKeys.cart]: [first, second] });
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(at('pods'));
      await openCart(tab);
    }
    await increaseButton(other).click();
    await expect(cartSubtotal(page)).toHaveText(formatDollars(3 * first!.price + 2 * second!.price));
    await decreaseButton(page, 1).click();
    await decreaseButton(page, 1).click();
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(other)).toHaveCount(1);
    await expect(cartSubtotal(other)).toHaveText(formatDollars(3 * first!.price));

    await other.evaluate(() => localStorage.clear());
    await expect(cartPanel(page).getByText(us.t('cart.empty'), { exact: true }).first()).toBeAttached();
    // The tab that cleared the storage saves its cart again with the next change.
    await increaseButton(other).click();
    await expect(cartSubtotal(other)).toHaveText(formatDollars(4 * first!.price));
    await expect(cartSubtotal(page)).toHaveText(formatDollars(4 * first!.price));
    expect(JSON.parse((await readStored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 4 }]);
  },
);

test(
  'S4-22 S2-55 S4-17 D-31 by keyboard alone, the shopper dismisses the battery suggestion for good, empties the cart and restores it',
  { tag: '@desktop' },
  async ({ page, context, axe }) => {
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const pods = catalogue.filter(({ productType, variants }) => productType === 'oil' && variants[0]?.price);
    const [first, second] = pods.map((each) => storedCartItem(each, 1));
    await seedStorage(context, { [storageKeys.cart]: [first, second] });
    await openPage(page, at('pods'));
    const panel = cartPanel(page);
    const body = panel.getByRole('group', { name: us.t('cart.title') });
    const suggestion = panel.getByRole('region', { name: us.t('cart.batteryTitle') });
    await openByKeyboard(page, cartButton(page), panel);
    await expect(suggestion.getByRole('link')).toHaveAttribute('href', `${at('devices')}/battery`);
    await expect(suggestion).toContainText('$30.00');
    await axe();
    await suggestion.getByRole('button', { name: us.t('cart.batteryDismiss') }).focus();
    await page.keyboard.press('Enter');
    await expect(suggestion).toHaveCount(0);
    await expect(body).toBeFocused();
    await closeByKeyboard(page, cartButton(page), panel);

    await reloadPage(page);
    await openByKeyboard(page, cartButton(page), panel);
    await expect(cartLines(page)).toHaveCount(2);
    await expect(suggestion).toHaveCount(0);
    await increaseButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(cartSubtotal(page)).toHaveText(formatDollars(2 * first!.price + second!.price));
    await expectAnnounced(page, us.t('cart.said.quantity', { title: first!.metadata.name, quantity: 2 }));

    // Holding the key at the last one removes only that one.
    await decreaseButton(page, 1).focus();
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.press('Enter');
    await expect(cartLines(page)).toHaveCount(1);
    await expect(body).toBeFocused();
    await panel.getByRole('button', { name: us.t('cart.emptyCart') }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: us.t('cart.empty') })).toBeVisible();
    await expect(panel.getByText(us.plural('cart.emptied', 2))).toBeVisible();
    await axe();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: us.t('cart.undo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cartSubtotal(page)).toHaveText(formatDollars(2 * first!.price));
    await closeByKeyboard(page, cartButton(page), panel);
  },
);

test(
  'S5-12 S9-05 a cart of a hundred lines scrolls, and the checkout button stays visible',
  { tag: '@phone' },
  async ({ page, context, axe }) => {
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const lines = catalogue
      .filter(({ variants }) => variants[0]?.price)
      .slice(0, 100)
      .map((each) => storedCartItem(each, 100));
    expect(lines).toHaveLength(100);
    await seedStorage(context, { [storageKeys.cart]: lines });
    await page.goto(at('pods'));
    await expect(cartButton(page)).toHaveAccessibleName(us.plural('header.cart', 10_000));
    await openCart(page);
    const items = cartLines(page);
    await expect(items).toHaveCount(100);
    await expect(items.first().getByText(us.t('cart.maxReached', { quantity: 100 }))).toBeVisible();
    await expect(increaseButton(page)).toBeDisabled();
    const cents = lines.reduce((sum, { price }) => sum + Math.round(price * 100) * 100, 0);
    await expect(cartSubtotal(page)).toHaveText(formatDollars(cents / 100));
    expect((await cartPanel(page).boundingBox())!.width, 'all of a phone').toBe(page.viewportSize()!.width);

    await items.last().scrollIntoViewIfNeeded();
    await expect(placeOrderButton(page)).toBeInViewport();
    // The second click of a double click falls on the next line, which has moved there.
    await items
      .nth(50)
      .getByRole('button', { name: us.t('cart.remove', { title: lines[50]!.metadata.name }) })
      .dblclick();
    await expect(items).toHaveCount(99);
    await items.first().scrollIntoViewIfNeeded();
    await decreaseButton(page).click();
    const left = cents - Math.round(lines[50]!.price * 100) * 100 - Math.round(lines[0]!.price * 100);
    await expect(cartSubtotal(page)).toHaveText(formatDollars(left / 100));
    await page.setViewportSize({ width: 320, height: 256 });
    // At this size, another layout may replace the button.
    await expect(() => placeOrderButton(page).scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await expect(placeOrderButton(page)).toBeInViewport();
    expect(
      await cartPanel(page).evaluate((panel) => panel.scrollWidth <= window.innerWidth),
      'nothing beside the screen',
    ).toBe(true);
    await axe();
  },
);
