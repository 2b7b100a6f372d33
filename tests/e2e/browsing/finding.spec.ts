import type { Page } from '@playwright/test';
import { findRange, priceRanges } from '../../../src/domain/catalogue/list/figureRanges';
import { listedProducts } from '../../../src/domain/catalogue/list/listing';
import { lowestPrice } from '../../../src/domain/catalogue/productFigures';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { openPage, reloadPage } from '../support/hydrated';
import { expect, main, test } from '../support/test';
import { american, at, wordsOf } from '../support/words';

const { t, plural } = wordsOf(american);
const pods = at('pods');

const cards = (page: Page) => main(page).getByRole('article');
const expectCount = (page: Page, count: number) =>
  expect(main(page).getByRole('status').first()).toHaveText(plural('list.count', count));
const panel = (page: Page) => page.getByRole('dialog', { name: t('list.filters') });
const openPanel = (page: Page) =>
  main(page)
    .getByRole('button', { name: new RegExp(`^${t('list.filters')}( \\(\\d\\))?$`) })
    .click();

test(
  'S2-72 a relaxing pod under $45: two kinds of filter, kept by the address, the breadcrumb and no one else',
  { tag: '@night' },
  async ({ page, axe }) => {
    const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const relaxed = listedProducts(catalogue, 'pods', 'CA').filter(({ effects }) => effects?.includes('relaxed'));
    const cheap = relaxed.filter((pod) => ['0-35', '35-45'].includes(findRange(lowestPrice(pod), priceRanges)!));
    expect(cheap.length).toBeGreaterThan(0);
    expect(cheap.length).toBeLessThan(relaxed.length);
    await openPage(page, pods);
    await openPanel(page);
    await panel(page)
      .getByRole('checkbox', { name: `${t('product.effect.relaxed')} ` })
      .check();
    await panel(page).getByRole('checkbox', { name: 'Under $35 ' }).check();
    await panel(page).getByRole('checkbox', { name: '$35 to $45 ' }).check();
    await axe();
    await panel(page)
      .getByRole('button', { name: plural('list.filters.show', cheap.length) })
      .click();
    await expectCount(page, cheap.length);
    const query = '?effect=relaxed&price=0-35&price=35-45';
    await expect(page).toHaveURL((url) => url.search === query);
    await axe();

    await cards(page).first().getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(`${pods}/`));
    await reloadPage(page);
    await page
      .getByRole('navigation', { name: t('app.breadcrumb') })
      .getByRole('link')
      .click();
    await expect(page).toHaveURL((url) => url.pathname === pods && url.search === query);
    await expectCount(page, cheap.length);

    await page.getByRole('button', { name: t('list.remove', { value: t('product.effect.relaxed') }) }).click();
    await expect(page).toHaveURL((url) => url.search === '?price=0-35&price=35-45');
  },
);
