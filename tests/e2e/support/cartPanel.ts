import type { Locator, Page } from '@playwright/test';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { formatMoney } from '../../../src/domain/money/money';
import { storedCartItem } from './shopper';
import { findPlace } from './storage';
import { expect } from './test';
import { us } from './words';

export const formatDollars = (amount: number) => formatMoney({ amount });

export const cartPanel = (page: Page): Locator => page.getByRole('dialog', { name: us.t('cart.title'), exact: true });
export const cartFooter = (page: Page): Locator => cartPanel(page).getByTestId('cart-footer');
export const cartButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${us.t('header.cart')}`) });
export const placeOrderButton = (page: Page): Locator =>
  cartPanel(page).getByRole('button', { name: us.t('cart.placeOrder') });
export const cartSubtotal = (page: Page): Locator => cartPanel(page).getByTestId('cart-subtotal');
export const cartLines = (page: Page): Locator => cartPanel(page).getByRole('list').first().getByRole('listitem');
export const increaseButton = (page: Page, line = 0): Locator =>
  cartLines(page)
    .nth(line)
    .getByRole('button', { name: new RegExp(`^${us.t('product.increase', { title: '' })}`) });

export async function openCart(page: Page): Promise<void> {
  await cartButton(page).click();
  await expect(cartPanel(page)).toBeVisible();
}

export async function findProvider(page: Page, text: string): Promise<DeliveryProvider> {
  const { placeId } = await findPlace(page.request, text);
  const response = await page.request.get('/.netlify/functions/delivery-available-providers', {
    params: { placeId, orderType: 'delivery' },
  });
  return ((await response.json()) as DeliveryProvider[])[0]!;
}

export interface StockedPod {
  offer: ProviderProduct;
  product: ProductSummary;
  /** The concentrate in one item. */
  grams: number;
}

/** Starts at the end of the catalogue, because other journeys buy from its beginning. */
export async function readStock(page: Page, { id }: DeliveryProvider): Promise<StockedPod[]> {
  const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const response = await page.request.get('/.netlify/functions/delivery-provider-products', {
    params: { providerId: id },
  });
  const offers = new Map(
    ((await response.json()) as ProviderProduct[]).map((offer) => [offer.productVariantId, offer]),
  );
  return catalogue.toReversed().flatMap((product) => {
    const [variant] = product.variants;
    const offer = variant && offers.get(variant.id);
    return product.productType === 'oil' && offer ? [{ offer, product, grams: variant.grams ?? 0 }] : [];
  });
}

/** Forty items or fewer exceed the limit of concentrate, before they exceed that of THC. */
const exceedsOilLimit = ({ offer, grams }: StockedPod, limit: number) =>
  Math.min(40, offer.availableQuantity) * grams > limit;

/** One item is below the minimum, and two are not. */
export const isPairAboveMinimum = ({ offer: { price } }: StockedPod, minimum: number) =>
  price.amount < minimum && 2 * price.amount >= minimum;

export async function findDeepPod(page: Page, provider: DeliveryProvider): Promise<StockedPod> {
  const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
  return (await readStock(page, provider)).find(
    (pod) => exceedsOilLimit(pod, limit) && isPairAboveMinimum(pod, minimum),
  )!;
}

export const createLine = ({ product, offer }: StockedPod, quantity: number): CartItem => ({
  ...storedCartItem(product, quantity),
  price: offer.price.amount,
});
