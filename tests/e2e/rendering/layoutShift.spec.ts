import type { APIRequestContext, Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { storageKeys } from '../../../src/data/storage';
import { formatMoney } from '../../../src/domain/money/money';
import { localeOf, localePath, type LocaleId } from '../../../src/domain/region/locales';
import type { Subcountry } from '../../../src/domain/region/regions';
import { routePath } from '../../../src/domain/site/routing/routes';
import { en } from '../../../src/i18n/messages/en';
import { openPage, waitUntilHydrated, waitUntilIdle } from '../support/hydrated';
import { throttleCpu, watchShifts } from '../support/layoutShift';
import { losAngelesAddress } from '../support/placeOrder';
import { storedCartItem, openAccount, readPageContext } from '../support/shopper';
import { findProduct, readNavigation } from '../support/siteContent';
import { stockedPod } from '../support/stockedPod';
import { findPlace, seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { watchWords } from '../support/watchWords';

test.use({ accepted: null });

const pods = routePath('pods');
const pod = productPath(
  findProduct(
    ({ productType, visibility, availability, expressDeliveryProvidersCount }) =>
      productType === 'oil' &&
      visibility.availableUs &&
      availability === 'available' &&
      expressDeliveryProvidersCount > 0,
  ),
);
const at = (path: string, localeId: LocaleId = 'en-US') => localePath(localeOf(localeId), path);

type Visitor = 'new' | 'back' | 'with address and cart' | 'signed in';
const visits: [visitor: Visitor, region: Subcountry, path: string, isWide?: boolean][] = [
  ['new', 'CA', at('/')],
  ['new', 'CA_ALL', at('/', 'fr-CA')],
  ['back', 'OH', at(pods)],
  ['back', 'OH', at(pod)],
  ['back', 'WA', at(routePath('discover'))],
  ['with address and cart', 'CA', at(pods)],
  ['with address and cart', 'CA', at(pod)],
  ['with address and cart', 'CA', at(pod), true],
  ['signed in', 'OH', at(routePath('support'))],
];

test.describe('D-12: nothing moves', () => {
  for (const [visitor, region, path, isWide = false] of visits)
    test(
      `for a visitor who is ${visitor} in ${region} on ${path}${isWide ? ' on a wide screen' : ''}`,
      { tag: isWide ? '@desktop' : visitor === 'new' && region === 'CA' ? ['@phone', '@core'] : '@phone' },
      async ({ page, context, seedAccepted, outbox }) => {
        if (visitor !== 'new') await seedAccepted({ us: region, ca: region });
        if (visitor === 'with address and cart') {
          const { listing } = await readPageContext(page.request, at(pods));
          const place = await findPlace(page.request, '233 S Spring St, Los Angeles 90012');
          await seedStorage(context, {
            [storageKeys.deliveryPlace]: place,
            [storageKeys.cart]: [storedCartItem(listing!.products[0]!, 2)],
          });
        }
        if (visitor === 'signed in')
          await seedStorage(context, { [storageKeys.token]: await openAccount(page.request, outbox) });
        const shifts = await watchShifts(page);
        await throttleCpu(page);
        await openPage(page, path);
        if (visitor === 'new') await expect(page.getByRole('dialog')).toBeVisible();
        await waitUntilIdle(page);
        expect(await shifts()).toEqual([]);
      },
    );
});

test('D-12 the header is painted whole, even if the network stops in the middle of it', async ({
  page,
  expectedErrors,
}) => {
  // The slow server only has the HTML, and may have ended when scripts and pictures are requested.
  expectedErrors.push(/404/, /ERR_CONNECTION_(?:REFUSED|RESET|CLOSED)/, /ERR_EMPTY_RESPONSE/);
  const html = await (await page.request.get(at(pod))).text();
  const cut = html.indexOf('</button>', html.indexOf('<header'));
  const pause = 500;
  const slow = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), pause);
  });
  await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
  try {
    const { port } = slow.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'domcontentloaded' });
    const firstPaint = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
    await expect.poll(firstPaint).toBeGreaterThan(pause);
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});

for (const path of [at('/'), at('/', 'fr-CA'), at(pods), at(pod), at(routePath('support'), 'fr-CA')])
  test(
    `a phone lays out the rest of ${path} on the first scroll, and what is visible stays in place`,
    { tag: '@phone' },
    async ({ page, seedAccepted }) => {
      await seedAccepted();
      await page.goto(path);
      await waitUntilHydrated(page);
      const moved = await page.evaluate(async () => {
        const isDrawn = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
        const end = document.querySelector('footer a')!;
        const shown = [...document.querySelectorAll('header *, main *')].filter((element) => {
          const { top, width } = element.getBoundingClientRect();
          return isDrawn(element) && width > 0 && top < innerHeight;
        });
        // Omits heights, because the container of the rest of the page grows with it.
        const place = ({ left, top, width }: DOMRect) => `${left} ${top} ${width}`;
        const places = () => shown.map((element) => place(element.getBoundingClientRect()));
        const scroll = async (to: number) => {
          scrollTo(0, to);
          for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
        };
        const before = { end: isDrawn(end), count: shown.length, places: places() };
        await scroll(1);
        await scroll(0);
        const after = places();
        return {
          end: [before.end, isDrawn(end)],
          isEmpty: before.count < 20,
          elements: shown
            .map(({ tagName, textContent }, index) => [
              tagName,
              textContent.slice(0, 40),
              before.places[index],
              after[index],
            ])
            .filter(([, , from, to]) => from !== to),
        };
      });
      expect(moved).toEqual({ end: [false, true], isEmpty: false, elements: [] });
    },
  );

const price = (product: ProductSummary) =>
  formatMoney({ amount: Math.min(...product.variants.map((variant) => variant.price!)) }, { hideZeroCents: true });
const navigation = readNavigation();

/** Returns the words in a page's HTML that are only for some regions, by name. */
async function regionalWords(request: APIRequestContext, path: string, region: Subcountry) {
  const { listing, product, stores = [] } = await readPageContext(request, path);
  const catalogue = (await (await request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const products = listing?.products ?? (product ? [product.summary] : []);
  // Two brands may use the same name.
  const regionTitles = catalogue.filter(({ regions }) => regions.includes(region)).map(({ title }) => title);
  const foreign = listing ? products.filter(({ title }) => !regionTitles.includes(title)) : [];
  const elsewhere = stores.filter((each) => each.region !== region);
  const prices = Object.fromEntries(products.map((each) => [`price of ${each.title}`, price(each)]));
  const words = {
    ...Object.fromEntries(foreign.map(({ title }) => [`pod ${title}`, title])),
    ...Object.fromEntries(elsewhere.map(({ name, addressOne }) => [`store ${name}`, addressOne])),
    ...prices,
    xpress: navigation.find(({ id }) => id === 'xpress')!.title.en,
    prop65: en['footer.prop65.text'],
    washington: en['footer.washington.text'],
  };
  return { words, prices: Object.keys(prices) };
}

test.describe('D-12 S2-45 S2-46: the words are the region’s from the first frame on', { tag: '@desktop' }, () => {
  const watch = async (page: Page, path: string, words: Record<string, string>) => {
    const frames = await watchWords(page, words);
    await throttleCpu(page);
    await openPage(page, path);
    await waitUntilIdle(page);
    const { count, first, ever } = await frames();
    expect(count, 'frames were checked').toBeGreaterThan(10);
    return { first, ever: new Set(ever) };
  };

  for (const path of [at(pods), at(pod)])
    test(`${path} without a region: California’s`, async ({ page }) => {
      const { words, prices } = await regionalWords(page.request, path, 'CA');
      const { first, ever } = await watch(page, `${path}?disable-modal`, words);
      expect(prices).not.toEqual([]);
      expect(first).toEqual([...prices, 'xpress', 'prop65']);
      expect(ever).toEqual(new Set(first));
    });

  const cases: [path: string, region: Subcountry, own: string[]][] = [
    [at(pods), 'OH', []],
    [at(pods), 'WA', ['washington']],
    [at(pod), 'OH', []],
    [at(routePath('storeLocator')), 'OH', []],
  ];
  for (const [path, region, regionTitles] of cases)
    test(`${path} in ${region}`, async ({ page, seedAccepted }) => {
      await seedAccepted({ us: region });
      const { words } = await regionalWords(page.request, path, region);
      const { first, ever } = await watch(page, path, words);
      expect(first).toEqual(regionTitles);
      expect(ever).toEqual(new Set(regionTitles));
    });
});

const stocks: [dispensaryHas: string, isWanted: (stock: number) => boolean][] = [
  ['plenty', (stock) => stock > 8],
  ['few', (stock) => stock > 1 && stock < 5],
];
for (const [dispensaryHas, isWanted] of stocks)
  test(`D-12 S4-14 S5-12 adding to the cart moves nothing below the button: the dispensary has ${dispensaryHas}`, async ({
    page,
    context,
    isMobile,
    seedAccepted,
  }) => {
    // The narrowest phone has the least space for another word.
    if (isMobile) await page.setViewportSize({ width: 320, height: 640 });
    await seedAccepted();
    await seedStorage(context, { [storageKeys.deliveryPlace]: await findPlace(page.request, losAngelesAddress) });
    await page.goto(at(productPath(await stockedPod(page, isWanted))));
    const main = page.getByRole('main');
    const below = main.getByRole('button', { name: en['product.checkAgain'] });
    await expect(below).toBeVisible();
    const topOf = () => below.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await topOf();
    const increase = main.getByRole('button', { name: /^Increase the quantity/ });
    const maximum = main.getByText(/only has \d+ items? in stock/);
    if (dispensaryHas === 'few') {
      while (await increase.isEnabled()) await increase.click();
      await expect(maximum).toBeVisible();
      expect(await topOf()).toBe(before);
    }
    await main.getByRole('button', { name: en['product.addToOrder'] }).click();
    await expect(main.getByText(/^\d+ in your cart$/)).toBeAttached();
    await expect(maximum).toBeAttached({ attached: dispensaryHas === 'few' });
    expect(await topOf()).toBe(before);
  });
