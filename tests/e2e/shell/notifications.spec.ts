import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { inboxItems, readerDate, type InboxNotification } from '../../../src/domain/notification/notification';
import { type Locale } from '../../../src/domain/region/locales';
import { type Subcountry } from '../../../src/domain/region/regions';
import { now } from '../support/clock';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, us, wordsOf } from '../support/words';

const bar = (page: Page): Locator => page.getByRole('banner');
const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const bellOf = (page: Page, locale = american) =>
  bar(page).getByRole('button', { name: new RegExp(`^${wordsOf(locale).t('header.notifications')}`) });

/** Returns the inbox of a visitor who has read nothing, in order. */
async function inboxOf(page: Page, locale: Locale, region: Subcountry) {
  const feed = (await (await page.request.get(`/notifications/${locale.id}.json`)).json()) as InboxNotification[];
  const today = readerDate({ now: now(), timezone: 'America/New_York' });
  const items = inboxItems(feed, [], { isSignedIn: false, region, today });
  expect(items.length).toBeGreaterThan(0);
  return { items, feed };
}

/** The bell's count loads on the first input, which needs a hydrated page. */
const expectUnread = (page: Page, count: number) =>
  expect(async () => {
    await page.keyboard.press('Shift');
    const name = count ? us.plural('header.notifications', count) : us.t('header.notifications');
    await expect(bar(page).getByRole('button', { name, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();

const plain = (html: string) => html.replace(/<[^>]*>/g, '');

test.describe('S2-57 S2-79 notifications', () => {
  test(
    'S4-36 S4-37 S4-38 S4-40 are counted, listed, and marked read once the panel closes: here, later and in another tab',
    { tag: ['@desktop', '@night'] },
    async ({ page, context, axe }) => {
      const { items } = await inboxOf(page, american, 'CA');
      await page.goto(at('support'));
      const other = await context.newPage();
      await other.goto(at('partners'));
      for (const tab of [page, other]) await expectUnread(tab, items.length);

      await page.bringToFront();
      const panel = dialogNamed(page, us.t('header.notifications'));
      await openByKeyboard(page, bellOf(page), panel);
      const articles = panel.getByRole('article');
      await expect(articles).toHaveCount(items.length);
      expect((await articles.allInnerTexts()).every((words) => words.startsWith(us.t('notifications.new')))).toBe(true);
      for (const [place, item] of items.entries()) {
        await expect(articles.nth(place)).toContainText(plain(item.text));
        await expect(articles.nth(place).locator('img, svg').first(), 'S4-40').toBeVisible();
      }
      await axe();
      expect(await readStored(page, storageKeys.readNotifications), 'not read while it is open').toBeNull();
      await closeByKeyboard(page, bellOf(page), panel);

      for (const tab of [page, other]) await expect(bellOf(tab)).toHaveAccessibleName(us.t('header.notifications'));
      let isCounted = false;
      page.on('response', (response) => (isCounted ||= response.url().endsWith('/notifications/en-US.json')));
      await page.reload();
      await expect
        .poll(async () => {
          await page.keyboard.press('Shift');
          return isCounted;
        })
        .toBe(true);
      await expectUnread(page, 0);
      await bellOf(page).click();
      await expect(articles).toHaveCount(items.length);
      await expect(panel.getByText(us.t('notifications.new'), { exact: true })).toHaveCount(0);
      const times = await articles
        .locator('time')
        .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime')!)));
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    },
  );

  test('S4-39 an empty inbox says so, and offers to sign in', { tag: '@desktop' }, async ({ page, axe }) => {
    await page.route('**/notifications/en-US.json', (route) => route.fulfill({ json: [] }));
    await page.goto(at('support'));
    await bellOf(page).click();
    const panel = dialogNamed(page, us.t('header.notifications'));
    await expect(panel.getByRole('heading', { name: us.t('notifications.empty') })).toBeVisible();
    await axe();
    await panel.getByRole('link', { name: us.t('header.signIn') }).click();
    await expect(page).toHaveURL(at('signIn'));
    await expect(panel).toBeHidden();
  });
});
