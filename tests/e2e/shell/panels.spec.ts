import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { inboxItems, readerDate, type Notification } from '../../../src/domain/notification/notification';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { offeredRegions, type Subcountry } from '../../../src/domain/region/regions';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import { now } from '../support/clock';
import { openPage } from '../support/hydrated';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { findPlace, store, stored } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const american = localeOf('en-US');
const french = localeOf('fr-CA');
const us = wordsOf(american);
const at = (id: RouteId, locale: Locale = american) => localePath(locale, routePath(id));
const los = '233 S Spring St, Los Angeles 90012';

const bar = (page: Page): Locator => page.getByRole('banner');
const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const bellOf = (page: Page, locale = american) =>
  bar(page).getByRole('button', { name: new RegExp(`^${wordsOf(locale).t('header.notifications')}`) });

/** Returns the inbox of a visitor who has read nothing, in order. */
async function inboxOf(page: Page, locale: Locale, region: Subcountry) {
  const feed = (await (await page.request.get(`/notifications/${locale.id}.json`)).json()) as Notification[];
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
    async ({ page, context, seedAccepted, axe }) => {
      await seedAccepted();
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
      expect(await stored(page, storageKeys.readNotifications), 'not read while it is open').toBeNull();
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

  test('S6-05 each region has its own', { tag: '@desktop' }, async ({ page, seedAccepted }) => {
    await seedAccepted({ us: 'OH' });
    const { items, feed } = await inboxOf(page, american, 'OH');
    const elsewhere = feed.filter(({ originalId }) => !items.some((item) => item.originalId === originalId));
    expect(elsewhere.length).toBeGreaterThan(0);
    await page.goto(at('support'));
    await expectUnread(page, items.length);
    await bellOf(page).click();
    const panel = dialogNamed(page, us.t('header.notifications'));
    await expect(panel.getByRole('article')).toHaveCount(items.length);
    for (const { text } of elsewhere) await expect(panel).not.toContainText(plain(text));
  });

  test(
    'S4-39 an empty inbox says so, and offers to sign in',
    { tag: '@desktop' },
    async ({ page, seedAccepted, axe }) => {
      await page.route('**/notifications/en-US.json', (route) => route.fulfill({ json: [] }));
      await seedAccepted();
      await page.goto(at('support'));
      await bellOf(page).click();
      const panel = dialogNamed(page, us.t('header.notifications'));
      await expect(panel.getByRole('heading', { name: us.t('notifications.empty') })).toBeVisible();
      await axe();
      await panel.getByRole('link', { name: us.t('header.signIn') }).click();
      await expect(page).toHaveURL(at('signIn'));
      await expect(panel).toBeHidden();
    },
  );
});

test.describe('addresses', () => {
  test(
    'S2-34 S2-56 S4-29 a town is typed and chosen by keyboard, and the stores are sorted by distance',
    { tag: '@phone' },
    async ({ page, seedAccepted, axe }) => {
      await seedAccepted();
      await openPage(page, at('storeLocator'));
      const opener = bar(page).getByRole('button', { name: us.t('header.storesNearYou') });
      const panel = dialogNamed(page, us.t('header.storesNearYou'));
      await openByKeyboard(page, opener, panel);
      const search = panel.getByRole('combobox', { name: us.t('storeLocator.address') });
      await search.focus();
      await page.keyboard.type('Fresno');
      await expect(panel.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      const use = panel.getByRole('button', { name: us.t('address.use') });
      await expect(panel.getByRole('status').filter({ hasText: 'Fresno' })).toBeVisible();
      await axe();
      await use.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeHidden();
      const near = bar(page).getByRole('button', { name: us.t('header.storesNear', { address: 'Fresno' }) });
      await expect(near, 'the button that it was opened by').toBeFocused();

      const expectSorted = async () => {
        const cards = page.getByRole('main').getByRole('listitem');
        await expect(cards.first()).toContainText('Fresno');
        const far = (await cards.allInnerTexts()).map((words) => Number(/([\d.,]+) mi/.exec(words)?.[1]));
        expect(far.length).toBeGreaterThan(5);
        expect(far).toEqual(far.toSorted((a, b) => a - b));
      };
      await expectSorted();
      await page.reload();
      await expectSorted();
      await expect(near).toBeVisible();
      expect(await stored(page, storageKeys.deliveryPlace), 'apart from the delivery address').toBeNull();
      await page.goto(at('pods'));
      await expect(bar(page).getByRole('button', { name: us.t('header.addAddress') })).toBeVisible();
    },
  );

  test(
    'S2-33 D-35 the second button shows the next delivery window, and opens the hours',
    { tag: '@desktop' },
    async ({ page, context, request, seedAccepted, axe }) => {
      await seedAccepted();
      await store(context, { [storageKeys.deliveryPlace]: await findPlace(request, los) });
      await page.goto(at('pods'));
      const opener = bar(page).getByRole('button', { name: us.t('header.nextDelivery', { slot: '' }) });
      await expect(opener).toContainText(/\d/);
      const panel = dialogNamed(page, us.t('address.hours'));
      await openByKeyboard(page, opener, panel);
      await expect(panel).toMatchAriaSnapshot(`
      - dialog "${us.t('address.hours')}":
        - heading "${us.t('address.hours')}" [level=2]
        - button "${us.t('app.close')}"
        - heading [level=3]
        - heading "${us.t('hours.windows')}" [level=3]
        - heading [level=4]
        - list
        - heading "${us.t('hours.week')}" [level=3]
        - table "${us.t('hours.week')}"
        - button "${us.t('expressDelivery.otherAddress')}"
    `);
      await axe();
      await closeByKeyboard(page, opener, panel);

      await opener.click();
      await panel.getByRole('button', { name: us.t('expressDelivery.otherAddress') }).click();
      const address = dialogNamed(page, us.t('address.title'));
      await expect(address).toBeVisible();
      await closeByKeyboard(page, opener, address);
    },
  );
});

interface Sight {
  name: string;
  locale: Locale;
  route?: RouteId;
  /** The name of the button that opens the panel. */
  opener: string;
  panel: string;
  /** The names of its buttons. */
  buttons: string[];
}

const fr = wordsOf(french);
const places = (locale: Locale) =>
  (['us', 'ca'] as const).flatMap((country) =>
    offeredRegions(country).map(({ code }) => wordsOf(locale).t(`region.${code}`)),
  );
const sights: Sight[] = [
  {
    name: 'the menu',
    locale: american,
    opener: us.t('header.openMenu'),
    panel: us.t('header.menu'),
    buttons: [us.t('header.closeMenu')],
  },
  {
    name: 'the menu',
    locale: french,
    opener: fr.t('header.openMenu'),
    panel: fr.t('header.menu'),
    buttons: [fr.t('header.closeMenu')],
  },
  {
    name: 'the regions',
    locale: american,
    opener: us.t('footer.location'),
    panel: us.t('header.selectLocation'),
    buttons: places(american),
  },
  {
    name: 'the regions',
    locale: french,
    opener: fr.t('footer.location'),
    panel: fr.t('header.selectLocation'),
    buttons: places(french),
  },
  {
    name: 'the languages',
    locale: french,
    opener: fr.t('footer.language'),
    panel: fr.t('header.selectLanguage'),
    buttons: [fr.t('region.language.en'), fr.t('region.language.fr')],
  },
  {
    name: 'notifications',
    locale: french,
    opener: fr.t('header.notifications'),
    panel: fr.t('header.notifications'),
    buttons: [fr.t('app.close')],
  },
  {
    name: 'the cart',
    locale: american,
    route: 'pods',
    opener: us.t('header.cart'),
    panel: us.t('cart.title'),
    buttons: [us.t('app.close')],
  },
  {
    name: 'the delivery address',
    locale: american,
    route: 'pods',
    opener: us.t('header.addAddress'),
    panel: us.t('address.title'),
    buttons: [us.t('address.useLocation')],
  },
];

for (const { name, locale, route = 'support', opener, panel, buttons } of sights)
  test(
    `D-31 ${name} in ${locale.id}: keyboard, names and accessibility`,
    {
      tag: locale === french ? (name === 'the menu' ? ['@phone', '@core'] : '@phone') : '@desktop',
    },
    async ({ page, seedAccepted, axe }) => {
      await seedAccepted();
      await openPage(page, at(route, locale));
      const button = page.getByRole('button', { name: new RegExp(`^${opener}`) }).first();
      const dialog = dialogNamed(page, panel);
      await openByKeyboard(page, button, dialog);
      await expect(dialog).toMatchAriaSnapshot(`
      - dialog "${panel}":
        - heading "${panel}" [level=2]
    `);
      for (const each of buttons) await expect(dialog.getByRole('button', { name: each, exact: true })).toBeVisible();
      const { x, width } = (await dialog.boundingBox())!;
      expect(x, 'inside the screen').toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(page.viewportSize()!.width);
      await axe();
      await closeByKeyboard(page, button, dialog);
    },
  );
