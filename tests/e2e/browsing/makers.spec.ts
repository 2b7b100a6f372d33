import { makerPath, podsByMaker, productPath, strainPath } from '../../../src/domain/catalogue/cataloguePaths';
import { listStep } from '../../../src/domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { localePath } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { findProduct } from '../support/siteContent';
import { expect, main, test } from '../support/test';
import { american, wordsOf } from '../support/words';

/** A crawler passes the gate without a region. */
test.use({ accepted: null, userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

const { t } = wordsOf(american);

const makersOf = async (request: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> }) => {
  const catalogue = (await (await request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
  const slugs = [...new Set(catalogue.map(({ brandSlug }) => brandSlug))];
  return slugs.map((slug) => ({ path: localePath(american, makerPath(slug)), pods: podsByMaker(slug, catalogue) }));
};

test('without a region a maker’s page shows all its pods, and the states that sell them', async ({ page, axe }) => {
  const makers = await makersOf(page.request);
  const elsewhere = makers.find(({ pods }) => pods.length > 0 && !pods.some(({ regions }) => regions.includes('CA')));
  const mixed = makers.find(
    ({ pods }) =>
      pods.some(({ regions }) => regions.includes('CA')) && pods.some(({ regions }) => !regions.includes('CA')),
  );
  for (const { path, pods } of [elsewhere!, mixed!]) {
    await openPage(page, path);
    await expect(main(page).getByRole('article').filter({ visible: true })).toHaveCount(
      Math.min(pods.length, listStep),
    );
    await expect(main(page).getByText(/sold in your region yet/)).toBeHidden();
  }
  await expect(
    main(page)
      .getByText(/^Sold in /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await axe();
});

test('a maker with many pods has several pages, each at its own address', async ({ page }) => {
  const { path, pods } = (await makersOf(page.request)).find((maker) => maker.pods.length > listStep)!;
  await openPage(page, path);
  const pages = main(page).getByRole('navigation', { name: t('list.pages') });
  await pages.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(`${path}/page/2`);
  await expect(page).toHaveTitle(/ – page 2 /);
  const rest = pods.slice(listStep, 2 * listStep).map(({ title }) => title);
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(rest);
  await page.reload();
  await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(rest);
});

test(
  'a pod leads to its strain’s page, which compares the makers’ pods',
  { tag: '@core' },
  async ({ page, axe, request }) => {
    const catalogue = (await (await request.get('/catalogue/en-US.json')).json()) as ProductSummary[];
    const named = new Map<string, ProductSummary[]>();
    for (const pod of catalogue.filter(({ productType }) => productType === 'oil'))
      named.set(pod.title, [...(named.get(pod.title) ?? []), pod]);
    const [name, [first, second]] = [...named].find(([, pods]) => new Set(pods.map(({ brand }) => brand)).size > 1)!;
    expect(findProduct(({ slug }) => slug === first!.slug)).toMatchObject({ strain: { name } });
    await openPage(page, localePath(american, productPath(first!)));
    await main(page)
      .getByRole('link', { name: t('product.strain.all', { name }) })
      .click();
    await expect(page).toHaveURL(localePath(american, strainPath(name)));
    await expect(main(page).getByRole('columnheader')).toHaveText([
      t('compare.pod'),
      `${first!.brand} ${name}`,
      `${second!.brand} ${name}`,
    ]);
    const table = main(page).getByRole('region', { name: t('compare.title') });
    expect(await table.evaluate((element) => element.scrollWidth <= element.clientWidth), 'nothing is cut').toBe(true);
    await axe();
  },
);
