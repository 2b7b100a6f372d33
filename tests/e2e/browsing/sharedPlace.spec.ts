import type { Page } from '@playwright/test';
import { localeOf, type LocaleId } from '../../../src/domain/region/locales';
import { seedAccepted as acceptIn } from '../support/seedAccepted';
import { expect, test } from '../support/test';
import { at, wordsOf } from '../support/words';

test.use({ accepted: null });

interface Place {
  localeId: LocaleId;
  street: string;
  /** The ZIP code or district of the street, which is part of the URL. */
  area: string;
  town: string;
  named: string;
  /** False for Canada, whose default region has no stores. */
  isIndexed: boolean;
}

const places: Place[] = [
  {
    localeId: 'en-US',
    street: '2100 Tulare St, Fresno, CA 93721',
    area: '93721',
    town: 'Oakland, CA',
    named: 'Oakland, CA',
    isIndexed: true,
  },
  {
    localeId: 'fr-CA',
    street: '120 Adelaide St W, Toronto, ON M5H 1T1',
    area: 'M5H',
    town: 'Ottawa, ON',
    named: 'Ottawa, ON',
    isIndexed: false,
  },
];

/** Ontario has stores, unlike Canada's default region. */
const region = { ca: 'ON' } as const;

for (const { localeId, street, area, town, named, isIndexed } of places) {
  const locale = localeOf(localeId);
  const { t } = wordsOf(locale);
  const path = at('storeLocator', locale);
  const near = (page: Page) => new URL(page.url()).searchParams.get('near');
  const order = (page: Page, address: string) => page.getByText(t('storeLocator.order.near', { address }));

  const choose = async (page: Page, text: string) => {
    const names = new RegExp(`^${t('header.storesNearYou')}|^${t('header.storesNear', { address: '' })}`);
    const panel = page.getByRole('dialog', { name: t('header.storesNearYou'), exact: true });
    await page.getByRole('button', { name: names }).filter({ visible: true }).first().click();
    await panel.getByRole('combobox', { name: t('storeLocator.address') }).fill(text);
    await panel.getByRole('option').first().click();
    await panel.getByRole('button', { name: t('address.use') }).click();
    await expect(panel).toBeHidden();
  };

  test(
    `S2-78 S4-29 in ${localeId}, the place survives a reload, going back, and a link that names no street`,
    { tag: localeId === 'en-US' ? ['@phone', '@night'] : '@desktop' },
    async ({ page, browser, baseURL, seedAccepted, axe }) => {
      await seedAccepted(region);
      await page.goto(path);
      await choose(page, street);
      const short = street.split(',')[0]!;
      const label = short.length > 20 ? `${short.slice(0, 20).trimEnd()}…` : short;
      await expect(order(page, label)).toBeVisible();
      await expect(page).toHaveURL((url) => url.searchParams.get('near') === area);
      await page.reload();
      await expect(order(page, label)).toBeVisible();
      expect(near(page)).toBe(area);

      await choose(page, town);
      await expect(page).toHaveURL((url) => url.searchParams.get('near') === named);
      await page.goBack();
      await expect(page).toHaveURL((url) => url.searchParams.get('near') === area);
      await expect(order(page, label)).toBeVisible();
      await page.goForward();
      await expect(order(page, named.split(',')[0]!)).toBeVisible();
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveCount(isIndexed ? 1 : 0);
      if (isIndexed) await expect(canonical).toHaveAttribute('href', new RegExp(`${path}/?$`));
      await axe();

      const other = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
      await acceptIn(other, region);
      const guest = await other.newPage();
      await guest.goto(`${path}?near=${area}`);
      await expect(order(guest, area)).toBeVisible();
      await guest.goto(`${path}?near=Atlantis`);
      await expect(guest.getByText(t('storeLocator.order.unknown', { address: 'Atlantis' }))).toBeVisible();
      await other.close();
    },
  );
}
