import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, openReview, saveDraft, test } from '../support/editorServer';

const file = 'notifications/battery-care.json';

/** Expands a closed part of the form, by its label. */
const expand = (page: Page, label: string) =>
  page
    .locator('[class*="ControlContainer"]')
    .filter({ has: page.locator(`label:text-is("${label}")`) })
    .last()
    .getByRole('button', { name: 'Expand' })
    .click();

// Clocks skip this time or this day in the zone of the browser.
for (const [timezoneId, moment, day] of [
  ['America/Los_Angeles', '2027-03-14T02:30', '2027-03-14'],
  ['Pacific/Apia', '2011-12-30T12:00', '2011-12-30'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(
      'a date and a time in UTC are saved as they were entered, and every other line stays',
      { tag: ['@desktop', '@night'] },
      async ({ page, editor }) => {
        // Too narrow for the preview, which would show the home page.
        await page.setViewportSize({ width: 780, height: 900 });
        await page.goto(editor.address('#/collections/notifications/entries/battery-care'));
        await expand(page, 'Meta');
        await page.getByRole('button', { name: 'Choose a date instead' }).first().click();
        const published = page.getByLabel('Published at');
        await published.fill(moment);
        await expect(published).toHaveValue(moment);
        await expect(published).toHaveAccessibleDescription(/^In UTC\. Where you are: /);
        await page.getByLabel('Expires after').fill(day);
        await expect(page.getByLabel('Expires after')).toHaveValue(day);
        await saveDraft(page);
        const review = await openReview(page);
        await review.getByRole('button', { name: 'Publish one change' }).click();
        const linesOf = (folder: string) => readFileSync(join(folder, file), 'utf8').split('\n');
        await expect(() => {
          const before = linesOf('content');
          expect(linesOf(editor.content).filter((line, index) => line !== before[index])).toEqual([
            `  "expiresAfter": "${day}",`,
            `    "publishedAt": "${moment}:00Z",`,
          ]);
        }).toPass();
      },
    );
  });
