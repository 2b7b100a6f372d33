import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { routePath, type RouteId } from '../../../src/domain/site/routing/routes';
import type { ChosenPlace } from '../../../src/state/delivery/deliveryPlace';
import { expectAnnounced } from '../support/announcements';
import { openPage, reloadPage } from '../support/hydrated';
import { retryOnClick } from '../support/retryOnClick';
import { openByKeyboard } from '../support/modal';
import { stored } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const american = localeOf('en-US');
const french = localeOf('fr-CA');
const us = wordsOf(american);
const at = (id: RouteId, locale: Locale = american) => localePath(locale, routePath(id));

const served = 'Sunhollow Collective';
const calls = (name: string) => `**/.netlify/functions/delivery-${name}?*`;

const bar = (page: Page): Locator => page.getByRole('banner');
const panelOf = (page: Page, locale = american, title: 'address.title' | 'header.storesNearYou' = 'address.title') =>
  page.getByRole('dialog', { name: wordsOf(locale).t(title), exact: true });
const searchIn = (panel: Locator) => panel.locator('input[role=combobox]');
const useButton = (panel: Locator) => panel.getByRole('button', { name: us.t('address.use') });
const placeIn = async (page: Page, key: string = storageKeys.deliveryPlace) =>
  JSON.parse((await stored(page, key)) ?? 'null') as ChosenPlace | null;

async function choose(panel: Locator, text: string, option: string | RegExp): Promise<void> {
  await searchIn(panel).fill(text);
  await panel.getByRole('option', { name: option }).first().click();
}

async function openAddress(page: Page): Promise<Locator> {
  await openPage(page, at('pods'));
  await bar(page)
    .getByRole('button', { name: us.t('header.addAddress') })
    .click();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  return panel;
}

async function expectNoSideScroll(panel: Locator): Promise<void> {
  const isWithin = await panel.evaluate((dialog) => {
    const { left, right } = dialog.getBoundingClientRect();
    const parts = [...dialog.querySelectorAll('button, input, strong, dd, p')];
    return parts.every((part) => {
      const box = part.getBoundingClientRect();
      return box.width === 0 || (box.left >= left && box.right <= right);
    });
  });
  expect(isWithin, 'no part stands out of the panel').toBe(true);
}

test(
  'S2-54 S4-25 S4-28 S4-29 an address with its unit is chosen by keyboard alone, applies immediately, and survives a reload',
  { tag: '@core' },
  async ({ page, seedAccepted, axe }, { project }) => {
    await seedAccepted();
    await openPage(page, at('pods'));
    const opener = bar(page).getByRole('button', { name: us.t('header.addAddress') });
    const panel = panelOf(page);
    await openByKeyboard(page, opener, panel);
    expect((await panel.boundingBox())!.width, 'S9-05').toBe(352);

    await searchIn(panel).focus();
    await page.keyboard.type('233 S Spring Street apt 4, Los Angeles 90012');
    const options = panel.getByRole('option');
    await expect(options.first(), 'S5-20').toContainText(/233 S Spring St\s*Los Angeles, CA/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(panel, 'Esc closes the list alone').toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();
    await expectAnnounced(page, us.t('address.said.served', { provider: served }));
    expect(await placeIn(page), 'without the button').toMatchObject({ label: '233 S Spring St', addressTwo: 'apt 4' });
    await expect(panel.getByText(us.t('address.unverified'))).toBeVisible();
    await axe();

    const unit = panel.getByRole('textbox', { name: us.t('address.unit') });
    await expect(unit).toHaveValue('apt 4');
    await unit.focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Unit 5');
    await expect(panel.getByText('233 S Spring St, Unit 5', { exact: true })).toBeVisible();
    if (project.name === 'phone') {
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideScroll(panel);
    }
    await useButton(panel).focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    const changer = bar(page).getByRole('button', {
      name: us.t('header.changeAddress', { address: '233 S Spring St' }),
    });
    await expect(changer, 'S4-23').toBeFocused();

    await reloadPage(page);
    await changer.focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('233 S Spring St, Unit 5', { exact: true })).toBeVisible();
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();
    await expect(useButton(panel), 'it is the current one').toBeHidden();
  },
);

test(
  'S2-54 S8-20 S9-04 the browser’s location: refused, the panel says nothing; granted, it is the address with the unit typed before',
  { tag: '@phone' },
  async ({ page, context, seedAccepted, axe }) => {
    await seedAccepted();
    const panel = await openAddress(page);
    const locate = panel.getByRole('button', { name: us.t('address.useLocation') });
    const unit = panel.getByRole('textbox', { name: us.t('address.unit') });
    await unit.fill('4B');

    // Grants these permissions and denies all others.
    await context.grantPermissions(['notifications']);
    await locate.click();
    await expect(locate).toBeVisible();
    await expect(locate).not.toHaveAttribute('aria-busy', 'true');
    await expect(panel.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(await placeIn(page)).toBeNull();

    await context.setGeolocation({ latitude: 34.0537, longitude: -118.2428 });
    await context.grantPermissions(['geolocation']);
    await locate.click();
    await expect(panel.getByText('Los Angeles, 4B', { exact: true })).toBeVisible();
    await expect(panel.getByText(us.t('address.noStreet')), 'the gazetteer knows no streets').toBeVisible();
    expect(await placeIn(page)).toMatchObject({ label: 'Los Angeles', addressTwo: '4B' });
    await expect(unit).toHaveValue('4B');
    await axe();

    await choose(panel, '233 S Spring St, Los Angeles 90012', /233 S Spring St/);
    await expect(panel.getByText('233 S Spring St', { exact: true }), 'the unit stays with its address').toBeVisible();
    await useButton(panel).click();
    await expect(panel).toBeHidden();
  },
);

test(
  'S4-26 S4-27 S8-15 an unserved address, one in another state and one in another country: each is explained, with a way on',
  { tag: '@desktop' },
  async ({ page, seedAccepted, axe }) => {
    await seedAccepted();
    const panel = await openAddress(page);

    await choose(panel, '1200 Fulton St, Fresno 93721', /1200 Fulton St/);
    await expect(panel.getByText(us.t('expressDelivery.notAvailable', { city: 'Fresno', state: 'CA' }))).toBeVisible();
    await expect(useButton(panel)).toBeEnabled();
    await axe();
    await panel.getByRole('button', { name: us.t('expressDelivery.otherAddress') }).click();
    await expect(searchIn(panel)).toBeFocused();

    await choose(panel, '100 N High St, Columbus OH 43215', /100 N High St/);
    await expect(
      panel.getByText(us.t('expressDelivery.notAvailable', { city: 'Columbus', state: 'OH' })),
    ).toBeVisible();
    const ohio = us.t('region.OH');
    await expect(panel.getByText(us.t('expressDelivery.otherRegion', { region: ohio }))).toBeVisible();
    await expect(useButton(panel), 'S4-28').toBeHidden();
    await axe();
    await panel.getByRole('button', { name: us.t('expressDelivery.changeRegion', { region: ohio }) }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('home'));
    await expect(page.locator('html')).toHaveAttribute('data-region', 'OH');
    await expect(panel).toBeHidden();
    await expect(page.getByText(us.t('region.changed', { region: ohio })).first()).toBeVisible();
    expect(await placeIn(page), 'the address stays').toMatchObject({ label: '100 N High St' });

    await openPage(page, at('storeLocator'));
    await bar(page)
      .getByRole('button', { name: us.t('header.storesNearYou') })
      .click();
    const stores = panelOf(page, american, 'header.storesNearYou');
    await choose(stores, 'Montreal', /Montréal/);
    const canada = us.t('region.CA_ALL');
    await expect(stores.getByText(us.t('expressDelivery.otherRegion', { region: canada }))).toBeVisible();
    expect(await placeIn(page, storageKeys.storePlace)).toMatchObject({ label: 'Montréal' });
    await stores.getByRole('button', { name: us.t('expressDelivery.changeRegion', { region: canada }) }).click();
    const english = localeOf('en-CA');
    await expect(page, 'Canada has no store locator').toHaveURL((url) => url.pathname === at('home', english));
    await expect(page.locator('html')).toHaveAttribute('data-region', 'CA_ALL');
  },
);

test(
  'S4-24 S8-06 a server that is down or slow, no network, and wiped storage: each is explained, and nothing is lost',
  { tag: '@phone' },
  async ({ page, context, seedAccepted, expectedErrors, axe }) => {
    expectedErrors.push(/delivery-(suggestions|place-to-address|available-providers)/, /ERR_INTERNET_DISCONNECTED/);
    await seedAccepted();
    const panel = await openAddress(page);
    const retry = panel.getByRole('button', { name: us.t('app.retry') });

    await page.route(calls('suggestions'), (route) => route.abort());
    await searchIn(panel).fill('233 S Spring St, Los Angeles 90012');
    await expect(searchIn(panel)).toHaveAccessibleDescription(us.t('error.network'));
    await axe();
    await page.unroute(calls('suggestions'));
    await page.route(calls('suggestions'), async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await retry.click();
    await expect(panel.getByText(us.t('address.searching')).first()).toBeVisible();
    const option = panel.getByRole('option', { name: /233 S Spring St/ }).first();
    await expect(option).toBeVisible();
    await page.unroute(calls('suggestions'));

    await page.route(calls('place-to-address'), (route) => route.fulfill({ status: 500, json: {} }));
    await page.route(calls('available-providers'), (route) => route.fulfill({ status: 500, json: {} }));
    await option.click();
    await expect(panel.getByRole('alert').getByText(us.t('error.unknown'))).toBeVisible();
    await page.unroute(calls('place-to-address'));
    await retry.click();
    await expect(panel.getByRole('alert').getByText(us.t('error.providers'))).toBeVisible();
    await axe();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await retryOnClick(page, calls('available-providers'), async (route) => {
      await held;
      await route.continue();
    });
    await retry.click();
    await expect(panel.getByText(us.t('address.loadingProvider'))).toBeVisible();
    await expect(useButton(panel)).toBeDisabled();
    release();
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();

    await context.setOffline(true);
    await expect(panel.getByText(us.t('address.offline'))).toBeVisible();
    await context.setOffline(false);
    await expect(panel.getByText(us.t('address.offline'))).toBeHidden();

    await page.evaluate(() => localStorage.clear());
    await choose(panel, '400 S Main St, Los Angeles 90012', /400 S Main St/);
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();
    expect(await placeIn(page)).toMatchObject({ label: '400 S Main St' });
    await useButton(panel).click();
    await expect(panel).toBeHidden();
  },
);

test(
  'S2-56 S4-27 in French the store locator’s panel accepts a Canadian town, and offers the region of another',
  { tag: '@phone' },
  async ({ page, seedAccepted, axe }) => {
    const { t } = wordsOf(french);
    // Ontario is hidden, but valid, and has a store locator (D-06).
    await seedAccepted({ ca: 'ON' });
    await openPage(page, at('storeLocator', french));
    await bar(page)
      .getByRole('button', { name: t('header.storesNearYou') })
      .click();
    const panel = panelOf(page, french, 'header.storesNearYou');
    await searchIn(panel).fill('qzxv');
    await expect(panel.getByText(t('address.noSuggestions')).first()).toBeVisible();
    await choose(panel, 'Toronto', /Toronto/);
    await expect(panel.getByText('ON', { exact: true }), 'D-45 without a postal code').toBeVisible();
    await expect(panel.getByRole('button', { name: t('address.use') })).toBeVisible();
    await axe();

    await choose(panel, 'Montréal', /Montréal/);
    const everywhere = t('region.CA_ALL');
    await expect(panel.getByText(t('expressDelivery.otherRegion', { region: everywhere }))).toBeVisible();
    await expect(panel.getByRole('button', { name: t('address.use') })).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideScroll(panel);
    await axe();
    await panel.getByRole('button', { name: t('expressDelivery.changeRegion', { region: everywhere }) }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('home', french));
    await expect(page.locator('html')).toHaveAttribute('data-region', 'CA_ALL');
  },
);

test('S5-19 D-20 the nearest town comes first on one line, a ZIP code alone leads to its town, and the panel asks for one where needed', async ({
  page,
  seedAccepted,
  axe,
}) => {
  await seedAccepted();
  const panel = await openAddress(page);
  const options = panel.getByRole('option');
  await searchIn(panel).fill('100 Pine St, Venice');
  await expect(options.first()).toContainText('Venice, CA');
  await searchIn(panel).fill('1 main st hollywood');
  await expect(options.first()).toContainText('Hollywood, CA');
  await searchIn(panel).fill('90012');
  await expect(options.first()).toContainText('Los Angeles, CA 90012');
  await axe();
  await options.first().click();
  await expect(searchIn(panel)).toHaveValue(', Los Angeles, CA 90012');
  await searchIn(panel).pressSequentially('233 S Spring St');
  await options.first().click();
  await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();
  await panel.getByRole('textbox', { name: us.t('address.unit') }).fill('Apt 4B');
  await expect(panel.getByText('233 S Spring St, Apt 4B', { exact: true })).toBeVisible();

  await searchIn(panel).fill('600 Pine Ave, Long Beach');
  await expect(options.first()).toContainText(us.t('address.addCode', { town: 'Long Beach, CA' }));
  await options.first().click();
  const code = panel.getByRole('textbox', { name: us.t('address.code'), exact: true });
  await expect(code).toBeFocused();
  const useCode = panel.getByRole('button', { name: us.t('address.code.use') });
  await code.fill('94102');
  await useCode.click();
  const other = us.t('address.code.unknown', { code: '94102', town: 'Long Beach, CA' });
  await expect(panel.getByText(other), 'that of another town').toBeVisible();
  await axe();
  await code.fill('90806');
  await useCode.click();
  await expect(panel.getByText('Long Beach, CA 90806', { exact: true })).toBeVisible();
  await expect(panel.getByText('600 Pine Ave', { exact: true })).toBeVisible();
  await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();
  expect(await placeIn(page), 'S3-07 the unit stays with its address').toMatchObject({
    label: '600 Pine Ave',
    addressTwo: '',
  });
});

test(
  'D-20 a pasted address of several lines is found with its unit, and a PO box is refused with the reason',
  { tag: '@core' },
  async ({ page, context, browserName, seedAccepted, axe }) => {
    await seedAccepted();
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const panel = await openAddress(page);
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
      await searchIn(panel).selectText();
      await page.keyboard.press('ControlOrMeta+V');
    };
    await searchIn(panel).fill('PO Box 12, Los Angeles, CA 90012');
    await expect(panel.getByText(us.t('address.noDoor.poBox')).first()).toBeVisible();
    await axe();

    await paste('Robin Sample\nApt 4B\n233 S Spring St\nLos Angeles, CA 90012\nUnited States of America\n');
    await expect(searchIn(panel)).toHaveValue(
      'Robin Sample, Apt 4B, 233 S Spring St, Los Angeles, CA 90012, United States of America',
    );
    await panel.getByRole('option', { name: /233 S Spring St\s*Los Angeles, CA 90012/ }).click();
    await expect(panel.getByText('233 S Spring St, Apt 4B', { exact: true })).toBeVisible();
    await expect(panel.getByText(us.t('address.fulfilledBy', { provider: served }))).toBeVisible();
  },
);
