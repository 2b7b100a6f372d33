import { request, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { storageKeys } from '../../src/data/storage';
import { productPath } from '../../src/domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import type { DeliveryProvider, ProviderProduct } from '../../src/domain/delivery/providerSchema';
import { localePath, locales } from '../../src/domain/region/locales';
import { routePath, type RouteId } from '../../src/domain/site/routing/routes';
import { findGate } from '../e2e/support/gate';
import { losAngelesAddress } from '../e2e/support/placeOrder';
import { storedCartItem } from '../e2e/support/shopper';
import { findPlace } from '../e2e/support/storage';
import { wordsOf } from '../e2e/support/words';
import { acceptedStorage, openPhone, phoneSlowdown, tap, slowDown, withBrowser } from './phone';
import { timeInteraction, watchInteractions, type Interaction } from './watchInteractions';

const [locale] = locales;
const { t } = wordsOf(locale);
const at = (id: RouteId) => localePath(locale, routePath(id));
const openDialog = 'dialog[open]';
const count = 'main [role="status"]';
const subtotal = '[data-testid="cart-subtotal"]';

export type Interactions = Map<string, Interaction[]>;

interface Shop {
  browser: Browser;
  origin: string;
  /** Pods with plenty of stock at the dispensary. */
  pods: ProductSummary[];
  /** Storage of a shopper who has entered an address. */
  shopper: Record<string, string>;
  interactions: Interactions;
}

interface Visit {
  page: Page;
  /** Runs an action and measures how long the page takes to change the selected element. */
  time: (name: string, selector: string, act: () => Promise<unknown>) => Promise<void>;
}

interface VisitOptions {
  path: string;
  stored?: Record<string, string>;
  slowdown?: number;
}

/** Opens a page on a new phone, and runs `act` once the page is idle. */
async function visit(
  { browser, origin, interactions, shopper }: Shop,
  { path, stored = shopper, slowdown = phoneSlowdown }: VisitOptions,
  act: (visit: Visit) => Promise<void>,
): Promise<void> {
  const phone = await openPhone(browser, stored);
  const page = await phone.newPage();
  await watchInteractions(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await slowDown(page, slowdown);
  await page.waitForTimeout(1000);
  const time: Visit['time'] = async (name, selector, interact) => {
    const noted = interactions.get(name) ?? [];
    interactions.set(name, [...noted, await timeInteraction(page, selector, interact)]);
  };
  await act({ page, time });
  await phone.close();
}

const button = (inside: Page | Locator, name: string | RegExp): Locator =>
  inside.getByRole('button', { name, exact: true }).first();

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator(openDialog).waitFor({ state: 'detached' });
  await page.waitForTimeout(700);
}

async function answerGate(shop: Shop): Promise<void> {
  const pages = { home: at('home'), list: at('pods'), product: localePath(locale, productPath(shop.pods[0]!)) };
  const { [storageKeys.consent]: consent } = acceptedStorage;
  for (const [name, path] of Object.entries(pages))
    await visit(shop, { path, stored: { [storageKeys.consent]: consent! } }, ({ page, time }) =>
      time(`age gate, ${name}`, openDialog, () => tap(button(findGate(page, locale), t('gate.us.yes')))),
    );
}

/** Opens each panel of the header twice, because the first time loads its script. */
async function openPanels(shop: Shop): Promise<void> {
  const cart = JSON.stringify(shop.pods.slice(0, 3).map((product) => storedCartItem(product, 1)));
  const stored = { ...shop.shopper, [storageKeys.cart]: cart };
  await visit(shop, { path: at('pods'), stored }, async ({ page, time }) => {
    const header = page.getByRole('banner');
    for (const turn of ['first', 'again']) {
      await time(`menu, ${turn}`, openDialog, () => tap(button(header, t('header.openMenu'))));
      await closeDialog(page);
      await time(`cart, ${turn}`, openDialog, () => tap(button(header, new RegExp(`^${t('header.cart')}`))));
      await page.locator(subtotal).waitFor();
      await closeDialog(page);
    }
  });
}

async function filterList(shop: Shop): Promise<void> {
  await visit(shop, { path: at('pods') }, async ({ page, time }) => {
    for (const turn of ['first', 'again']) {
      await time(`filters, ${turn}`, openDialog, () => tap(button(page, t('list.filters'))));
      if (turn === 'first') await closeDialog(page);
    }
    const boxes = page.getByRole('dialog').getByRole('checkbox', { disabled: false });
    for (let turn = 0; turn < 8; turn += 1) await time('filter pressed', count, () => tap(boxes.nth(turn % 4)));
  });
}

/** Types while the search is still loading its code, and again afterwards. Each letter changes the results. */
async function searchList(shop: Shop): Promise<void> {
  await visit(shop, { path: at('pods') }, async ({ page, time }) => {
    const field = page.getByRole('searchbox');
    await time('search touched, first letter', count, async () => {
      await tap(field);
      await page.keyboard.press('m');
    });
    for (const letter of ['i', 'n', 'Backspace', 'Backspace', 'i'])
      await time('letter typed', count, () => page.keyboard.press(letter));
  });
}

/** Adding a pod opens the cart, in which this changes the quantity. */
async function order(shop: Shop): Promise<void> {
  const [pod] = shop.pods;
  const path = localePath(locale, productPath(pod!));
  const more = t('product.increase', { title: pod!.title });
  const less = t('product.decrease', { title: pod!.title });
  await visit(shop, { path }, async ({ page, time }) => {
    const main = page.getByRole('main');
    const add = button(main, t('product.addToOrder'));
    await add.waitFor();
    await add.scrollIntoViewIfNeeded();
    for (const change of [more, less]) await time('quantity, product', 'main output', () => tap(button(main, change)));
    await time('add to order, first', openDialog, () => tap(add));
    await page.locator(subtotal).waitFor();
    const panel = page.getByRole('dialog');
    for (const change of [more, more, less, less])
      await time('quantity, cart', subtotal, () => tap(button(panel, new RegExp(`^${change}`))));
    await closeDialog(page);
    await time('add to order, again', openDialog, () => tap(add));
  });
}

async function changeRoute(shop: Shop, slowdown: number): Promise<void> {
  const pace = slowdown === 1 ? 'at full speed' : `slowed ${slowdown} times`;
  const heading = 'h1';
  await visit(shop, { path: at('pods'), slowdown }, async ({ page, time }) => {
    const link = page.getByRole('main').getByRole('article').getByRole('link').first();
    await link.scrollIntoViewIfNeeded();
    const path = await link.getAttribute('href');
    await page.locator(`link[rel=prefetch][href*="${path}/page-data.json"]`).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(4000);
    await time(`list to product, ${pace}`, heading, () => tap(link));
    const back = page.getByRole('main').getByRole('navigation').first().getByRole('link').first();
    await time(`product to list, ${pace}`, heading, () => tap(back));
  });
  await visit(shop, { path: at('home'), slowdown }, async ({ page, time }) => {
    const link = page
      .getByRole('main')
      .getByRole('link', { name: t('header.browseProducts') })
      .first();
    await page.waitForTimeout(8000);
    await time(`home to shop, ${pace}`, heading, () => tap(link));
  });
}

async function readJson<Answer>(
  api: APIRequestContext,
  path: string,
  params?: Record<string, string>,
): Promise<Answer> {
  return (await (await api.get(path, { params })).json()) as Answer;
}

/** Finds an address in the delivery area, and pods that its dispensary has. */
async function findShop(browser: Browser, origin: string): Promise<Shop> {
  const api = await request.newContext({ baseURL: origin });
  const place = await findPlace(api, losAngelesAddress);
  const [provider] = await readJson<DeliveryProvider[]>(api, '/.netlify/functions/delivery-available-providers', {
    placeId: place.placeId,
    orderType: 'delivery',
  });
  const offers = await readJson<ProviderProduct[]>(api, '/.netlify/functions/delivery-provider-products', {
    providerId: provider!.id,
  });
  const plenty = new Set(
    offers.filter(({ availableQuantity }) => availableQuantity >= 10).map(({ productVariantId }) => productVariantId),
  );
  const catalogue = await readJson<ProductSummary[]>(api, `/catalogue/${locale.id}.json`);
  await api.dispose();
  return {
    browser,
    origin,
    pods: catalogue.filter(({ productType, variants }) => productType === 'oil' && plenty.has(variants[0]?.id ?? '')),
    shopper: { ...acceptedStorage, [storageKeys.deliveryPlace]: JSON.stringify(place) },
    interactions: new Map(),
  };
}

/** Measures each interaction on a newly opened page. Ordering needs an address, so the server must have the API. */
export const measureInteractions = (origin: string, rounds: number): Promise<Interactions> =>
  withBrowser(async (browser) => {
    const shop = await findShop(browser, origin);
    for (let round = 0; round < rounds; round += 1) {
      for (const act of [answerGate, openPanels, filterList, searchList, order]) await act(shop);
      for (const slowdown of [1, phoneSlowdown]) await changeRoute(shop, slowdown);
    }
    return shop.interactions;
  });
