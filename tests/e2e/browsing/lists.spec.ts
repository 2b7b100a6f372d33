import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { listedProducts, type FacetKey } from '../../../src/domain/catalogue/list/listing';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { openPage, waitUntilHydrated, waitUntilIdle } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { expect, main, test } from '../support/test';
import { watchWords } from '../support/watchWords';
import { american, wordsOf } from '../support/words';

const { t, plural } = wordsOf(american);
const pods = localePath(american, routePath('pods'));

async function readPods(request: APIRequestContext): Promise<ProductSummary[]> {
  const catalogue = (await (await request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  return listedProducts(catalogue, 'pods', 'CA');
}

const cards = (page: Page) => main(page).getByRole('article');
const status = (page: Page) => main(page).getByRole('status').first();
const expectCount = (page: Page, count: number) => expect(status(page)).toHaveText(plural('list.count', count));
const expectQuery = (page: Page, query: string) => expect(page).toHaveURL((url) => url.search === query);
const removal = (page: Page, value: string) => page.getByRole('button', { name: t('list.remove', { value }) });

/** On a wide screen the filter has a button of its own. On a phone it is in the panel of all filters. */
async function openFilter(page: Page, facet: FacetKey): Promise<Locator> {
  const name = t(`list.${facet}`);
  const wide = main(page).getByRole('button', { name, exact: true });
  if (await wide.isVisible()) {
    await wide.click();
    return page.getByRole('group', { name, exact: true });
  }
  await main(page)
    .getByRole('button', { name: new RegExp(`^${t('list.filters')}( \\(\\d\\))?$`) })
    .click();
  return page.getByRole('dialog', { name: t('list.filters') });
}

async function choose(page: Page, facet: FacetKey, value: string): Promise<void> {
  const filter = await openFilter(page, facet);
  await filter.getByRole('checkbox', { name: new RegExp(`^${value} `) }).check();
  await page.keyboard.press('Escape');
  await expect(filter).toBeHidden();
}

test(
  'S2-72 filters narrow the list and are in its address: Back, reload, sharing',
  { tag: '@core' },
  async ({ page, context, axe }) => {
    const all = await readPods(page.request);
    const sativa = all.filter(({ plantType }) => plantType === 'Sativa');
    const rosin = sativa.filter(({ oilType }) => oilType === 'Rosin');
    expect(rosin.length).toBeGreaterThan(0);
    await page.goto(pods);
    await choose(page, 'plant', 'Sativa');
    await expectCount(page, sativa.length);
    await choose(page, 'method', 'Rosin');
    await expectCount(page, rosin.length);
    await expectQuery(page, '?plant=Sativa&method=Rosin');
    await expect(cards(page)).toHaveCount(Math.min(rosin.length, 24));
    await axe();

    await page.goBack();
    await expectCount(page, sativa.length);
    await page.goForward();
    await expectCount(page, rosin.length);
    await page.reload();
    await expectCount(page, rosin.length);
    const shared = await context.newPage();
    await shared.goto(page.url());
    await expectCount(shared, rosin.length);
    await shared.close();

    await removal(page, 'Sativa').click();
    await expect(removal(page, 'Rosin'), 'the focus moves on').toBeFocused();
    await expectQuery(page, '?method=Rosin');
    await page.getByRole('button', { name: t('list.clear') }).click();
    await expectCount(page, all.length);
    await expectQuery(page, '');
  },
);

test('D-31 filters work by keyboard, and show how many products they would leave', async ({ page, axe }, {
  project,
}) => {
  const all = await readPods(page.request);
  const indica = all.filter(({ plantType }) => plantType === 'Indica').length;
  await page.goto(pods);
  const isPhone = project.name === 'phone';
  const opener = main(page).getByRole('button', { name: t(isPhone ? 'list.filters' : 'list.plant'), exact: true });
  const filter = isPhone
    ? page.getByRole('dialog', { name: t('list.filters') })
    : page.getByRole('group', { name: t('list.plant'), exact: true });
  if (isPhone) await openByKeyboard(page, opener, filter);
  else {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(filter).toBeVisible();
  }
  await axe();
  const box = filter.getByRole('checkbox', { name: `Indica ${plural('list.count', indica)}` });
  await box.focus();
  await page.keyboard.press('Space');
  await expectQuery(page, '?plant=Indica');
  await expect(box).toBeFocused();
  await expect(box).toBeChecked();
  if (isPhone) await filter.getByRole('button', { name: plural('list.filters.show', indica) }).click();
  else await closeByKeyboard(page, main(page).getByRole('button', { name: `${t('list.plant')} (1)` }), filter);
  await expect(filter).toBeHidden();
  await expectCount(page, indica);
});

test('S2-72 a search without results suggests the nearest matches', async ({ page, axe }) => {
  const all = await readPods(page.request);
  const sativa = all.filter(({ plantType }) => plantType === 'Sativa');
  await page.goto(`${pods}?plant=Sativa&q=qqqqqqqq`);
  await expect(main(page).getByRole('heading', { name: t('list.empty.title') })).toBeVisible();
  await axe();
  const offer = plural('list.without', sativa.length, { value: t('list.quoted', { text: 'qqqqqqqq' }) });
  await main(page).getByRole('button', { name: offer }).click();
  await expectCount(page, sativa.length);
  await expectQuery(page, '?plant=Sativa');
});

test('D-12 a filtered address shows only its results, reports unknown filters, and nothing moves', async ({ page }) => {
  const all = await readPods(page.request);
  const indica = all.filter(({ plantType }) => plantType === 'Indica');
  const isForeign = ({ title, plantType }: ProductSummary) =>
    plantType !== 'Indica' && !indica.some((each) => each.title.includes(title));
  const foreign = all.find(isForeign)!;
  const shifts = await watchShifts(page);
  const frames = await watchWords(page, { foreign: foreign.title });
  await openPage(page, `${pods}?plant=Indica&method=Wax&view=list&sort=name`);
  await expectCount(page, indica.length);
  await expect(page.getByText(t('list.unknown.method', { value: 'Wax' }))).toBeVisible();
  await waitUntilIdle(page);
  expect(await frames(), 'no frame shows what the filter leaves out').toMatchObject({ first: [], ever: [] });
  expect(await shifts()).toEqual([]);
  await main(page)
    .getByRole('button', { name: t('list.dismiss') })
    .click();
  await expectQuery(page, '?plant=Indica&sort=name&view=list');
});

/** Opens a card's product, and returns the scroll position that the list had. */
async function openFarProduct(page: Page, at: number): Promise<number> {
  const card = cards(page).nth(at);
  await card.scrollIntoViewIfNeeded();
  // The page saves its position with the next frame.
  await waitUntilIdle(page);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await card.getByRole('link').click();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pods}/`));
  return before;
}

test(
  'S2-72 returning from a product restores the list’s length and scroll position',
  { tag: '@night' },
  async ({ page }) => {
    await page.goto(pods);
    await main(page)
      .getByRole('button', { name: t('list.showMore') })
      .click();
    await expect(cards(page)).toHaveCount(48);
    await expectQuery(page, '?shown=48');
    const before = await openFarProduct(page, 40);
    await page.goBack();
    await expect(cards(page)).toHaveCount(48);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  },
);

test('S2-72 reloading a product and then going back restores the list’s scroll position', async ({ page }) => {
  await page.goto(pods);
  const before = await openFarProduct(page, 18);
  await page.reload();
  await waitUntilHydrated(page);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === pods);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test(
  'a phone renders the cards below its screen on the first scroll, and nothing moves afterwards',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(pods);
    await main(page)
      .getByRole('button', { name: t('list.showMore') })
      .waitFor();
    const positions = await page.evaluate(async () => {
      const articles = [...document.querySelectorAll('main article')];
      const end = [...document.querySelectorAll('main button')].at(-1)!;
      const frame = () => new Promise(requestAnimationFrame);
      const isDrawn = () => articles.every((card) => card.checkVisibility({ contentVisibilityAuto: true }));
      const before = isDrawn();
      end.scrollIntoView({ block: 'center' });
      const places: number[] = [];
      for (let frames = 0; frames < 30; frames += 1) {
        await frame();
        places.push(end.getBoundingClientRect().top);
      }
      return { before, after: isDrawn(), places: [...new Set(places)] };
    });
    expect(positions).toEqual({ before: false, after: true, places: [expect.any(Number)] });
  },
);
