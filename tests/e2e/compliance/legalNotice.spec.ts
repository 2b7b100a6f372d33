import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { openPage } from '../support/hydrated';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { at, us } from '../support/words';

const notice = (page: Page) => page.getByRole('dialog', { name: us.t('legalNotice.title') });

for (const route of ['xpress', 'checkoutRegister'] as const)
  test(
    `S2-51 S4-35 D-09 ${route}: the legal notice asks until it is accepted, and then never again`,
    { tag: route === 'xpress' ? ['@phone', '@core'] : '@desktop' },
    async ({ page, axe }) => {
      await page.goto(at(route));
      await expect(notice(page)).toBeVisible();
      await expect(notice(page)).toMatchAriaSnapshot(`
      - dialog "${us.t('legalNotice.title')}":
        - heading "${us.t('legalNotice.title')}" [level=2]
        - group "${us.t('legalNotice.lead')}":
          - paragraph
          - list
        - paragraph:
          - link "${us.t('legalNotice.accept.terms')}"
          - link "${us.t('legalNotice.accept.privacy')}"
        - button "${us.t('legalNotice.agree')}"
        - button "${us.t('legalNotice.decline')}"
    `);
      await expect(notice(page).getByRole('group'), 'D-31 it takes the focus').toBeFocused();
      await axe();
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press('Escape');
        // A closing dialog closes in the next task.
        await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
        expect(await notice(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      }
      await notice(page)
        .getByRole('button', { name: us.t('legalNotice.decline') })
        .click();
      await expect(page).toHaveURL(at('pods'));
      await expect(notice(page)).toBeHidden();
      expect(await readStored(page, storageKeys.legalAccepted)).toBeNull();

      await page.goto(at(route));
      await notice(page)
        .getByRole('button', { name: us.t('legalNotice.agree') })
        .click();
      await expect(notice(page)).toBeHidden();
      if (route === 'xpress') await expect(page.getByRole('main'), 'D-31 the focus goes to the page').toBeFocused();
      else await expect(page.getByLabel(us.t('register.givenName')), 'goes on at the first field').toBeFocused();
      for (const next of ['xpress', 'checkoutRegister'] as const) {
        await openPage(page, at(next));
        await expect(page.locator('h1')).toBeVisible();
        await expect(notice(page)).toHaveCount(0);
      }
      await expect(page.getByRole('main').getByRole('checkbox'), 'S5-04 accepted with the notice').toBeChecked();
    },
  );
