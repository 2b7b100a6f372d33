import type { Locator, Page } from '@playwright/test';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import { formatMoney } from '../../../src/domain/money';
import { localeOf } from '../../../src/domain/region/locales';
import { storedCartItem } from './shopper';
import { findPlace } from './storage';
import { expect } from './test';
import { wordsOf } from './words';

const american = localeOf('en-US');
const us = wordsOf(american);
export const dollars = (amount: number) => formatMoney({ amount });

export const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: us.t('cart.title'), exact: true });
export const footerOf = (page: Page): Locator => panelOf(page).getByTestId('cart-footer');
export const openerOf = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(`^${us.t('header.cart')}`) });
export const placeOf = (page: Page): Locator => panelOf(page).getByRole('button', { name: us.t('cart.placeOrder') });
export const subtotalOf = (page: Page): Locator => panelOf(page).getByTestId('cart-subtotal');
export const linesOf = (page: Page): Locator => panelOf(page).getByRole('list').first().getByRole('listitem');
export const plusOf = (page: Page, line = 0): Locator =>
  linesOf(page)
    .nth(line)
    .getByRole('button', { name: new RegExp(`^${us.t('product.increase', { title: '' })}`) });

export async function openCart(page: Page): Promise<void> {
  await openerOf(page).click();
  await expect(panelOf(page)).toBeVisible();
}

export async function providerAt(page: Page, text: string): Promise<DeliveryProvider> {
  const { placeId } = await findPlace(page.request, text);
  const answer = await page.request.get('/.netlify/functions/delivery-available-providers', {
    params: { placeId, orderType: 'delivery' },
  });
  return ((await answer.json()) as DeliveryProvider[])[0]!;
}

export interface Stocked {
  offer: ProviderProduct;
  product: ProductSummary;
  /** The concentrate in one item. */
  grams: number;
}

/** Starts at the end of the catalogue, because other journeys buy from its beginning. */
export async function stockOf(page: Page, { id }: DeliveryProvider): Promise<Stocked[]> {
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
export const isPair = ({ offer: { price } }: Stocked, minimum: number) =>
  price.amount < minimum && 2 * price.amount >= minimum;

export async function deepPod(page: Page, provider: DeliveryProvider): Promise<Stocked> {
  const { deliveryTotalMinimum: minimum, purchaseLimitOilGrams: limit } = provider;
  return (await stockOf(page, provider)).find((pod) => isDeep(pod, limit) && isPair(pod, minimum))!;
}

export const lineOf = ({ product, offer }: Stocked, quantity: number): CartItem => ({
  ...storedCartItem(product, quantity),
  price: offer.price.amount,
});
