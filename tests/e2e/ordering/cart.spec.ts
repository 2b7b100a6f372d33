import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { formatMoney } from '../../../src/domain/money';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { dispensary } from '../support/dispensary';
import { expectAnnounced } from '../support/announcements';
import { openPage, reloadPage } from '../support/hydrated';
import { ownDispensary } from '../support/ownDispensary';
import { retryOnClick } from '../support/retryOnClick';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { storedCartItem } from '../support/shopper';
import { findPlace, store, stored } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const american = localeOf('en-US');
const us = wordsOf(american);
const at = (id: RouteId) => localePath(american, routePath(id));
const los = '233 S Spring St, Los Angeles 90012';
const outside = '1100 Van Ness Ave, Fresno';
const dollars = (amount: number) => formatMoney({ amount });

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: us.t('cart.title'), exact: true });
const footerOf = (page: Page): Locator => panelOf(page).getByTestId('cart-footer');
const openerOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${us.t('header.cart')}`) });
const placeOf = (page: Page): Locator => panelOf(page).getByRole('button', { name: us.t('cart.placeOrder') });
const subtotalOf = (page: Page): Locator => panelOf(page).getByTestId('cart-subtotal');
const linesOf = (page: Page): Locator => panelOf(page).getByRole('list').first().getByRole('listitem');
const plusOf = (page: Page, line = 0): Locator =>
  linesOf(page)
    .nth(line)
    .getByRole('button', { name: new RegExp(`^${us.t('product.increase', { title: '' })}`) });
const minusOf = (page: Page, line = 0): Locator =>
  linesOf(page)
    .nth(line)
    .getByRole('button', { name: new RegExp(`^${us.t('product.decrease', { title: '' })}`) });

async function openCart(page: Page): Promise<void> {
  await openerOf(page).click();
  await expect(panelOf(page)).toBeVisible();
}

async function providerAt(page: Page, text: string): Promise<DeliveryProvider> {
  const { placeId } = await findPlace(page.request, text);
  const answer = await page.request.get('/.netlify/functions/delivery-available-providers', {
    params: { placeId, orderType: 'delivery' },
  });
  return ((await answer.json()) as DeliveryProvider[])[0]!;
}

interface Stocked {
  offer: ProviderProduct;
  product: ProductSummary;
  /** The concentrate in one item. */
  grams: number;
}

/** Starts at the end of the catalogue, because other journeys buy from its beginning. */
async function stockOf(page: Page, { id }: DeliveryProvider): Promise<Stocked[]> {
  const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const answer = await page.request.get('/.netlify/functions/delivery-provider-products', {
    params: { providerId: id },
  });
  const offers = new Map(((await answer.json()) as ProviderProduct[]).map((offer) => [offer.productVariantId, offer]));
  return catalogue.toReversed().flatMap((product) => {
    const [variant] = product.variants;
    const offer = variant && offers.get(variant.id);
    return product.productType === 'oil' && offer ? [{ offer, product, grams: variant.grams ?? 0 }] : [];
  });
}

/** Forty items or fewer exceed the limit of concentrate, before they exceed that of THC. */
const isDeep = ({ offer, grams }: Stocked, limit: number) => Math.min(40, offer.availableQuantity) * grams > limit;

/** One item is below the minimum, and two are not. */
const isPair = ({ offer: { price } }: Stocked, minimum: number) =>
  price.amount < minimum && 2 * price.amount >= minimum;

async function deepPod(page: Page, provider: DeliveryProvider): Promise<Stocked> {
  const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
  return (await stockOf(page, provider)).find((pod) => isDeep(pod, limit) && isPair(pod, minimum))!;
}

const lineOf = ({ product, offer }: Stocked, quantity: number): CartItem => ({
  ...storedCartItem(product, quantity),
  price: offer.price.amount,
});

const setPlace = async (page: Page, text: string) => {
  const place = await findPlace(page.request, text);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKeys.deliveryPlace,
    JSON.stringify(place),
  ] as const);
};

test.beforeEach(async ({ seedAccepted }) => seedAccepted());

test(
  'S4-09 S4-10 S4-11 S4-12 S4-21 D-40 the error ladder with a real dispensary, on a small phone, up to the checkout',
  { tag: ['@phone', '@core'] },
  async ({ page, context, axe }) => {
    const small = { width: 390, height: 664 };
    await page.setViewportSize(small);
    const provider = await providerAt(page, los);
    const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
    const pod = await deepPod(page, provider);
    const line = lineOf(pod, 1);
    await store(context, { [storageKeys.cart]: [line] });
    const expectSmall = async () => {
      const { y, height } = (await footerOf(page).boundingBox())!;
      expect(height, 'half of the screen is left to the lines').toBeLessThan(small.height / 2 - 36);
      expect(y + height, 'all of it is on the screen').toBeLessThanOrEqual(small.height);
    };

    await page.goto(at('pods'));
    await openCart(page);
    await expect(footerOf(page).getByText(us.t('cart.error.noAddress'))).toBeVisible();
    await expectAnnounced(page, us.t('cart.error.noAddress'));
    await expect(placeOf(page)).toBeDisabled();
    await expect(panelOf(page).getByRole('meter')).toHaveCount(0);
    await expectSmall();

    await setPlace(page, outside);
    await page.reload();
    await openCart(page);
    await expect(footerOf(page).getByText(us.t('cart.error.unavailableAddress'))).toBeVisible();
    await expect(footerOf(page).getByRole('link', { name: us.t('cart.findStores') })).toHaveAttribute(
      'href',
      at('storeLocator'),
    );
    await expect(placeOf(page)).toBeDisabled();
    await expectSmall();

    await footerOf(page)
      .getByRole('button', { name: us.t('expressDelivery.otherAddress') })
      .click();
    const addressPanel = page.getByRole('dialog', { name: us.t('address.title'), exact: true });
    await addressPanel.getByRole('combobox').fill(los);
    await addressPanel.getByRole('option').first().click();
    await addressPanel.getByRole('button', { name: us.t('address.use') }).click();
    await expect(addressPanel, 'the address was for the cart').toBeHidden();
    const underMinimum = us.t('cart.error.minimumTotal', { price: dollars(minimum) });
    await expect(footerOf(page).getByText(underMinimum)).toBeVisible();
    const toGo = { price: dollars(minimum - line.price), minimum: dollars(minimum) };
    await expect(footerOf(page).getByText(us.t('cart.toMinimum', toGo))).toBeVisible();
    // An error that is resolved before its announcement is not announced.
    await expectAnnounced(page, underMinimum);
    await expect(placeOf(page)).toBeDisabled();
    await expectSmall();

    await plusOf(page).click();
    await expect(placeOf(page)).toBeEnabled();
    await expect(footerOf(page).getByText(underMinimum)).toHaveCount(0);
    await expectAnnounced(page, us.t('cart.said.ready'));

    const tooMany = Math.floor(limit / pod.grams) + 1;
    for (let quantity = 2; quantity < tooMany; quantity += 1) await plusOf(page).click();
    const inGrams = (grams: number) =>
      new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(Math.round(grams * 1000) / 1000);
    const heavy = inGrams(tooMany * pod.grams);
    const excess = inGrams(tooMany * pod.grams - limit);
    await expect(footerOf(page).getByText(us.t('cart.error.maximumOil', { grams: limit, excess }))).toBeVisible();
    await expect(panelOf(page).getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      us.t('cart.thcOver', { grams: heavy, limit }),
    );
    await expect(placeOf(page)).toBeDisabled();
    await expectSmall();
    await axe();

    await minusOf(page).click();
    await placeOf(page).click();
    await expect(panelOf(page).getByRole('button', { name: us.t('cart.placing') })).toBeVisible();
    await expect(page).toHaveURL(at('checkoutRegister'));
    await expect(panelOf(page)).toBeHidden();
  },
);

test(
  'S4-18 S4-20 S5-12 price and stock changes by the dispensary are explained, and sold-out items are removed',
  { tag: '@phone' },
  async ({ page, context, axe }) => {
    const { address } = await ownDispensary();
    const provider = await providerAt(page, address);
    const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
    const pod = (await stockOf(page, provider)).find(
      (each) => 4 * each.grams <= limit && isPair(each, minimum) && each.offer.availableQuantity >= 4,
    )!;
    const { productVariantId: id } = pod.offer;
    const line = lineOf(pod, 4);
    const tell = (...words: string[]) => dispensary(...words, '--provider', provider.id);
    await store(context, {
      [storageKeys.cart]: [line],
      [storageKeys.deliveryPlace]: await findPlace(page.request, address),
    });
    await page.goto(at('pods'));
    await openCart(page);
    await expect(placeOf(page)).toBeEnabled();
    await expect(panelOf(page).getByText(us.t('cart.changed.title'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();

    const price = line.price + 1.5;
    await tell('price', id, price.toFixed(2));
    await tell('restock', id, '2');
    await openCart(page);
    const { name: title } = line.metadata;
    const dearer = us.t('cart.changed.price', { title, newPrice: dollars(price), oldPrice: dollars(line.price) });
    const fewer = `${us.t('cart.changed.stock', { title, newQuantity: 2, oldQuantity: 4 })} ${us.t('cart.maxStock.other', { count: 2 })}`;
    for (const words of [dearer, fewer])
      await expect(panelOf(page).getByRole('paragraph').filter({ hasText: words }).first()).toBeVisible();
    await expectAnnounced(page, dearer);
    await expect(subtotalOf(page)).toHaveText(dollars(2 * price));
    await expect(plusOf(page)).toBeDisabled();
    await expect(panelOf(page).getByText(us.t('cart.maxReached', { quantity: 2 }), { exact: true })).toBeVisible();
    await axe();
    await panelOf(page)
      .getByRole('button', { name: us.t('cart.changed.ok') })
      .press('Enter');
    await expect(panelOf(page).getByText(us.t('cart.changed.title'))).toHaveCount(0);
    expect(JSON.parse((await stored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 2, price }]);

    await tell('restock', id, '0');
    await page.reload();
    await openCart(page);
    await expect(panelOf(page).getByText(us.t('cart.itemUnavailable'))).toBeVisible();
    await expect(footerOf(page).getByText(us.t('cart.noneAvailable'))).toBeVisible();
    await expect(placeOf(page)).toBeDisabled();
    await axe();
    await panelOf(page)
      .getByRole('button', { name: us.t('cart.removeQuantity', { quantity: 2 }) })
      .press('Enter');
    await expect(panelOf(page).getByRole('heading', { name: us.t('cart.empty') })).toBeVisible();
    await expect(panelOf(page).locator(':focus')).toHaveCount(1);
  },
);

test(
  'S4-10 S4-21 offline, the cart does not say that the address is out of range and can be changed, and online again it checks everything',
  { tag: '@phone' },
  async ({ page, context, expectedErrors, axe }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const provider = await providerAt(page, los);
    const pod = await deepPod(page, provider);
    const line = lineOf(pod, 1);
    await store(context, { [storageKeys.cart]: [line] });
    await page.goto(at('pods'));
    const other = await context.newPage();
    await other.goto(at('support'));
    const place = await findPlace(page.request, los);
    await page.bringToFront();
    await openCart(page);
    await expect(footerOf(page).getByText(us.t('cart.error.noAddress'))).toBeVisible();

    await context.setOffline(true);
    await expectAnnounced(page, us.t('cart.offline'));
    await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.deliveryPlace,
      JSON.stringify(place),
    ] as const);
    await expect(footerOf(page).getByText(us.t('cart.offline'))).toBeVisible();
    await plusOf(page).click();
    await expect(subtotalOf(page)).toHaveText(dollars(2 * line.price));
    await expect(footerOf(page).getByText(us.t('cart.error.unavailableAddress'))).toHaveCount(0);
    await expect(placeOf(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await openCart(page);
    await expect(footerOf(page).getByText(us.t('cart.offline'))).toBeVisible();
    await axe();

    await context.setOffline(false);
    await expect(placeOf(page)).toBeEnabled();
    await expect(footerOf(page).getByText(us.t('cart.offline'))).toHaveCount(0);
    await expect(panelOf(page).getByRole('meter')).toBeVisible();

    // The cart has been checked before the network fails, so the button waits for it.
    await context.setOffline(true);
    await expect(footerOf(page).getByText(us.t('cart.offline'))).toBeVisible();
    await expect(placeOf(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await context.setOffline(false);
    await openCart(page);
    await expect(placeOf(page)).toBeEnabled();
  },
);

test(
  'S8-06 the panel retries dispensaries and products that cannot be fetched',
  { tag: '@desktop' },
  async ({ page, context, expectedErrors, axe }) => {
    expectedErrors.push(/^500 GET .*delivery-(available-providers|provider-products)/);
    const provider = await providerAt(page, los);
    const pod = await deepPod(page, provider);
    await store(context, {
      [storageKeys.cart]: [lineOf(pod, 2)],
      [storageKeys.deliveryPlace]: await findPlace(page.request, los),
    });
    await page.route('**/delivery-available-providers?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route('**/delivery-provider-products?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(at('pods'));
    await openCart(page);
    const retry = footerOf(page).getByRole('button', { name: us.t('app.retry') });
    await expect(footerOf(page).getByText(us.t('error.providers'))).toBeVisible();
    await expect(placeOf(page)).toBeDisabled();
    await retryOnClick(page, '**/delivery-available-providers?*');
    await retry.press('Enter');
    // S9-08: three more tries, each after a longer delay.
    await expect(footerOf(page).getByText(us.t('error.products'))).toBeVisible();
    await expect(placeOf(page)).toBeDisabled();
    await axe();
    await retryOnClick(page, '**/delivery-provider-products?*');
    await retry.press('Enter');
    await expect(placeOf(page)).toBeEnabled();
    expect((await panelOf(page).boundingBox())!.width, 'S9-05').toBe(420);
  },
);

test(
  'S4-19 S4-16 two tabs share one cart, even if one of them wipes the storage',
  { tag: ['@desktop', '@core'] },
  async ({ page, context }) => {
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const [first, second] = catalogue
      .filter(({ variants }) => variants[0]?.price)
      .map((each) => storedCartItem(each, 2));
    await store(context, { [storageKeys.cart]: [first, second] });
    const other = await context.newPage();
    for (const tab of [other, page]) {
      await tab.goto(at('pods'));
      await openCart(tab);
    }
    await plusOf(other).click();
    await expect(subtotalOf(page)).toHaveText(dollars(3 * first!.price + 2 * second!.price));
    await minusOf(page, 1).click();
    await minusOf(page, 1).click();
    await expect(linesOf(page)).toHaveCount(1);
    await expect(linesOf(other)).toHaveCount(1);
    await expect(subtotalOf(other)).toHaveText(dollars(3 * first!.price));

    await other.evaluate(() => localStorage.clear());
    await expect(panelOf(page).getByText(us.t('cart.empty'), { exact: true }).first()).toBeAttached();
    // The tab that cleared the storage saves its cart again with the next change.
    await plusOf(other).click();
    await expect(subtotalOf(other)).toHaveText(dollars(4 * first!.price));
    await expect(subtotalOf(page)).toHaveText(dollars(4 * first!.price));
    expect(JSON.parse((await stored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 4 }]);
  },
);

test(
  'S4-22 S2-55 S4-17 D-31 by keyboard alone, the shopper dismisses the battery suggestion for good, empties the cart and restores it',
  { tag: '@desktop' },
  async ({ page, context, axe }) => {
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const pods = catalogue.filter(({ productType, variants }) => productType === 'oil' && variants[0]?.price);
    const [first, second] = pods.map((each) => storedCartItem(each, 1));
    await store(context, { [storageKeys.cart]: [first, second] });
    await openPage(page, at('pods'));
    const panel = panelOf(page);
    const body = panel.getByRole('group', { name: us.t('cart.title') });
    const suggestion = panel.getByRole('region', { name: us.t('cart.batteryTitle') });
    await openByKeyboard(page, openerOf(page), panel);
    await expect(suggestion.getByRole('link')).toHaveAttribute('href', `${at('devices')}/battery`);
    await expect(suggestion).toContainText('$30.00');
    await axe();
    await suggestion.getByRole('button', { name: us.t('cart.batteryDismiss') }).focus();
    await page.keyboard.press('Enter');
    await expect(suggestion).toHaveCount(0);
    await expect(body).toBeFocused();
    await closeByKeyboard(page, openerOf(page), panel);

    await reloadPage(page);
    await openByKeyboard(page, openerOf(page), panel);
    await expect(linesOf(page)).toHaveCount(2);
    await expect(suggestion).toHaveCount(0);
    await plusOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(subtotalOf(page)).toHaveText(dollars(2 * first!.price + second!.price));
    await expectAnnounced(page, us.t('cart.said.quantity', { title: first!.metadata.name, quantity: 2 }));

    // Holding the key at the last one removes only that one.
    await minusOf(page, 1).focus();
    for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.press('Enter');
    await expect(linesOf(page)).toHaveCount(1);
    await expect(body).toBeFocused();
    await panel.getByRole('button', { name: us.t('cart.emptyCart') }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: us.t('cart.empty') })).toBeVisible();
    await expect(panel.getByText(us.plural('cart.emptied', 2))).toBeVisible();
    await axe();
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name: us.t('cart.undo') })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(subtotalOf(page)).toHaveText(dollars(2 * first!.price));
    await closeByKeyboard(page, openerOf(page), panel);
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
    await store(context, { [storageKeys.cart]: lines });
    await page.goto(at('pods'));
    await expect(openerOf(page)).toHaveAccessibleName(us.plural('header.cart', 10_000));
    await openCart(page);
    const items = linesOf(page);
    await expect(items).toHaveCount(100);
    await expect(items.first().getByText(us.t('cart.maxReached', { quantity: 100 }))).toBeVisible();
    await expect(plusOf(page)).toBeDisabled();
    const cents = lines.reduce((sum, { price }) => sum + Math.round(price * 100) * 100, 0);
    await expect(subtotalOf(page)).toHaveText(dollars(cents / 100));
    expect((await panelOf(page).boundingBox())!.width, 'all of a phone').toBe(page.viewportSize()!.width);

    await items.last().scrollIntoViewIfNeeded();
    await expect(placeOf(page)).toBeInViewport();
    await items
      .last()
      .getByRole('button', { name: us.t('cart.remove', { title: lines.at(-1)!.metadata.name }) })
      .click();
    await expect(items).toHaveCount(99);
    await items.first().scrollIntoViewIfNeeded();
    await minusOf(page).click();
    const left = cents - Math.round(lines.at(-1)!.price * 100) * 100 - Math.round(lines[0]!.price * 100);
    await expect(subtotalOf(page)).toHaveText(dollars(left / 100));
    await page.setViewportSize({ width: 320, height: 256 });
    // At this size, another layout may replace the button.
    await expect(() => placeOf(page).scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
    await expect(placeOf(page)).toBeInViewport();
    expect(
      await panelOf(page).evaluate((panel) => panel.scrollWidth <= window.innerWidth),
      'nothing beside the screen',
    ).toBe(true);
    await axe();
  },
);
