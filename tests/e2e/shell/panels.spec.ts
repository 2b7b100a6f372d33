import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { type Locale } from '../../../src/domain/region/locales';
import { offeredRegions } from '../../../src/domain/region/regions';
import { type RouteId } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { closeByKeyboard, openByKeyboard } from '../support/modal';
import { findPlace, seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, at, fr, french, us, wordsOf } from '../support/words';

const los = '233 S Spring St, Los Angeles 90012';

const bar = (page: Page): Locator => page.getByRole('banner');
const dialogNamed = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

test.describe('addresses', () => {
  test(
    'S2-34 S2-56 S4-29 a town is typed and chosen by keyboard, and the stores are sorted by distance',
    { tag: '@phone' },
    async ({ page, axe }) => {
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
      expect(await readStored(page, storageKeys.deliveryPlace), 'apart from the delivery address').toBeNull();
      await page.goto(at('pods'));
      await expect(bar(page).getByRole('button', { name: us.t('header.addAddress') })).toBeVisible();
    },
  );

  test(
    'S2-33 D-35 the second button shows the next delivery window, and opens the hours',
    { tag: '@desktop' },
    async ({ page, context, request, axe }) => {
      await seedStorage(context, { [storageKeys.deliveryPlace]: await findPlace(request, los) });
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
  opener: string;
  panel: string;
  buttons: string[];
}

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
    async ({ page, axe }) => {
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
