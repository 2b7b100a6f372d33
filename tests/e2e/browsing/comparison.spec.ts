import { localeOf, localePath } from '../../../src/domain/region/locales';
import { findOverflow } from '../support/findOverflow';
import { openPage } from '../support/hydrated';
import { readPages, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { at } from '../support/words';

const why = readPages()
  .get('home')!
  .sections.find(({ kind }) => kind === 'comparison')!;
const question = readPages()
  .get('support')!
  .questions.find(({ id }) => id === 'why-locked')!;

for (const id of ['en-US', 'fr-CA'] as const) {
  const locale = localeOf(id);

  test(
    `in ${id} the answer why pods are locked leads to the comparison, which fits a phone`,
    { tag: ['@phone', '@night'] },
    async ({ page, axe }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, `${at('support', locale)}#${question.id}`);
      await page.getByRole('link', { name: wordsIn(locale, question.link!.label) }).click();
      await expect(page).toHaveURL(new RegExp(`${localePath(locale, '/')}/?#${why.id}$`));
      const table = page.getByRole('table', { name: wordsIn(locale, why.heading) });
      await expect(table.getByRole('columnheader')).toHaveText([
        wordsIn(locale, why.table!.own),
        wordsIn(locale, why.table!.other),
      ]);
      await expect(table.getByRole('cell')).toHaveText(
        why.table!.rows.flatMap(({ own, other }) => [wordsIn(locale, own), wordsIn(locale, other)]),
      );
      await expect(page.getByRole('heading', { name: wordsIn(locale, why.heading) })).toBeInViewport();
      expect(await page.evaluate(findOverflow)).toEqual([]);
      await axe();
    },
  );
}
