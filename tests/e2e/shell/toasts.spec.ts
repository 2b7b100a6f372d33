import type { Locator, Page } from '@playwright/test';
import { installClock } from '../support/clock';
import { revealConsentBar } from '../support/consentBar';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { at, us } from '../support/words';

test.use({ accepted: null });

const support = at('support');
const changed = us.t('region.changed', { region: us.t('region.OH') });

/** In milliseconds (S9-07). */
const shownFor = 4000;

const consentOf = (page: Page) => page.getByRole('region', { name: us.t('consent.title') });
const toastOf = (page: Page): Locator =>
  page
    .getByRole('region', { name: us.t('toast.label') })
    .locator('> *')
    .filter({ hasText: changed });

/**
 * Chooses Ohio at the bottom of the page, and pauses the clock once the toast is visible. The consent bar comes first,
 * because it needs a running clock.
 */
async function chooseOhio(page: Page, { mustConsent = false } = {}): Promise<void> {
  await installClock(page);
  await openPage(page, support);
  if (mustConsent) await revealConsentBar(page);
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: us.t('footer.location') })
    .click();
  const panel = page.getByRole('dialog', { name: us.t('header.selectLocation') });
  await expect(panel.getByRole('button', { name: us.t('region.OH') })).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await panel.getByRole('button', { name: us.t('region.OH') }).click();
  // React reveals lazy content with timers, so the clock must run.
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(toastOf(page)).toBeVisible({ timeout: 200 });
  }).toPass();
}

test(
  'S9-07 D-31 it stays while it has the pointer or the focus',
  { tag: ['@desktop', '@night'] },
  async ({ page, seedAccepted, axe }) => {
    await seedAccepted();
    await chooseOhio(page);
    await toastOf(page).hover();
    await page.clock.runFor(3 * shownFor);
    await expect(toastOf(page)).toBeVisible();
    await page.mouse.move(5, 5);

    await page.keyboard.press('F8');
    const dismiss = toastOf(page).getByRole('button', { name: us.t('toast.dismiss') });
    await expect(dismiss).toBeFocused();
    await page.clock.runFor(3 * shownFor);
    await expect(toastOf(page)).toBeVisible();
    // axe waits on the page's clock.
    await page.clock.resume();
    await axe();
    await page.getByRole('contentinfo').getByRole('button').first().focus();
    await expect(toastOf(page)).toBeHidden();
  },
);

test('S8-23 D-29 the consent bar makes room for it and comes back, and nothing covers it', async ({ page }) => {
  await chooseOhio(page, { mustConsent: true });
  await expect(consentOf(page)).toBeHidden();
  await page.clock.runFor(500);
  const isOnTop = await toastOf(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await toastOf(page)
    .getByRole('button', { name: us.t('toast.dismiss') })
    .click();
  await expect(toastOf(page)).toBeHidden();
  await page.clock.resume();
  await consentOf(page)
    .getByRole('button', { name: us.t('consent.refuse') })
    .click();
  await expect(page.getByText(us.t('consent.kept')).locator('visible=true').first()).toBeVisible();
});
