import { localeOf, type Locale } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { at, wordsOf } from '../support/words';

const pathIn = (locale: Locale) => at('support', locale);

for (const [id, typo] of [
  ['en-US', 'recharg batery'],
  ['fr-CA', 'recharger batterei'],
] as const)
  test(
    `S2-22 in ${id} a search with a typo finds the answer, and stays in the address`,
    { tag: id === 'en-US' ? '@night' : [] },
    async ({ page, axe }) => {
      const locale = localeOf(id);
      const { t } = wordsOf(locale);
      await openPage(page, pathIn(locale));
      const field = page.getByRole('textbox', { name: t('support.search') });
      await field.fill(typo);
      await expect(page.locator('details[open] mark').first()).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === typo);
      await page.reload();
      await expect(field).toHaveValue(typo);
      await expect(page.locator('details[open] mark').first()).toBeVisible();
      await axe();
    },
  );
