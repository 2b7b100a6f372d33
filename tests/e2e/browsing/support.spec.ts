import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { readPages, readSite, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const { questions } = readPages().get('support')!;
const pathIn = (locale: Locale) => localePath(locale, routePath('support'));

for (const [id, typo] of [
  ['en-US', 'recharg batery'],
  ['fr-CA', 'recharger batterei'],
] as const)
  test(
    `S2-22 in ${id} a search with a typo finds the answer, and stays in the address`,
    { tag: id === 'en-US' ? '@night' : [] },
    async ({ page, seedAccepted, axe }) => {
      const locale = localeOf(id);
      const { t } = wordsOf(locale);
      await seedAccepted();
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

test('S2-22 an empty result links to a person, and a link to a question opens its answer', async ({
  page,
  seedAccepted,
}) => {
  const locale = localeOf('en-US');
  const { t } = wordsOf(locale);
  await seedAccepted();
  await page.goto(`${pathIn(locale)}?q=zzyzxq`);
  await expect(page.getByRole('heading', { name: t('support.none', { query: 'zzyzxq' }) })).toBeVisible();
  const mail = page.getByRole('main').locator(`a[href^="mailto:${readSite().contact.email}"]`);
  await expect(mail.first()).toBeVisible();

  const question = questions.find(({ onlyIn }) => !onlyIn)!;
  await page.goto(`${pathIn(locale)}#${question.id}`);
  await expect(page.getByText(wordsIn(locale, question.answer).split('\n')[0]!).first()).toBeVisible();
});
