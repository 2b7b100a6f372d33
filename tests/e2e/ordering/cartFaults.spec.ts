import { storageKeys } from '../../../src/data/storage';
import {
  findDeepPod,
  formatDollars,
  cartFooter,
  isPairAboveMinimum,
  createLine,
  openCart,
  cartPanel,
  placeOrderButton,
  increaseButton,
  findProvider,
  readStock,
  cartSubtotal,
} from '../support/cartPanel';
import { dispensary } from '../support/dispensary';
import { expectAnnounced } from '../support/announcements';
import { claimDispensary } from '../support/claimDispensary';
import { losAngelesAddress } from '../support/placeOrder';
import { retryOnClick } from '../support/retryOnClick';
import { findPlace, seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { at, us } from '../support/words';

test(
  'S4-18 S4-20 S5-12 price and stock changes by the dispensary are explained, and sold-out items are removed',
  { tag: ['@phone', '@night'] },
  async ({ page, context, axe }) => {
    const { address } = await claimDispensary();
    const provider = await findProvider(page, address);
    const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
    const pod = (await readStock(page, provider)).find(
      (each) => 4 * each.grams <= limit && isPairAboveMinimum(each, minimum) && each.offer.availableQuantity >= 4,
    )!;
    const { productVariantId: id } = pod.offer;
    const line = createLine(pod, 4);
    const tell = (...words: string[]) => dispensary(...words, '--provider', provider.id);
    await seedStorage(context, {
      [storageKeys.cart]: [line],
      [storageKeys.deliveryPlace]: await findPlace(page.request, address),
    });
    await page.goto(at('pods'));
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(cartPanel(page).getByText(us.t('cart.changed.title'))).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();

    const price = line.price + 1.5;
    await tell('price', id, price.toFixed(2));
    await tell('restock', id, '2');
    await openCart(page);
    const { name: title } = line.metadata;
    const dearer = us.t('cart.changed.price', {
      title,
      newPrice: formatDollars(price),
      oldPrice: formatDollars(line.price),
    });
    const fewer = `${us.t('cart.changed.stock', { title, newQuantity: 2, oldQuantity: 4 })} ${us.t('cart.maxStock.other', { count: 2 })}`;
    for (const words of [dearer, fewer])
      await expect(cartPanel(page).getByRole('paragraph').filter({ hasText: words }).first()).toBeVisible();
    await expectAnnounced(page, dearer);
    await expect(cartSubtotal(page)).toHaveText(formatDollars(2 * price));
    await expect(increaseButton(page)).toBeDisabled();
    await expect(cartPanel(page).getByText(us.t('cart.maxReached', { quantity: 2 }), { exact: true })).toBeVisible();
    await axe();
    await cartPanel(page)
      .getByRole('button', { name: us.t('cart.changed.ok') })
      .press('Enter');
    await expect(cartPanel(page).getByText(us.t('cart.changed.title'))).toHaveCount(0);
    expect(JSON.parse((await readStored(page, storageKeys.cart))!)).toMatchObject([{ quantity: 2, price }]);

    await tell('restock', id, '0');
    await page.reload();
    await openCart(page);
    await expect(cartPanel(page).getByText(us.t('cart.itemUnavailable'))).toBeVisible();
    await expect(cartFooter(page).getByText(us.t('cart.noneAvailable'))).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await axe();
    await cartPanel(page)
      .getByRole('button', { name: us.t('cart.removeQuantity', { quantity: 2 }) })
      .press('Enter');
    await expect(cartPanel(page).getByRole('heading', { name: us.t('cart.empty') })).toBeVisible();
    await expect(cartPanel(page).locator(':focus')).toHaveCount(1);
  },
);

test(
  'S4-10 S4-21 offline, the cart does not say that the address is out of range and can be changed, and online again it checks everything',
  { tag: '@phone' },
  async ({ page, context, expectedErrors, axe }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    const provider = await findProvider(page, losAngelesAddress);
    const pod = await findDeepPod(page, provider);
    const line = createLine(pod, 1);
    await seedStorage(context, { [storageKeys.cart]: [line] });
    await page.goto(at('pods'));
    const other = await context.newPage();
    await other.goto(at('support'));
    const place = await findPlace(page.request, losAngelesAddress);
    await page.bringToFront();
    await openCart(page);
    await expect(cartFooter(page).getByText(us.t('cart.error.noAddress'))).toBeVisible();

    await context.setOffline(true);
    await expectAnnounced(page, us.t('cart.offline'));
    await other.evaluate(([key, value]) => localStorage.setItem(key, value), [
      storageKeys.deliveryPlace,
      JSON.stringify(place),
    ] as const);
    await expect(cartFooter(page).getByText(us.t('cart.offline'))).toBeVisible();
    await increaseButton(page).click();
    await expect(cartSubtotal(page)).toHaveText(formatDollars(2 * line.price));
    await expect(cartFooter(page).getByText(us.t('cart.error.unavailableAddress'))).toHaveCount(0);
    await expect(placeOrderButton(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await openCart(page);
    await expect(cartFooter(page).getByText(us.t('cart.offline'))).toBeVisible();
    await axe();

    await context.setOffline(false);
    await expect(placeOrderButton(page)).toBeEnabled();
    await expect(cartFooter(page).getByText(us.t('cart.offline'))).toHaveCount(0);
    await expect(cartPanel(page).getByRole('meter')).toBeVisible();

    // The cart has been checked before the network fails, so the button waits for it.
    await context.setOffline(true);
    await expect(cartFooter(page).getByText(us.t('cart.offline'))).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(cartPanel(page)).toBeHidden();
    await context.setOffline(false);
    await openCart(page);
    await expect(placeOrderButton(page)).toBeEnabled();
  },
);

test(
  'S8-06 the panel retries dispensaries and products that cannot be fetched',
  { tag: '@desktop' },
  async ({ page, context, expectedErrors, axe }) => {
    expectedErrors.push(/^500 GET .*delivery-(available-providers|provider-products)/);
    const provider = await findProvider(page, losAngelesAddress);
    const pod = await findDeepPod(page, provider);
    await seedStorage(context, {
      [storageKeys.cart]: [createLine(pod, 2)],
      [storageKeys.deliveryPlace]: await findPlace(page.request, losAngelesAddress),
    });
    await page.route('**/delivery-available-providers?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.route('**/delivery-provider-products?*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto(at('pods'));
    await openCart(page);
    const retry = cartFooter(page).getByRole('button', { name: us.t('app.retry') });
    await expect(cartFooter(page).getByText(us.t('error.providers'))).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await retryOnClick(page, '**/delivery-available-providers?*');
    await retry.press('Enter');
    // S9-08: three more tries, each after a longer delay.
    await expect(cartFooter(page).getByText(us.t('error.products'))).toBeVisible();
    await expect(placeOrderButton(page)).toBeDisabled();
    await axe();
    await retryOnClick(page, '**/delivery-provider-products?*');
    await retry.press('Enter');
    await expect(placeOrderButton(page)).toBeEnabled();
    expect((await cartPanel(page).boundingBox())!.width, 'S9-05').toBe(420);
  },
);
