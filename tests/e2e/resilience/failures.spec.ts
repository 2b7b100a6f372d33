import type { Page, Route } from '@playwright/test';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { type RouteId } from '../../../src/domain/site/routing/routes';
import { scriptUrls, chunkFile } from '../support/chunkFiles';
import { expectAnnounced } from '../support/announcements';
import { installClock } from '../support/clock';
import { openPage } from '../support/hydrated';
import { findProduct, readPages, readSite, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, at, us, wordsOf } from '../support/words';

const pages = readPages();
/** Gatsby appends the query of the page's URL. */
const dataOf = (path: string) => new RegExp(`/page-data${path}/page-data\\.json(\\?|$)`);
const battery = findProduct(({ slug }) => slug === 'battery');

const bar = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const headingOf = (id: RouteId, locale: Locale = american) => wordsIn(locale, pages.get(id)!.heading);
const signInLink = (page: Page) => bar(page).getByRole('link', { name: us.t('header.signIn') });
/** Uses the keyboard, because hovering over a link would already request its data. */
const openSignIn = (page: Page) => signInLink(page).press('Enter');

/** Marks the open page. A full navigation loses the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isOld: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isOld' in window);

/** Removes data that the page's template requires. */
async function breakProduct(route: Route): Promise<void> {
  const response = await route.fetch();
  const data = (await response.json()) as { result: { pageContext: { product?: unknown } } };
  expect(data.result.pageContext.product).toBeTruthy();
  data.result.pageContext.product = null;
  await route.fulfill({ response, json: data });
}

for (const locale of [american, localeOf('fr-CA')])
  test(
    `S8-19 S2-58 S7-31 in ${locale.id} a page that fails to render keeps header and footer, and the next page renders`,
    { tag: locale === american ? ['@desktop', '@night'] : '@phone' },
    async ({ page, expectedErrors, axe }) => {
      const { t } = wordsOf(locale);
      const path = localePath(locale, productPath(battery));
      const failure = page.getByRole('main').getByRole('alert');
      await openPage(page, at('devices', locale));
      await mark(page);
      await page.route(dataOf(path), breakProduct);
      await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
      await expect(failure).toContainText(t('error.render'));
      await expect(heading(page)).toHaveText(t('error.unknown'));
      await expect(failure.getByRole('link', { name: t('app.contactUs') })).toHaveAttribute('href', at('support'));
      await expect(bar(page).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await axe();

      await bar(page).getByRole('link').first().click();
      await expect(heading(page)).toHaveText(headingOf('home', locale));
      await expect(failure).toBeHidden();
      expect(await isMarked(page), 'without a full load').toBe(true);

      // React logs the hydration error.
      expectedErrors.push(/Minified React error #422/, /caused by: TypeError/);
      await page.goto(path);
      await expect(failure).toContainText(t('error.render'));
      await page.unroute(dataOf(path));
      await failure.getByRole('button', { name: t('app.reload') }).click();
      await expect(heading(page)).toHaveText(wordsIn(locale, battery.title));
      await expect(failure).toBeHidden();
    },
  );

test(
  'S8-19 a panel whose chunk fails to load leaves the page, says so, and loads after a reload',
  { tag: ['@phone', '@core'] },
  async ({ page, expectedErrors, axe }) => {
    expectedErrors.push(/^request failed: GET .*\.js(\?\d+)? net::ERR_FAILED$/);
    await openPage(page, at('support'));
    await mark(page);
    await page.route(scriptUrls, (route) => route.abort());
    const opener = bar(page).getByRole('button', { name: us.t('header.openMenu') });
    await opener.click();
    const notice = page.locator('span', { hasText: us.t('error.generic') });
    await expect(notice).toBeVisible();
    await expectAnnounced(page, us.t('error.generic'), 'alert');
    await expect(heading(page)).toHaveText(headingOf('support'));
    await axe();
    await page.getByRole('button', { name: us.t('app.close') }).click();
    await expect(notice).toBeHidden();
    await opener.click();
    await expect(notice, 'again').toBeVisible();
    expect(await isMarked(page)).toBe(true);
    await page.unroute(scriptUrls);
    await page.getByRole('button', { name: us.t('app.reload') }).click();
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
    await opener.click();
    await expect(page.getByRole('dialog', { name: us.t('header.menu') })).toBeVisible();
  },
);

test.describe('S8-22 a page that fails to load', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, at('support'));
    await mark(page);
  });

  test('with 404 shows the 404 page', { tag: '@core' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/^404 (GET|HEAD) .*no-such-page/);
    const dead = localePath(american, '/no-such-page');
    // Navigates with Gatsby's own function, because no page has a broken link.
    await page.evaluate(([go, path]) => (window as unknown as Record<string, (to: string) => void>)[go]!(path), [
      '___navigate',
      dead,
    ] as const);
    await expect(heading(page)).toHaveText(us.t('notFound.title'));
    await expect(page).toHaveURL(dead);
    await expect(page).toHaveTitle(`${us.t('notFound.title')} · ${readSite().name}`);
    expect(await isMarked(page)).toBe(true);
    await expect(bar(page)).toBeVisible();
  });

  test('with 404 for an existing page loads it with a full navigation', async ({ page, expectedErrors }) => {
    expectedErrors.push(/^404 GET .*page-data.json/);
    await page.route(dataOf(at('signIn')), (route) => route.fulfill({ status: 404 }), { times: 1 });
    await openSignIn(page);
    await expect(heading(page)).toHaveText(headingOf('signIn'));
    expect(await isMarked(page)).toBe(false);
  });

  test('with 500 shows the 500 page', { tag: '@core' }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/^500 GET .*page-data.json/);
    await page.route(dataOf(at('signIn')), (route) => route.fulfill({ status: 500 }));
    await signInLink(page).click();
    await expect(heading(page)).toHaveText(us.t('serverError.title'));
    await expect(page).toHaveURL(({ pathname }) => pathname === at('signIn'));
    expect(await isMarked(page)).toBe(true);
  });

  const others: [name: string, fail: (route: Route) => Promise<void>][] = [
    ['503', (route) => route.fulfill({ status: 503 })],
    ['no response', (route) => route.abort('connectionreset')],
  ];
  for (const [name, fail] of others)
    test(`${name} is retried three times, and then the browser navigates there itself`, async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/page-data\.json/);
      const order: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) order.push('page');
      });
      await page.route(dataOf(at('signIn')), async (route) => {
        if (order.includes('page')) return route.continue();
        order.push('data');
        await fail(route);
      });
      await openSignIn(page);
      await expect(heading(page)).toHaveText(headingOf('signIn'));
      expect(order).toEqual(['data', 'data', 'data', 'data', 'page']);
    });

  test('a component that fails to load causes a full navigation', async ({ page, expectedErrors }) => {
    const script = chunkFile('component---src-templates-sign-in-tsx');
    expectedErrors.push(new RegExp(`^request failed: GET .*${script}`));
    // The start script requests it a second time.
    await page.route(
      ({ pathname }) => pathname === script,
      (route) => route.abort(),
      { times: 2 },
    );
    await signInLink(page).click();
    await expect(heading(page)).toHaveText(headingOf('signIn'));
    expect(await isMarked(page)).toBe(false);
  });
});

test(
  'S9-13 a page that takes longer than a second is announced, until it opens',
  { tag: '@desktop' },
  async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await installClock(page);
    await openPage(page, at('support'));
    await page.route(dataOf(at('signIn')), async (route) => {
      await held;
      await route.continue();
    });
    const notice = page.locator('[aria-hidden]', { hasText: us.t('app.loading') });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await signInLink(page).click();
    await page.clock.runFor(950);
    await expect(notice).toBeHidden();
    // React reveals lazy content with timers, so the clock must run.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(notice).toBeVisible({ timeout: 200 });
    }).toPass();
    await page.clock.resume();
    await expectAnnounced(page, us.t('app.slowPage'));
    await expect(heading(page), 'the previous page stays visible').toHaveText(headingOf('support'));
    release();
    await expect(heading(page)).toHaveText(headingOf('signIn'));
    await expect(notice).toBeHidden();
  },
);
