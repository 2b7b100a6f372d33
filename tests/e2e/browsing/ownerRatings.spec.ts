import type { Page } from '@playwright/test';
import type { OwnerRatingsResponse, RatedProducts } from '../../../src/domain/rating/ownerRatingsSchema';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { watchShifts } from '../support/layoutShift';
import { readPageContext } from '../support/shopper';
import { expect, main, test } from '../support/test';
import { american, at, us } from '../support/words';

const pods = at('pods');

const readRated = async (page: Page) =>
  ((await (await page.request.get('/v1/app/ratings')).json()) as RatedProducts).products;

/** Finds a pod with enough ratings, or with too few, in the first cards of the list. */
async function findPod(page: Page, isRated: boolean) {
  const rated = new Set((await readRated(page)).map(({ slug }) => slug));
  const { listing } = await readPageContext(page.request, pods);
  return listing!.products.find(
    (product) => rated.has(product.slug) === isRated && product.availability === 'available',
  )!;
}

/** Scrolls to what precedes the ratings, which load once the shopper comes near. */
const reach = (page: Page) => page.getByRole('region', { name: us.t('product.glance') }).scrollIntoViewIfNeeded();

const aggregateRating = (page: Page) =>
  page.evaluate(() => {
    const { textContent } = document.querySelector('script[type="application/ld+json"]')!;
    const graph = (JSON.parse(textContent) as { '@graph': { '@type': string; aggregateRating?: object }[] })['@graph'];
    return graph.find((thing) => thing['@type'] === 'Product')!.aggregateRating ?? null;
  });

test(
  'D-43 a pod’s page shows owners’ ratings, in its structured data too, without layout shift',
  { tag: '@night' },
  async ({ page, axe }) => {
    const pod = await findPod(page, true);
    const response = await page.request.get(`/v1/app/ratings/${pod.slug}`);
    const { ratings } = (await response.json()) as OwnerRatingsResponse;
    const { average, count } = ratings!;
    const shifts = await watchShifts(page);
    await openPage(page, localePath(american, productPath(pod)));
    expect(await aggregateRating(page)).toBeNull();
    const section = page.getByRole('region', { name: us.t('ratings.title') });
    await reach(page);
    await section.scrollIntoViewIfNeeded();
    await expect(section.getByText(us.plural('ratings.count', count), { exact: true })).toBeVisible();
    await expect(section.getByRole('row')).toHaveCount(6);
    expect(await aggregateRating(page)).toMatchObject({ ratingValue: average, ratingCount: count });
    expect(await shifts()).toEqual([]);
    await axe();
  },
);

test('D-43 lists can be sorted by rating, and cards say it over their picture', async ({ page, axe }) => {
  const best = (await readRated(page)).reduce((most, { average }) => Math.max(most, average), 0);
  const shifts = await watchShifts(page);
  await openPage(page, pods);
  await page.mouse.move(5, 5);
  await page.mouse.move(10, 10);
  await expect(
    main(page)
      .getByText(/out of 5, \d+ owner ratings/)
      .first(),
  ).toBeAttached();
  expect(await shifts()).toEqual([]);
  await main(page)
    .getByRole('combobox', { name: us.t('list.sort') })
    .selectOption('rating');
  await expect(page).toHaveURL(/sort=rating/);
  const first = main(page).getByRole('article').first();
  const shown = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1 }).format(best);
  await expect(first.getByText(new RegExp(`^${shown} out of 5`))).toBeAttached();
  await axe();
});
