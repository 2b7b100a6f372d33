import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { installClock, now } from '../support/clock';
import { revealConsentBar } from '../support/consentBar';
import { enter, gateOn } from '../support/gate';
import { openPage, reloadPage, settle } from '../support/hydrated';
import { store, stored } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const american = localeOf('en-US');
const french = localeOf('fr-CA');
const us = wordsOf(american);
const at = (id: RouteId, locale: Locale = american) => localePath(locale, routePath(id));
const answered = (isAllowed: boolean) => ({
  analytics: isAllowed,
  errorReports: isAllowed,
  decidedAt: '2026-11-21T00:00:00.000Z',
});

const barOn = (page: Page, locale: Locale = american) =>
  page.getByRole('region', { name: wordsOf(locale).t('consent.title') });
const allow = (page: Page) => barOn(page).getByRole('button', { name: us.t('consent.allow') });
const refuse = (page: Page) => barOn(page).getByRole('button', { name: us.t('consent.refuse') });

interface Entry {
  event: string;
  path: string;
  name?: string;
}

/** Null if measuring never started. */
const dataLayer = (page: Page) => page.evaluate(() => (window as { dataLayer?: Entry[] }).dataLayer ?? null);

/** Waits for the browser's first-input entry, which follows the frame that responds to the input. */
const firstInputMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        new PerformanceObserver(() => done()).observe({ type: 'first-input', buffered: true }),
      ),
  );

/** Records entries of the data layer in a log that outlives the page. */
async function logDataLayer(page: Page): Promise<() => Promise<Entry[]>> {
  await page.addInitScript(() => {
    let layer: unknown[] | undefined;
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set: (made: unknown[]) => {
        layer = made;
        made.push = (...entries) => {
          const log = JSON.parse(sessionStorage.getItem('log') ?? '[]') as unknown[];
          sessionStorage.setItem('log', JSON.stringify([...log, ...entries]));
          return Array.prototype.push.apply(made, entries);
        };
      },
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('log') ?? '[]') as Entry[]);
}

/** Scrolls, and waits for what the page loads as a result, which would include the bar. */
const scroll = (page: Page) => settle(page, () => page.evaluate(() => window.scrollBy(0, 100)));

/** Opens a page and pauses its clock once the page is hydrated. */
async function openPaused(page: Page, path: string): Promise<void> {
  await installClock(page);
  await page.clock.pauseAt(now().getTime() + 1000);
  await page.goto(path);
  // Hydration waits on timers.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.locator('html:not([data-dehydrated]) main')).toBeAttached({ timeout: 50 });
  }).toPass({ intervals: [50] });
}

const sendGpc = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));

test(
  'D-29 S4-34 the bar asks once, after the gate, and remembers a no',
  { tag: ['@phone', '@night'] },
  async ({ page, axe }) => {
    await openPage(page, at('home'));
    const gate = gateOn(page, american);
    await expect(gate).toBeVisible();
    await expect(barOn(page)).toHaveCount(0);
    await enter(gate, american);
    await expect(gate).toBeHidden();
    await expect(barOn(page)).toHaveCount(0);
    // At the top of the home page the bar would cover the first button, so it hides there.
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await revealConsentBar(page);
    expect((await barOn(page).boundingBox())!.height).toBeLessThanOrEqual(112);
    await expect(barOn(page)).toMatchAriaSnapshot(`
    - region "${us.t('consent.title')}":
      - paragraph:
        - text: ${us.t('consent.text')}
        - link "${us.t('consent.choose')}"
      - button "${us.t('consent.refuse')}"
      - button "${us.t('consent.allow')}"
  `);
    await axe();
    await refuse(page).click();
    await expect(barOn(page)).toBeHidden();
    expect(JSON.parse((await stored(page, storageKeys.consent))!)).toMatchObject({
      analytics: false,
      errorReports: false,
    });
    await openPage(page, at('support'));
    await scroll(page);
    await expect(barOn(page)).toHaveCount(0);
  },
);

test.describe('when it comes', { tag: '@desktop' }, () => {
  test('D-29 the bar waits ten seconds', async ({ page }) => {
    await openPaused(page, at('support'));
    await page.clock.runFor(9000);
    await expect(barOn(page)).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(barOn(page)).toBeVisible({ timeout: 200 });
    }).toPass();
  });

  test('D-29 the bar comes earlier after the first scroll', { tag: '@night' }, async ({ page }) => {
    await openPaused(page, at('support'));
    await expect(barOn(page)).toHaveCount(0);
    // The page listens for it shortly after hydration.
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      await page.clock.runFor(20);
      await expect(barOn(page)).toBeVisible({ timeout: 200 });
    }).toPass();
  });
});

test.describe('who is asked', { tag: '@phone' }, () => {
  test.describe('a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    test('D-29 D-37 D-44 is not asked', async ({ page }) => {
      await openPage(page, at('support'));
      await scroll(page);
      await expect(barOn(page)).toHaveCount(0);
    });
  });

  test('D-29 visitors with Global Privacy Control are not asked, and an earlier yes is ignored', async ({
    page,
    context,
  }) => {
    await page.goto(at('support'));
    await revealConsentBar(page);
    await expect(barOn(page), 'another visitor is').toBeVisible();
    await sendGpc(page);
    await reloadPage(page);
    await scroll(page);
    await expect(barOn(page)).toHaveCount(0);

    await store(context, { [storageKeys.consent]: answered(true) });
    await openPage(page, at('privacyChoices'));
    await expect(page.getByText(us.t('consent.gpcTitle'))).toBeVisible();
    for (const name of ['consent.analytics', 'consent.errorReports'] as const) {
      await expect(page.getByRole('checkbox', { name: us.t(name) })).toBeDisabled();
      await expect(page.getByRole('checkbox', { name: us.t(name) })).not.toBeChecked();
    }
    await expect(page.getByRole('button', { name: us.t('app.save') })).toHaveCount(0);
    expect(await dataLayer(page)).toBeNull();
  });
});

test.describe('what is measured', { tag: '@desktop' }, () => {
  test(
    'D-29 before an answer and after a no, nothing is recorded and no other origin is contacted',
    { tag: '@core' },
    async ({ page, baseURL }) => {
      const elsewhere: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (origin !== baseURL && protocol.startsWith('http')) elsewhere.push(request.url());
      });
      await installClock(page);
      await page.goto(at('support'));
      await revealConsentBar(page);
      await expect(barOn(page)).toBeVisible();
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${at('privacy')}"]`)
        .click();
      await expect(page).toHaveURL(at('privacy'));
      await expect(barOn(page)).toBeVisible();
      await page.clock.fastForward(10_000);
      expect(await dataLayer(page)).toBeNull();
      await refuse(page).click();
      await expect(barOn(page)).toBeHidden();
      await reloadPage(page);
      await page.clock.fastForward(10_000);
      expect(await dataLayer(page)).toBeNull();
      expect(elsewhere).toEqual([]);
    },
  );

  test('D-29 S7-30 S9-07 after a yes, pages are recorded three seconds after the last event', async ({ page }) => {
    await installClock(page);
    await page.goto(at('support'));
    await revealConsentBar(page);
    await expect(barOn(page)).toBeVisible();
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await allow(page).click();
    await expect.poll(() => dataLayer(page)).toEqual([]);
    // The first input is an event too, after which the three seconds start again.
    await firstInputMeasured(page);
    await page.clock.runFor(2900);
    expect(await dataLayer(page)).toEqual([]);
    await page.clock.runFor(200);
    const [first] = (await dataLayer(page))!.filter(({ event }) => event === 'route_change');
    expect(first).toEqual({ event: 'route_change', path: '/support', locale: 'en-US', region: 'CA' });
  });

  test('S7-30 D-29 the page’s measurements are recorded at the latest when it is left', async ({
    page,
    seedAccepted,
    context,
  }) => {
    await store(context, { [storageKeys.consent]: answered(true) });
    await seedAccepted();
    const log = await logDataLayer(page);
    await openPage(page, at('support'));
    await page.locator('h1').click();
    await firstInputMeasured(page);
    // The page processes entries when it is idle. Without animation frames that may take ten seconds, so this keeps
    // requesting frames.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let frame = 0;
          const draw = () => (frame = requestAnimationFrame(draw));
          draw();
          requestIdleCallback(() =>
            setTimeout(() => {
              cancelAnimationFrame(frame);
              resolve();
            }),
          );
        }),
    );
    await page.goto(at('partners'));
    const entries = await log();
    expect(entries).toContainEqual({ event: 'route_change', path: '/support', locale: 'en-US', region: 'CA' });
    const figures = entries.filter(({ event }) => event === 'web_vitals');
    expect(figures.map(({ name }) => name).toSorted()).toEqual(['CLS', 'FID', 'INP', 'LCP']);
    for (const figure of figures)
      expect(figure).toEqual({
        event: 'web_vitals',
        name: figure.name,
        path: '/support',
        value: expect.any(Number),
        rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      });
  });

  test('D-29 no order and no pod key is ever recorded', async ({ page, seedAccepted, context }) => {
    await store(context, { [storageKeys.consent]: answered(true) });
    await seedAccepted();
    const log = await logDataLayer(page);
    const noted = async () => (await log()).map(({ path }) => path);
    const pages = [
      [
        routePath('order', { providerId: 'somebody', detailsId: 'secret-42' }),
        '/delivery/order/:providerId/:detailsId',
      ],
      [routePath('rating', { podKey: 'ABCDEFGH' }), '/rating/:podKey'],
    ] as const;
    for (const [path, name] of pages) {
      await page.goto(localePath(american, path));
      await expect(page).toHaveURL((url) => url.pathname === at('signIn'));
      // A visitor who leaves a page before it has loaded is not recorded there.
      await expect.poll(noted).toContain(name);
    }
    await expect.poll(noted).toContain('/sign-in');
    await page.goto(at('support'));
    const entries = await log();
    expect(JSON.stringify(entries)).not.toMatch(/somebody|secret|ABCDEFGH/);
  });

  test('D-29 visitors change their answer on the privacy page', async ({ page, seedAccepted }) => {
    await seedAccepted();
    await openPage(page, at('privacyChoices'));
    await expect(barOn(page)).toHaveCount(0);
    const analytics = page.getByRole('checkbox', { name: us.t('consent.analytics') });
    const save = page.getByRole('button', { name: us.t('app.save') });
    await expect(analytics).not.toBeChecked();
    await analytics.check();
    await save.click();
    await expect(page.getByText(us.t('consent.saved'))).toBeVisible();
    const opened = expect.objectContaining({ event: 'route_change', path: '/privacy-choices' }) as Entry;
    await expect.poll(() => dataLayer(page)).toContainEqual(opened);

    await page.reload();
    await expect(analytics).toBeChecked();
    await expect.poll(() => dataLayer(page)).not.toBeNull();
    await analytics.uncheck();
    await save.click();
    await expect(page.getByText(us.t('consent.saved'))).toBeVisible();
    expect(JSON.parse((await stored(page, storageKeys.consent))!)).toMatchObject({ analytics: false });
    await reloadPage(page);
    expect(await dataLayer(page)).toBeNull();
  });
});

test('D-29 D-31 in French the bar leaves most of the screen free, and never covers the focused element', async ({
  page,
}) => {
  await openPage(page, at('support', french));
  const bar = barOn(page, french);
  await revealConsentBar(page);
  await expect(bar).toBeVisible();
  const { height } = (await bar.boundingBox())!;
  expect(height / page.viewportSize()!.height).toBeLessThanOrEqual(0.4);

  const look = () =>
    bar.evaluate((element) => {
      const stop = document.activeElement!;
      const box = stop.getBoundingClientRect();
      const isIn = element.contains(stop);
      const isCovered = !isIn && box.bottom > element.getBoundingClientRect().top + 1 && box.height > 0;
      return { isIn, covered: isCovered ? stop.outerHTML : null };
    });
  const stops: Awaited<ReturnType<typeof look>>[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await look());
  } while (!stops.at(-1)!.isIn && stops.length < 120);
  expect(stops.flatMap(({ covered }) => covered ?? [])).toEqual([]);
  expect(stops.length, 'the page has places before it').toBeGreaterThan(20);
  await expect(bar.getByRole('link'), 'the keyboard reaches it').toBeFocused();
});
