import type { Page } from '@playwright/test';
import { headerHeight, subHeaderHeight } from '../../../src/app/header/headerRules';
import { storageKeys } from '../../../src/data/storage';
import { localePath } from '../../../src/domain/region/locales';
import type { Subcountry } from '../../../src/domain/region/regions';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { breakpoint } from '../../../src/ui/theme/tokens';
import { openPage } from '../support/hydrated';
import { findPlace, seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, french, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const longAddress = '12345 Martin Luther King Jr Blvd, Los Angeles 90012';
const widths = { phone: [320, 360, 375, 390, 768], desktop: [1024, 1280, 1366, 1440] };

/** Finds buttons and links outside the screen or the bar, or overlapping others. */
const faultsOf = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header')!;
    const bar = header.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const tools = [...header.querySelectorAll('a, button')]
      .filter((tool) => tool.checkVisibility())
      .map((tool) => ({
        name: tool.getAttribute('aria-label') ?? tool.textContent,
        box: tool.getBoundingClientRect(),
      }));
    const outside = tools.filter(
      ({ box }) => box.left < 0 || box.right > width || box.top < bar.top || box.bottom > bar.bottom,
    );
    const isOver = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const over = tools.flatMap((one, index) =>
      tools.slice(index + 1).flatMap((two) => (isOver(one.box, two.box) ? [`${one.name} lies over ${two.name}`] : [])),
    );
    const isWide = document.documentElement.scrollWidth > width;
    return {
      count: tools.length,
      height: bar.height,
      faults: [
        ...outside.map(({ name, box }) => `${name} is outside: ${Math.round(box.left)} … ${Math.round(box.right)}`),
        ...over,
        ...(isWide ? ['the page is wider than the screen'] : []),
      ],
    };
  });

interface Sight {
  locale: typeof american | typeof french;
  route: RouteId;
  region?: Subcountry;
  hasSubHeader?: boolean;
}

const sights: Sight[] = [
  { locale: american, route: 'home' },
  { locale: american, route: 'pods', hasSubHeader: true },
  { locale: american, route: 'partners' },
  { locale: american, route: 'storeLocator', hasSubHeader: true },
  { locale: french, route: 'home' },
  { locale: french, route: 'pods', region: 'ON' },
  { locale: french, route: 'partners' },
  { locale: french, route: 'storeLocator', region: 'ON', hasSubHeader: true },
];

for (const { locale, route, region, hasSubHeader } of sights)
  test(
    `S9-06 S2-31 in ${locale.id} ${route} fits its whole header in its height on every screen`,
    { tag: locale === american && route === 'pods' ? '@night' : [] },
    async ({ page, context, request, seedAccepted }, { project }) => {
      const { t } = wordsOf(locale);
      const place = await findPlace(request, longAddress);
      await seedAccepted(region && { ca: region });
      await seedStorage(context, { [storageKeys.deliveryPlace]: place, [storageKeys.storePlace]: place });
      await page.goto(localePath(locale, routePath(route)));
      const bell = page.getByRole('banner').getByRole('button', { name: t('header.notifications') });
      // The count loads on the first input, which needs a hydrated page.
      await expect(async () => {
        await page.keyboard.press('Shift');
        await expect(bell).toContainText(/\d/, { timeout: 300 });
      }).toPass();
      if (route === 'pods' && locale === american)
        await expect(page.getByRole('button', { name: t('header.nextDelivery', { slot: '' }) })).toBeVisible();
      for (const width of widths[project.name as keyof typeof widths]) {
        await page.setViewportSize({ width, height: 800 });
        const isBelow = hasSubHeader && width < breakpoint.wide;
        const expected = { faults: [], height: headerHeight + (isBelow ? subHeaderHeight : 0) };
        await expect.poll(() => faultsOf(page), `${width} px`).toMatchObject(expected);
        // The partners' link is longer, and takes its place on phones.
        if (route !== 'partners' || width >= breakpoint.tablet)
          await expect(page.getByRole('banner').getByRole('button', { name: t('header.search') })).toBeVisible();
      }
    },
  );

test('D-31 the skip link comes first and skips the header', { tag: '@core' }, async ({ page, seedAccepted }) => {
  await seedAccepted();
  await openPage(page, at('support'));
  const skip = page.getByRole('link', { name: us.t('app.skip') });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('D-31 Tab moves through the header in reading order, over every tool once, and into the page', async ({
  page,
  context,
  request,
  seedAccepted,
}) => {
  await seedAccepted();
  await seedStorage(context, { [storageKeys.deliveryPlace]: await findPlace(request, longAddress) });
  await openPage(page, at('pods'));
  await expect(page.getByRole('button', { name: us.t('header.nextDelivery', { slot: '' }) })).toBeVisible();
  const { count } = await faultsOf(page);
  expect(count).toBeGreaterThan(5);
  await page.keyboard.press('Tab');
  const steps: { left: number; top: number }[] = [];
  for (let step = 0; step < count; step += 1) {
    await page.keyboard.press('Tab');
    const box = await page.getByRole('banner').locator(':focus').boundingBox();
    steps.push({ left: box!.x, top: Math.round(box!.y / headerHeight) });
  }
  expect(steps).toEqual(steps.toSorted((a, b) => a.top - b.top || a.left - b.left));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
