import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { installClock, now } from '../support/clock';
import { buildConsent, consentBar, dataLayer, refuseButton, revealConsentBar } from '../support/consentBar';
import { enterSite, findGate } from '../support/gate';
import { openPage, reloadPage, settle } from '../support/hydrated';
import { seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, french, us } from '../support/words';

test.use({ accepted: null });

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
    const gate = findGate(page, american);
    await expect(gate).toBeVisible();
    await expect(consentBar(page)).toHaveCount(0);
    await enterSite(gate, american);
    await expect(gate).toBeHidden();
    await expect(consentBar(page)).toHaveCount(0);
    // At the top of the home page the bar would cover the first button, so it hides there.
    await page.evaluate(() => window.scrollTo(0, window.innerHeight));
    await revealConsentBar(page);
    expect((await consentBar(page).boundingBox())!.height).toBeLessThanOrEqual(112);
    await expect(consentBar(page)).toMatchAriaSnapshot(`
    - region "${us.t('consent.title')}":
      - paragraph:
        - text: ${us.t('consent.text')}
        - link "${us.t('consent.choose')}"
      - button "${us.t('consent.refuse')}"
      - button "${us.t('consent.allow')}"
  `);
    await axe();
    await refuseButton(page).click();
    await expect(consentBar(page)).toBeHidden();
    expect(JSON.parse((await readStored(page, storageKeys.consent))!)).toMatchObject({
      analytics: false,
      errorReports: false,
    });
    await openPage(page, at('support'));
    await scroll(page);
    await expect(consentBar(page)).toHaveCount(0);
  },
);

test.describe('when it comes', { tag: '@desktop' }, () => {
  test('D-29 the bar waits ten seconds', async ({ page }) => {
    await openPaused(page, at('support'));
    await page.clock.runFor(9000);
    await expect(consentBar(page)).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(consentBar(page)).toBeVisible({ timeout: 200 });
    }).toPass();
  });

  test('D-29 the bar comes earlier after the first scroll', { tag: '@night' }, async ({ page }) => {
    await openPaused(page, at('support'));
    await expect(consentBar(page)).toHaveCount(0);
    // The page listens for it shortly after hydration.
    await expect(async () => {
      await page.mouse.wheel(0, 100);
      await page.clock.runFor(20);
      await expect(consentBar(page)).toBeVisible({ timeout: 200 });
    }).toPass();
  });
});

test.describe('who is asked', { tag: '@phone' }, () => {
  test.describe('a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    test('D-29 D-37 D-44 is not asked', async ({ page }) => {
      await openPage(page, at('support'));
      await scroll(page);
      await expect(consentBar(page)).toHaveCount(0);
    });
  });

  test('D-29 visitors with Global Privacy Control are not asked, and an earlier yes is ignored', async ({
    page,
    context,
  }) => {
    await page.goto(at('support'));
    await revealConsentBar(page);
    await expect(consentBar(page), 'another visitor is').toBeVisible();
    await sendGpc(page);
    await reloadPage(page);
    await scroll(page);
    await expect(consentBar(page)).toHaveCount(0);

    await seedStorage(context, { [storageKeys.consent]: buildConsent(true) });
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

test('D-29 D-31 in French the bar leaves most of the screen free, and never covers the focused element', async ({
  page,
}) => {
  await openPage(page, at('support', french));
  const bar = consentBar(page, french);
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
