import { localeOf, localePath } from '../../../src/domain/region/locales';
import { manifestPath } from '../../../src/domain/site/manifestPath';
import { routePath } from '../../../src/domain/site/routing/routes';
import { expectAnnounced } from '../support/announcements';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { at, french, wordsOf } from '../support/words';

const canadian = localeOf('en-CA');

test(
  'D-31 D-46 a page opened by a link is announced once, in its language, and the manifest follows the locale',
  { tag: ['@phone', '@core'] },
  async ({ page }) => {
    await openPage(page, at('support', french));
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveAttribute('href', manifestPath(french.id));
    const terms = at('terms', french);
    const support = await page.title();
    await page.getByRole('contentinfo').locator(`a[href="${terms}"]`).click();
    await expect(page).toHaveURL(terms);
    await expect(page).not.toHaveTitle(support);
    await expectAnnounced(page, await page.title());
    await expect(page.getByText('Navigated to'), 'Gatsby’s announcement').toBeHidden();

    const frenchTerms = await page.title();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: wordsOf(french).t('footer.language') })
      .click();
    await page
      .getByRole('dialog', { name: wordsOf(french).t('header.selectLanguage') })
      .getByRole('button', { name: wordsOf(french).t('region.language.en') })
      .click();
    await expect(page).toHaveURL(localePath(canadian, routePath('terms')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
    await expect(page).not.toHaveTitle(frenchTerms);
    await expectAnnounced(page, await page.title());
    await expect(manifest).toHaveAttribute('href', manifestPath(canadian.id));
  },
);
