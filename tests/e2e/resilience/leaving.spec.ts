import type { Page } from '@playwright/test';
import { openPage } from '../support/hydrated';
import { expect, test } from '../support/test';
import { at, us } from '../support/words';

const bar = (page: Page) => page.getByRole('banner');
const firstName = (page: Page) => page.getByLabel(us.t('register.givenName'));
const question = (page: Page) => page.getByRole('dialog', { name: us.t('leave.title') });
const answerButton = (page: Page, key: 'leave.stay' | 'leave.confirm') =>
  question(page).getByRole('button', { name: us.t(key), exact: true });

/** Types key by key, because browsers only confirm leaving a page that the user interacted with. */
async function type(page: Page): Promise<void> {
  await firstName(page).click();
  await firstName(page).pressSequentially('Robin');
}

test(
  'S2-59 a link asks first: staying keeps the input and the focus, leaving follows the link',
  { tag: ['@phone', '@core'] },
  async ({ page, axe }) => {
    await openPage(page, at('register'));
    await type(page);
    const link = bar(page).getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toContainText(us.t('leave.text'));
    await expect(answerButton(page, 'leave.stay')).toBeFocused();
    await axe();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(firstName(page)).toHaveValue('Robin');
    await expect(page).toHaveURL(at('register'));

    await page.keyboard.press('Enter');
    await expect(question(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(at('register'));

    await link.click();
    await answerButton(page, 'leave.confirm').click();
    await expect(page).toHaveURL(at('home'));
    await expect(question(page)).toBeHidden();
  },
);

test.describe('other ways to leave the page', { tag: '@desktop' }, () => {
  test('S2-59 going back asks first', async ({ page }) => {
    await openPage(page, at('support'));
    await bar(page)
      .getByRole('button', { name: us.t('header.openMenu') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: us.t('header.createAccount') })
      .click();
    await expect(page).toHaveURL(at('register'));
    await type(page);
    const back = () => page.evaluate(() => window.history.back());
    await back();
    await expect(question(page)).toBeVisible();
    await answerButton(page, 'leave.stay').click();
    await expect(question(page)).toBeHidden();
    await expect(firstName(page)).toHaveValue('Robin');
    await expect(page).toHaveURL(at('register'));
    await back();
    await answerButton(page, 'leave.confirm').click();
    await expect(page).toHaveURL(at('support'));
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(us.t('register.title'));
    await expect(question(page)).toBeHidden();
  });

  test('S2-59 reloading and closing show the browser’s own dialog', async ({ page }) => {
    await openPage(page, at('register'));
    await type(page);
    const reload = page.waitForEvent('dialog');
    await page.evaluate(() => void setTimeout(() => window.location.reload()));
    expect((await reload).type()).toBe('beforeunload');
    await (await reload).dismiss();
    await expect(firstName(page)).toHaveValue('Robin');
    const closing = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await closing).type()).toBe('beforeunload');
    const closed = page.waitForEvent('close');
    await (await closing).accept();
    await closed;
  });
});
