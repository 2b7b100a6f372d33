import type { Page } from '@playwright/test';
import { listedProducts } from '../../../src/domain/catalogue/list/listing';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { localePath, locales } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { readLanding, wordsIn } from '../support/siteContent';
import { expect, main, test } from '../support/test';
import { american, at, wordsOf } from '../support/words';

test.use({ accepted: null });

const { t } = wordsOf(american);
const pods = at('pods');

const cards = (page: Page) => main(page).getByRole('article');
const pageLink = (page: Page, number: number) =>
  main(page)
    .getByRole('navigation', { name: t('list.pages') })
    .getByRole('link', { name: String(number), exact: true });
const namesOf = async (page: Page) => {
  const links = cards(page).getByRole('link');
  return Promise.all((await links.all()).map((link) => link.getAttribute('href')));
};

async function expected(page: Page, region: 'CA' | 'OH', from: number, to: number): Promise<string[]> {
  const catalogue = (await (await page.request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  return listedProducts(catalogue, 'pods', region)
    .slice(from, to)
    .map(({ slug }) => `${pods}/${slug}`);
}

test(
  'pages lead on, back and to filters, and the address never shows other products',
  { tag: '@night' },
  async ({ page, seedAccepted, axe }) => {
    await seedAccepted();
    await openPage(page, `${pods}?page=2&utm_source=mail`);
    await expect(page).toHaveURL(`${pods}?page=2&utm_source=mail`);
    await expect.poll(() => namesOf(page)).toEqual(await expected(page, 'CA', 24, 48));
    await expect(page).toHaveTitle(/ – page 2 /);
    await pageLink(page, 3).click();
    await expect(page).toHaveURL((url) => url.searchParams.get('page') === '3');
    await expect(page).toHaveTitle(/ – page 3 /);
    await expect.poll(() => namesOf(page)).toEqual(await expected(page, 'CA', 48, 72));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await main(page)
      .getByRole('button', { name: t('list.showMore') })
      .click();
    await expect.poll(() => namesOf(page)).toEqual(await expected(page, 'CA', 48, 96));
    await page.goBack();
    await expect(page).toHaveTitle(/ – page 2 /);
    await expect.poll(() => namesOf(page)).toEqual(await expected(page, 'CA', 24, 48));
    await main(page).getByRole('searchbox').fill('rosin');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'rosin' && !url.searchParams.has('page'));
    await main(page).getByRole('searchbox').fill('');
    await expect.poll(() => namesOf(page)).toEqual(await expected(page, 'CA', 0, 24));
    await axe();
  },
);

test('the stored page leads to the list’s own address', async ({ page, seedAccepted }) => {
  await seedAccepted();
  await openPage(page, `${pods}/page/2`);
  await expect(page).toHaveURL(`${pods}?page=2`);
  await expect.poll(() => namesOf(page)).toEqual(await expected(page, 'CA', 24, 48));
});

for (const locale of locales)
  test(`${locale.id}: the list leads to the pages about kinds of pods, and those to pods and other kinds`, async ({
    page,
    seedAccepted,
    axe,
  }) => {
    const words = wordsOf(locale);
    const { heading, about } = readLanding('indica');
    await seedAccepted();
    await openPage(page, at('pods', locale));
    const kinds = main(page).getByRole('navigation', { name: words.t('list.kinds') });
    await kinds.getByRole('link', { name: wordsIn(locale, heading), exact: true }).click();
    await expect(page).toHaveURL(localePath(locale, '/shop/plants/indica'));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(wordsIn(locale, heading));
    await expect(main(page).getByRole('heading', { name: wordsIn(locale, about.heading) })).toBeVisible();
    await expect.poll(() => cards(page).filter({ visible: true }).count()).toBeGreaterThan(0);
    await expect(cards(page).filter({ visible: true }).first()).toContainText(words.t('product.plantType.Indica'));
    await axe();
    await cards(page).filter({ visible: true }).first().getByRole('link').click();
    await expect(page).toHaveURL((url) => /\/shop\/pods\/./.test(url.pathname));
  });
