import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localeOf, type Locale } from '../../../src/domain/region/locales';
import { offeredRegions } from '../../../src/domain/region/regions';
import { closeByKeyboard, expectFocusKept } from '../support/modal';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { us, wordsOf } from '../support/words';

const expectPath = (page: Page, path: string) => expect(page).toHaveURL((url) => url.pathname === path);

const offered = (locale: Locale) =>
  (['us', 'ca'] as const).flatMap((country) =>
    offeredRegions(country).map(({ code }) => wordsOf(locale).t(`region.${code}`)),
  );

test.describe('the menu of countries and regions', () => {
  test('S2-39 D-31: on a wide screen it opens by keyboard', { tag: ['@desktop', '@night'] }, async ({ page, axe }) => {
    await page.goto('/ca/fr/support');
    const { t, language } = wordsOf(localeOf('fr-CA'));
    const opener = page.getByRole('banner').getByRole('button', { name: t('header.region') });
    const sheet = page.getByRole('group', { name: t('header.region') });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const names = [
      ...(['en', 'fr'] as const).map((each) => t(`region.language.${each}`)),
      ...offered(localeOf('fr-CA')),
    ];
    await expect(sheet.getByRole('button')).toHaveText(names);
    await expect(sheet.getByRole('button', { pressed: true })).toHaveText([
      t(`region.language.${language}`),
      t('region.CA_ALL'),
    ]);
    await axe();
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(sheet.locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectPath(page, '/ca/en/support');
    await expect(sheet).toBeHidden();
  });

  test(
    'S2-52 S2-53 D-31: a phone has it in panels, and languages only in Canada',
    { tag: ['@phone', '@night'] },
    async ({ page, axe }) => {
      await page.goto('/ca/en/support');
      const canadian = localeOf('en-CA');
      const { t } = wordsOf(canadian);
      const opener = page.getByRole('contentinfo').getByRole('button', { name: t('footer.location') });
      await opener.focus();
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: t('header.selectLocation') });
      await expectFocusKept(page, panel);
      await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
        t('region.country.us'),
        t('region.country.ca'),
      ]);
      await expect(panel.getByRole('button').filter({ hasText: /./ })).toHaveText(offered(canadian));
      await expect(panel.getByRole('button', { pressed: true })).toHaveText([t('region.CA_ALL')]);
      await axe();
      await closeByKeyboard(page, opener, panel);

      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: t('footer.language') })
        .click();
      const languages = page.getByRole('dialog', { name: t('header.selectLanguage') });
      await expect(languages.getByRole('button', { pressed: true })).toHaveText([t('region.language.en')]);
      await languages.getByRole('button', { name: t('region.language.fr') }).click();
      await expectPath(page, '/ca/fr/support');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await readStored(page, storageKeys.locale), 'S4-31').toBe('fr-CA');

      await page.goto('/us/en/support');
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('button', { name: us.t('footer.location') })).toBeVisible();
      await expect(footer.getByRole('button', { name: us.t('footer.language') }), 'S1-02').toHaveCount(0);
    },
  );
});
