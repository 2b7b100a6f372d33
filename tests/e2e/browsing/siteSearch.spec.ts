import type { Page } from '@playwright/test';
import { listedProducts } from '../../../src/domain/catalogue/list/listing';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { localePath } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { american, at, wordsOf } from '../support/words';

const { t } = wordsOf(american);
const home = localePath(american, '/');
const support = at('support');

const panel = (page: Page) => page.getByRole('dialog', { name: t('header.search') });
const field = (page: Page) => panel(page).getByRole('textbox', { name: t('search.label') });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: t('header.search') });

/** The pod's name has several words. */
async function findProduct(page: Page): Promise<ProductSummary> {
  const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  return listedProducts(catalogue, 'pods', 'CA').find(({ title }) => title.includes(' '))!;
}

test(
  'a product is found by keyboard alone, and the search is offered again',
  { tag: '@core' },
  async ({ page, axe }) => {
    const product = await findProduct(page);
    await openPage(page, support);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(product.title, { delay: 30 });
    await expect(field(page)).toHaveValue(product.title);
    const result = panel(page)
      .getByRole('region', { name: t('search.kind.product') })
      .getByRole('link')
      .first();
    await expect(result).toContainText(product.title);
    await axe();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await result.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === localePath(american, productPath(product)));

    await button(page).click();
    await panel(page).getByRole('button', { name: product.title }).click();
    await expect(result).toContainText(product.title);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
    await button(page).click();
    await panel(page)
      .getByRole('button', { name: t('search.forget'), exact: true })
      .click();
    await expect(panel(page).getByRole('heading', { name: t('search.recent') })).toBeHidden();
  },
);

test('nothing is requested before the search is opened', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openPage(page, support);
  expect(requests.filter((path) => path.startsWith('/search/'))).toEqual([]);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await expect.poll(() => requests.filter((path) => path.startsWith('/search/'))).toEqual(['/search/en-US.json']);
});

test('a search that finds nothing suggests pages', async ({ page, axe }) => {
  await openPage(page, home);
  await button(page).click();
  await field(page).fill('qqqqqqqqqq');
  await expect(panel(page).getByRole('heading', { name: t('search.none', { text: 'qqqqqqqqqq' }) })).toBeVisible();
  await axe();
  await panel(page)
    .getByRole('link', { name: t('search.pods') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === at('pods'));
  await expect(panel(page)).toBeHidden();
});

test('S2-72 a word that nothing matches is left out with a note, and a list hands its search on', async ({
  page,
  axe,
}) => {
  await openPage(page, at('pods'));
  const list = page.getByRole('main');
  const quoted = (text: string) => t('search.quoted', { text });
  await list.getByRole('searchbox').fill('xyzzy indica live rosin');
  const note = t('search.dropped', {
    dropped: quoted('xyzzy'),
    kept: `${quoted('indica')} and ${quoted('live rosin')}`,
  });
  await expect(list.getByText(note)).toBeVisible();
  await axe();
  await list.getByRole('searchbox').fill('refund');
  await list.getByRole('button', { name: t('list.searchSite') }).click();
  await expect(field(page)).toHaveValue('refund');
  await expect(panel(page).getByRole('region', { name: t('search.kind.question') })).toBeVisible();
  await axe();
});

test(
  'keys of an input method stay its own, and a key that is held down acts once',
  { tag: ['@core', '@desktop'] },
  async ({ page }) => {
    const product = await findProduct(page);
    await openPage(page, support);
    // Playwright repeats a key that is already down.
    for (let times = 0; times < 20; times += 1) await page.keyboard.down('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.down('/');
    await page.keyboard.up('/');
    await expect(field(page)).toHaveValue('');

    await page.keyboard.type(product.title);
    await expect(panel(page).getByRole('link').first()).toContainText(product.title);
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', { text: 'う', selectionStart: 1, selectionEnd: 1 });
    await expect(field(page)).toHaveValue(`${product.title}う`);
    // Moves the focus to the links unless it belongs to the input method.
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toBeFocused();
    await input.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
    await expect(field(page)).toHaveValue(product.title);
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).not.toBeFocused();
  },
);
