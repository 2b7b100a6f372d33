import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import type { CartItem } from '../../../src/domain/cart/cart';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../../src/domain/delivery/providerSchema';
import type { OrderType } from '../../../src/domain/order/orderStatus';
import type { Order } from '../../../src/domain/order/orderSchema';
import { buildNewIdPicture } from '../../fixtures/idPicture';
import { newAddress } from './placeOrder';
import { openAccount } from './shopper';
import { findPlace, seedStorage } from './storage';
import { expect } from './test';
import { at, us } from './words';

const functions = '/.netlify/functions';

export const checkoutPath = at('checkout');
export const placeOrderUrl = '**/v1/app/orders';

export const idPhoto = async () => ({
  name: 'id.jpg',
  mimeType: 'image/jpeg',
  buffer: await buildNewIdPicture().jpeg().toBuffer(),
});

interface Opening {
  context: BrowserContext;
  request: APIRequestContext;
  readCode: (to: string) => Promise<string>;
  address?: string;
  /** By default the account has a name, and the dispensary has the shopper's ID. */
  isSignUpFinished?: boolean;
  hasId?: boolean;
  quantities?: [number, number];
}

const itemOf = (
  { productVariantId, price }: ProviderProduct,
  { slug, productType }: ProductSummary,
  name: string,
  quantity: number,
): CartItem => ({
  productVariantId,
  quantity,
  price: price.amount,
  metadata: { name, productType, brand: '', slug, image: '', thcGrams: 0.5 },
});

/** Opens later pages of the context at the checkout of a new account that has entered everything else. */
export async function openCheckout({ context, request, readCode, address = newAddress(), ...rest }: Opening) {
  const { isSignUpFinished = true, hasId = isSignUpFinished, quantities = [1, 1] } = rest;
  const token = await openAccount(request, readCode, { isSignUpFinished });
  const headers = { authorization: `Bearer ${token}` };
  const place = await findPlace(request, address);
  const read = async <T>(path: string, params: Record<string, string>) =>
    (await (await request.get(`${functions}/${path}`, { params })).json()) as T;
  const [provider] = await read<DeliveryProvider[]>('delivery-available-providers', {
    placeId: place.placeId,
    orderType: 'delivery',
  });
  const providerId = provider!.id;
  const offers = await read<ProviderProduct[]>('delivery-provider-products', { providerId });
  // Uses the last ones, because other journeys use the first.
  const plenty = offers.filter(({ availableQuantity, price }) => availableQuantity >= 8 && price.amount >= 25);
  const catalogue = (await (await request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const items = plenty.slice(-2).map((offer, index) => {
    const product = catalogue.find(({ variants }) => variants.some(({ id }) => id === offer.productVariantId))!;
    return itemOf(offer, product, ['First sample', 'Other sample'][index]!, quantities[index]!);
  });
  expect(items, 'the dispensary has enough of two').toHaveLength(2);
  const contactPhone = `213555${1000 + Math.floor(Math.random() * 8999)}`;
  await request.put('/v1/app/user/v2', { headers, data: { contactPhone } });
  if (hasId)
    await request.post('/v1/app/user/upload-id', {
      params: { providerId },
      headers,
      multipart: { file: await idPhoto() },
    });
  await seedStorage(context, {
    [storageKeys.token]: token,
    [storageKeys.legalAccepted]: 'true',
    [storageKeys.deliveryPlace]: place,
    [storageKeys.cart]: items,
  });
  const orders = async () => (await (await request.get('/v1/app/orders', { headers })).json()) as Order[];
  return { token, headers, place, provider: provider!, items, orders };
}

const main = (page: Page) => page.getByRole('main');

export function checkoutOn(page: Page, type: OrderType = 'delivery') {
  const isPickup = type === 'pickup';
  const heading = (name: string) => main(page).getByRole('heading', { level: 2, name });
  const headings = {
    details: heading(us.t('checkout.step.details')),
    id: heading(us.t('checkout.id.title')),
    address: heading(us.t(isPickup ? 'pickup.place.title' : 'checkout.address.title')),
    time: heading(us.t(isPickup ? 'pickup.time.title' : 'checkout.time.title')),
    review: heading(us.t('checkout.review.title')),
  };
  const windows = main(page)
    .getByRole('group', { name: us.t(isPickup ? 'pickup.window' : 'order.window') })
    .getByRole('radio', { disabled: false });
  const goToNextStep = main(page).getByRole('button', { name: us.t('checkout.continue'), exact: true });
  const submit = main(page).getByRole('button', { name: us.t('checkout.review.submit'), exact: true });
  const expectStep = async (step: keyof typeof headings) => {
    await expect(page).toHaveURL(new RegExp(`\\?step=${step}$`));
    await expect(headings[step]).toBeVisible();
  };
  const changeButton = (step: keyof typeof headings) =>
    main(page).getByRole('button', { name: us.t('checkout.changeStep', { step: us.t(`checkout.step.${step}`) }) });
  const change = (step: keyof typeof headings) => changeButton(step).click();
  const openTime = async () => {
    await expectStep('review');
    await change('time');
    await expectStep('time');
  };
  /** Starts from the review or the time step, and ends at the review. The first window may close meanwhile. */
  const chooseTime = async (window = windows.last()) => {
    await expect(page).toHaveURL(/\?step=(time|review)$/);
    if (page.url().endsWith('review')) await openTime();
    await window.click({ force: true });
    await expectStep('review');
  };
  const isPlaced = () => expect(page).toHaveURL(/\/us\/en\/delivery\/order\/[^/]+\/[^/?]+$/);
  return {
    headings,
    windows,
    goToNextStep,
    submit,
    expectStep,
    openTime,
    chooseTime,
    change,
    changeButton,
    isPlaced,
    main: main(page),
  };
}

export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  for (let press = 0; press < 120; press += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Expected Tab to reach the control.');
}
