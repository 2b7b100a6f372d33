import type { Page } from '@playwright/test';
import { localeOf } from '../../../src/domain/region/locales';
import { chunkFile } from '../support/chunkFiles';
import { openPage, waitUntilHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { at, wordsOf } from '../support/words';

const locale = localeOf('en-US');
const { t } = wordsOf(locale);

const appScript = /\/app-[^/]*\.js$/;
const delayScripts = (page: Page, delayMs: number) =>
  page.route(appScript, async (route) => {
    await new Promise((later) => setTimeout(later, delayMs));
    await route.continue();
  });

test(
  'S2-60 while the scripts load, a checkbox, a radio button, typed text and a click on submit are kept',
  { tag: '@core' },
  async ({ page }) => {
    await delayScripts(page, 3000);
    await page.goto(at('register', locale), { waitUntil: 'commit' });
    const phone = page.getByRole('radio', { name: t('signIn.method.phone') });
    const terms = page.getByRole('checkbox', { name: /^I have read and agree/ });
    await page.getByLabel(t('register.givenName')).fill('Robin');
    await phone.check({ force: true });
    await terms.check();
    await page.getByRole('button', { name: t('register.submit') }).click();
    await waitUntilHydrated(page);
    await expect(
      page.getByLabel(t('register.familyName')),
      'the form was sent, and the first gap has the focus',
    ).toBeFocused();
    await expect(phone).toBeChecked();
    await expect(terms).toBeChecked();
    await expect(page.getByText(t('error.termsRequired'))).toBeHidden();
    await expect(page.getByLabel(t('register.givenName'))).toHaveValue('Robin');
  },
);

test('S2-72 a sort order chosen while the scripts load is applied to the list', async ({ page }) => {
  await delayScripts(page, 2000);
  await page.goto(at('pods', locale), { waitUntil: 'commit' });
  const sort = page.getByRole('combobox', { name: t('list.sort') });
  await sort.selectOption('name');
  await waitUntilHydrated(page);
  await expect(page).toHaveURL((url) => url.searchParams.get('sort') === 'name');
  await expect(sort).toHaveValue('name');
});

test(
  'a card tapped as the first input opens its product without loading the site again',
  { tag: '@phone' },
  async ({ page }) => {
    await openPage(page, at('pods', locale));
    await expect(page.locator('[data-dehydrated] article').first(), 'the list waits for input').toBeAttached();
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const card = page.getByRole('main').locator('article a').first();
    const name = (await card.textContent())!;
    await card.dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  },
);

test(
  'a press in the header before the page is hydrated requests the header’s scripts immediately',
  { tag: '@phone' },
  async ({ page }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route(appScript, async (route) => {
      await delivered;
      await route.continue();
    });
    const header = page.waitForRequest((request) => new URL(request.url()).pathname === chunkFile('header'));
    await page.goto(at('pods', locale), { waitUntil: 'commit' });
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('header.search') })
      .click();
    await header;
    deliver();
    await expect(page.getByRole('dialog', { name: t('header.search') })).toBeVisible();
  },
);
