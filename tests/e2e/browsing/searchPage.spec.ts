import type { Page } from '@playwright/test';
import { listedProducts } from '../../../src/domain/catalogue/list/listing';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import type { Locale } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { expect, main, test } from '../support/test';
import { american, at, french, wordsOf } from '../support/words';

const { t, plural } = wordsOf(american);

const panel = (page: Page) => page.getByRole('dialog', { name: t('header.search') });
const panelField = (page: Page) => panel(page).getByRole('textbox', { name: t('search.label') });
const field = (page: Page) => main(page).getByRole('searchbox', { name: t('list.searchAll') });
const cards = (page: Page) => main(page).getByRole('article');
const results = (page: Page, kind: 'store' | 'question' | 'page' | 'report' | 'place', locale: Locale = american) =>
  main(page).getByRole('region', { name: wordsOf(locale).t(`search.kind.${kind}`), exact: true });

async function readRosins(page: Page): Promise<ProductSummary[]> {
  const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  return listedProducts(catalogue, 'pods', 'CA').filter(({ oilType }) => oilType === 'Rosin');
}

test(
  'S2-72 Enter in the search opens a page with all results, which filters narrow and Back restores',
  { tag: '@core' },
  async ({ page, axe }) => {
    const rosins = await readRosins(page);
    const sativas = rosins.filter(({ plantType }) => plantType === 'Sativa');
    expect(rosins.length).toBeGreaterThan(6);
    await openPage(page, at('home'));
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('header.search') })
      .click();
    await panelField(page).fill('rosin');
    await expect(panel(page).getByRole('link', { name: /^See all/ })).toHaveAttribute(
      'href',
      `${at('search')}?q=rosin`,
    );
    await panelField(page).press('Enter');
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL((url) => url.pathname === at('search') && url.search === '?q=rosin');
    await expect(main(page).getByRole('status').getByText(plural('list.count', rosins.length))).toBeVisible();
    await expect(cards(page)).toHaveCount(Math.min(rosins.length, 24));
    await expect(field(page)).toHaveValue('rosin');
    await axe();

    await main(page)
      .getByRole('button', { name: new RegExp(`^${t('list.filters')}`) })
      .click();
    const filters = page.getByRole('dialog', { name: t('list.filters') });
    await filters.getByRole('checkbox', { name: /^Sativa / }).check();
    await page.keyboard.press('Escape');
    await expect(main(page).getByRole('status').getByText(plural('list.count', sativas.length))).toBeVisible();
    await expect(page).toHaveURL((url) => url.search === '?plant=Sativa&q=rosin');
    await page.goBack();
    await expect(main(page).getByRole('status').getByText(plural('list.count', rosins.length))).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === at('home'));
  },
);

test('S2-72 the page is found by its address, searches while one types, and is not indexed', async ({ page, axe }) => {
  await openPage(page, `${at('search')}?q=refund`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(results(page, 'question').getByRole('link').first()).toContainText('Can I return a pod or a battery?');
  await expect(cards(page)).toHaveCount(0);
  await axe();
  await field(page).fill('94601');
  await expect(results(page, 'place').getByRole('link')).toHaveText(t('search.storesNear', { place: '94601' }));
  await expect(page).toHaveURL((url) => url.search === '?q=94601');
  await axe();
  await field(page).fill('qqqqqqqqqq');
  await expect(main(page).getByRole('heading', { name: t('search.none', { text: 'qqqqqqqqqq' }) })).toBeVisible();
  await axe();
});

test('a batch number opens its report at once', async ({ page }) => {
  await openPage(page, at('support'));
  await page.keyboard.press('/');
  await panelField(page).fill('ca cin 2602 125');
  await panelField(page).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === at('labReport').replace(/\/[^/]*$/, '/CA-CIN-2602-125'));
});

test('D-43 in French Canada products have neither prices nor effects', async ({ page, axe }) => {
  await openPage(page, `${at('search', french)}?q=rosine`);
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: '$' }).filter({ visible: true })).toHaveCount(0);
  await axe();
});
