import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { installClock } from '../support/clock';
import {
  buildConsent,
  consentBar,
  dataLayer,
  type DataLayerEntry,
  refuseButton,
  revealConsentBar,
} from '../support/consentBar';
import { openPage, reloadPage } from '../support/hydrated';
import { seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, us } from '../support/words';

test.use({ accepted: null });

const allow = (page: Page) => consentBar(page).getByRole('button', { name: us.t('consent.allow') });

/** Waits for the browser's first-input entry, which follows the frame that responds to the input. */
const firstInputMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        new PerformanceObserver(() => done()).observe({ type: 'first-input', buffered: true }),
      ),
  );

/** Records entries of the data layer in a log that outlives the page. */
async function logDataLayer(page: Page): Promise<() => Promise<DataLayerEntry[]>> {
  await page.addInitScript(() => {
    let layer: unknown[] | undefined;
    Object.defineProperty(window, 'dataLayer', {
      get: () => layer,
      set: (newLayer: unknown[]) => {
        layer = newLayer;
        newLayer.push = (...entries) => {
          const log = JSON.parse(sessionStorage.getItem('log') ?? '[]') as unknown[];
          sessionStorage.setItem('log', JSON.stringify([...log, ...entries]));
          return Array.prototype.push.apply(newLayer, entries);
        };
      },
    });
  });
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('log') ?? '[]') as DataLayerEntry[]);
}

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
      await expect(consentBar(page)).toBeVisible();
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${at('privacy')}"]`)
        .click();
      await expect(page).toHaveURL(at('privacy'));
      await expect(consentBar(page)).toBeVisible();
      await page.clock.fastForward(10_000);
      expect(await dataLayer(page)).toBeNull();
      await refuseButton(page).click();
      await expect(consentBar(page)).toBeHidden();
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
    await expect(consentBar(page)).toBeVisible();
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
    await seedStorage(context, { [storageKeys.consent]: buildConsent(true) });
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
    await seedStorage(context, { [storageKeys.consent]: buildConsent(true) });
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
    await expect(consentBar(page)).toHaveCount(0);
    const analytics = page.getByRole('checkbox', { name: us.t('consent.analytics') });
    const save = page.getByRole('button', { name: us.t('app.save') });
    await expect(analytics).not.toBeChecked();
    await analytics.check();
    await save.click();
    await expect(page.getByText(us.t('consent.saved'))).toBeVisible();
    const opened = expect.objectContaining({ event: 'route_change', path: '/privacy-choices' }) as DataLayerEntry;
    await expect.poll(() => dataLayer(page)).toContainEqual(opened);

    await page.reload();
    await expect(analytics).toBeChecked();
    await expect.poll(() => dataLayer(page)).not.toBeNull();
    await analytics.uncheck();
    await save.click();
    await expect(page.getByText(us.t('consent.saved'))).toBeVisible();
    expect(JSON.parse((await readStored(page, storageKeys.consent))!)).toMatchObject({ analytics: false });
    await reloadPage(page);
    expect(await dataLayer(page)).toBeNull();
  });
});
