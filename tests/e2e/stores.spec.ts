import { readdirSync, readFileSync } from 'node:fs';
import { localeOf, localePath } from '../../src/domain/region/locales';
import { storeSchema } from '../../src/domain/delivery/storeSchema';
import { routePath } from '../../src/domain/site/routes';
import { expect, test } from './support/test';
import { wordsOf } from './support/words';

const american = localeOf('en-US');
const { t, plural } = wordsOf(american);
const path = localePath(american, routePath('storeLocator'));
const stores = readdirSync('content/stores')
  .map((name) => storeSchema.parse(JSON.parse(readFileSync(`content/stores/${name}`, 'utf8'))))
  .filter(({ region }) => region === 'CA');
const [store] = stores;

test(
  'S1-12 S2-20 S2-78 the map loads when visible, and a marker and its store are linked',
  { tag: '@core' },
  async ({ page, seedAccepted, axe }, { project }) => {
    await seedAccepted();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByText(plural('storeLocator.results', stores.length))).toBeVisible();
    if (project.name === 'phone') {
      expect(fetched).not.toContain('/map/outlines.json');
      await page.getByRole('button', { name: t('storeLocator.map'), exact: true }).click();
    }
    const marker = page.getByRole('button', {
      name: t('storeLocator.map.marker', { store: store!.name, city: store!.city }),
    });
    await marker.focus();
    await page.keyboard.press('Enter');
    await expect(marker).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: store!.name }).filter({ visible: true })).toBeVisible();
    expect(fetched).toContain('/map/outlines.json');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await axe();
  },
);

test('S2-78 stores are filtered by text and by brand, and an empty result offers to reset', async ({
  page,
  seedAccepted,
}) => {
  await seedAccepted();
  const brand = stores.flatMap(({ brands }) => brands)[0]!;
  const carrying = stores.filter(({ brands }) => brands.includes(brand));
  await page.goto(`${path}?brand=${brand}`);
  await expect(page.getByText(plural('storeLocator.results', carrying.length))).toBeVisible();
  await expect(page.getByLabel(t('storeLocator.brand'))).toHaveValue(brand);

  await page.getByLabel(t('storeLocator.filter')).fill('nowhere at all');
  await page.getByRole('button', { name: t('storeLocator.showAll') }).click();
  await expect(page.getByText(plural('storeLocator.results', stores.length))).toBeVisible();

  await page.goto(`${path}?brand=no-such-maker`);
  await expect(page.getByText(t('storeLocator.brand.unknown', { brand: 'no-such-maker' }))).toBeVisible();
  await expect(page.getByText(plural('storeLocator.results', stores.length))).toBeVisible();
});
