import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { legalAge, quebecAge } from '../../../src/domain/region/ageGate';
import { localeOf, localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { offeredRegions } from '../../../src/domain/region/regions';
import { routePath } from '../../../src/domain/site/routing/routes';
import { anyScript, chunkFile } from '../support/chunkFiles';
import { installClock } from '../support/clock';
import { enter, gateOn, gateTitle, watchGate } from '../support/gate';
import { openPage, reloadPage } from '../support/hydrated';
import { expectFocusKept } from '../support/modal';
import { readPages, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const home = readPages().get('home')!;
const american = localeOf('en-US');
const us = wordsOf(american);
const pods = routePath('pods');
const otherOf = (locale: Locale) => localeOf(locale.country === 'us' ? 'en-CA' : 'en-US');

/** Returns the gate's content for a screen reader, in order. */
function partsOf(locale: Locale): string[] {
  const { t } = wordsOf(locale);
  const isUs = locale.country === 'us';
  return [
    `dialog ${gateTitle(locale)}`,
    `heading ${gateTitle(locale)}`,
    ...(isUs ? [] : [`textbox ${t('gate.ca.birthday')}`]),
    `combobox ${t(isUs ? 'gate.us.state' : 'gate.ca.province')}`,
    `link ${t('gate.terms.terms')}`,
    `link ${t('gate.terms.privacy')}`,
    `button ${t(isUs ? 'gate.us.yes' : 'gate.submit')}`,
    ...(isUs ? [`button ${t('gate.us.no')}`] : []),
    `link ${t(`gate.switch.${otherOf(locale).country}`)}`,
  ];
}

async function partsIn(gate: Locator): Promise<string[]> {
  const lines = (await gate.ariaSnapshot()).split('\n');
  const parts = lines.map((line) => /^ *- '?(dialog|heading|textbox|combobox|link|button) "(.*?)"/.exec(line));
  return parts.flatMap((part) => (part ? [`${part[1]} ${part[2]}`] : []));
}

/** Returns the elements behind the dialog that accept focus, and how many were tried. */
const focusableBehind = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex]')];
    const behind = all.filter((element) => !element.closest('dialog'));
    const taken = behind.filter((element) => {
      element.focus();
      return document.activeElement === element;
    });
    return { tried: behind.length, taken: taken.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });

for (const locale of locales)
  test.describe(locale.id, () => {
    const start = localePath(locale, '/');

    test(
      'S1-04 S2-47 D-12: the gate opens on a first visit, on top of the complete page',
      { tag: locale.id === 'en-CA' ? [] : '@core' },
      async ({ page, axe }) => {
        const html = await (await page.request.get(start)).text();
        const shown = home.sections.filter(({ onlyIn }) => !onlyIn || onlyIn === locale.country);
        const missing = shown
          .map(({ heading }) => wordsIn(locale, heading))
          .filter((heading) => !html.includes(heading));
        expect({ missing, hasGate: html.includes('<dialog') }).toEqual({ missing: [], hasGate: false });
        const frames = await watchGate(page);
        await page.goto(start);
        const gate = gateOn(page, locale);
        await expect(gate).toBeVisible();
        expect(await partsIn(gate)).toEqual(partsOf(locale));
        await expect(page.locator('h1')).toHaveText(wordsIn(locale, home.heading));
        expect((await frames()).bare, 'no frame shows the page before the gate').toBe(0);
        await axe();
      },
    );

    test(
      'D-31 S4-34: the gate traps the keyboard focus',
      { tag: locale === american ? '@core' : '@phone' },
      async ({ page }) => {
        await page.goto(start);
        const gate = gateOn(page, locale);
        await expect(gate).toBeVisible();
        await expectFocusKept(page, gate);
        const { tried, taken } = await focusableBehind(page);
        expect(tried).toBeGreaterThan(10);
        expect(taken, 'nothing behind the gate accepts focus').toEqual([]);
        for (const times of [1, 2, 3]) {
          await page.keyboard.press('Escape');
          // A closing dialog closes in the next task.
          await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
          expect(await gate.evaluate((dialog) => dialog.matches(':modal')), `after Esc ${times}`).toBe(true);
        }
      },
    );

    test('S2-50: the gate links to the same page of the other country’s site', { tag: '@phone' }, async ({ page }) => {
      await page.goto(localePath(locale, pods));
      const other = otherOf(locale);
      const name = wordsOf(locale).t(`gate.switch.${other.country}`);
      await gateOn(page, locale).getByRole('link', { name }).click();
      await expect(page).toHaveURL((url) => url.pathname === localePath(other, pods));
      await expect(gateOn(page, other)).toBeVisible();
    });
  });

test.describe('answers', { tag: '@phone' }, () => {
  test('S4-34: in the United States a no reloads the page', async ({ page }) => {
    await page.goto(american.prefix);
    const gate = gateOn(page, american);
    await expect(gate).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isOld: true }));
    await gate.getByRole('button', { name: us.t('gate.us.no'), exact: true }).click();
    await expect.poll(() => page.evaluate(() => 'isOld' in window).catch(() => true)).toBe(false);
    await expect(gate).toBeVisible();
  });

  test(
    'S2-48 S5-03 S4-34 D-12: a yes is stored for its country, with the state',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto(american.prefix);
      const gate = gateOn(page, american);
      const states = offeredRegions('us').map(({ code }) => us.t(`region.${code}`));
      await expect(gate.getByRole('option')).toHaveText(states);
      await gate.getByRole('combobox').selectOption({ label: us.t('region.OH') });
      await enter(gate, american);
      await expect(gate).toBeHidden();
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-region', 'OH');
      await expect(root).not.toHaveAttribute('data-gate');

      const frames = await watchGate(page);
      for (const path of ['/', pods, routePath('partners')]) {
        await openPage(page, localePath(american, path));
        await expect(root).toHaveAttribute('data-region', 'OH');
        const { dialog, veil, bare } = await frames();
        expect({ path, dialog, veil }).toEqual({ path, dialog: 0, veil: 0 });
        expect(bare, 'frames were checked').toBeGreaterThan(0);
      }
      await page.goto('/ca/en');
      await expect(gateOn(page, localeOf('en-CA')), 'the other country asks separately').toBeVisible();
    },
  );

  test('S4-34: an acceptance without a subcountry is asked for again', async ({ page }) => {
    await page.goto(american.prefix);
    const gate = gateOn(page, american);
    await enter(gate, american);
    await expect(gate).toBeHidden();
    await page.evaluate((key) => localStorage.removeItem(key), storageKeys.subcountry('us'));
    await page.reload();
    await expect(gate).toBeVisible();
  });

  for (const locale of locales.filter(({ country }) => country === 'ca'))
    test(`S2-49 S5-02 S9-01: birthdays in ${locale.id}`, { tag: '@night' }, async ({ page, context }) => {
      const { t } = wordsOf(locale);
      // 11:30 PM in the browser's time zone. Elsewhere, it is already tomorrow.
      await installClock(page, new Date('2026-03-01T23:30:00-05:00'));
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(locale.prefix);
      const gate = gateOn(page, locale);
      const birthday = gate.getByRole('textbox', { name: t('gate.ca.birthday') });
      const notValid = t('gate.error.birthday', { dateFormat: t('gate.ca.dateFormat') });
      const notOfAge = t('gate.error.age', { legalAge: legalAge.ca });
      const refused: [typed: string, shown: string, fault: string][] = [
        ['', '', t('error.required')],
        ['02301990', '02/30/1990', notValid],
        ['13011990', '13/01/1990', notValid],
        ['12311900', '12/31/1900', notValid],
        ['2/14/199', '02/14/199', notValid],
        ['03012030', '03/01/2030', notOfAge],
        ['03022007', '03/02/2007', notOfAge],
      ];
      for (const [typed, shown, fault] of refused) {
        await birthday.fill('');
        await birthday.pressSequentially(typed);
        await expect(birthday).toHaveValue(shown);
        await enter(gate, locale);
        await expect(birthday).toHaveAccessibleDescription(`${t('gate.ca.birthdayHint')} ${fault}`);
        await expect(birthday).toHaveAttribute('aria-invalid', 'true');
        await expect(birthday).toBeFocused();
      }

      await birthday.fill('');
      await page.evaluate(() => navigator.clipboard.writeText('1990-02-14'));
      await birthday.press('ControlOrMeta+v');
      await expect(birthday).toHaveValue('02/14/1990');
      await birthday.fill('03012007');
      const province = gate.getByRole('combobox', { name: t('gate.ca.province') });
      await province.selectOption({ label: t('gate.ca.quebec') });
      await enter(gate, locale);
      const underAge = t('gate.error.age', { legalAge: quebecAge });
      await expect(birthday).toHaveAccessibleDescription(`${t('gate.ca.birthdayHint')} ${underAge}`);
      await province.selectOption('CA_ALL');
      await enter(gate, locale);
      await expect(gate, 'nineteen today').toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-region', 'CA_ALL');
      await reloadPage(page);
      await expect(gate).toBeHidden();
    });
});

test.describe('who is asked, and the suggested region', { tag: '@phone' }, () => {
  test('D-11: visitors are not asked on pages open to everybody', async ({ page }) => {
    const frames = await watchGate(page);
    const open = (['terms', 'privacy', 'support'] as const).map((id) => localePath(american, routePath(id)));
    const flagged = [`${american.prefix}${pods}?disable-modal`, '/ca/fr?a=b&disable-modal=1'];
    for (const path of [...open, ...flagged]) {
      await openPage(page, path);
      const { dialog, veil, bare } = await frames();
      expect({ path, dialog, veil }).toEqual({ path, dialog: 0, veil: 0 });
      expect(bare, 'frames were checked').toBeGreaterThan(0);
    }
  });

  test('S4-34 D-06: the suggestion is the visitor’s detected location', async ({ page }) => {
    const places: [country: string, state: string, proposed: string, seemsInCanada: boolean][] = [
      ['US', 'WA', 'WA', false],
      ['US', 'NV', 'CA', false],
      ['US', 'KY', 'OH', false],
      ['US', 'UT', 'CA', false],
      ['CA', 'QC', 'CA', true],
      ['FR', 'IDF', 'CA', false],
    ];
    let place = places[0]!;
    await page.route('**/geo', (route) =>
      route.continue({
        headers: { ...route.request().headers(), 'x-geo-country': place[0], 'x-geo-subcountry': place[1] },
      }),
    );
    for (place of places) {
      const answered = page.waitForResponse('**/geo');
      await page.goto(american.prefix);
      await answered;
      const gate = gateOn(page, american);
      await expect(gate.getByRole('combobox'), place.join()).toHaveValue(place[2]);
      await expect(gate.getByText(us.t('gate.seemsIn.ca'))).toBeVisible({ visible: place[3] });
    }
  });

  test('S4-34: without a detected location, the suggestion is the country’s default', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_(FAILED|CONNECTION_REFUSED)/);
    await page.route('**/geo', (route) => route.abort('connectionrefused'));
    const refused = page.waitForEvent('requestfailed');
    await page.goto(american.prefix);
    await refused;
    await expect(gateOn(page, american).getByRole('combobox')).toHaveValue('CA');
  });

  test('D-11: from the gate to the terms and back', async ({ page }) => {
    await page.goto(american.prefix);
    const gate = gateOn(page, american);
    await gate.getByRole('link', { name: us.t('gate.terms.terms') }).click();
    await expect(page).toHaveURL((url) => url.pathname === localePath(american, routePath('terms')));
    await expect(gate).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-gate');
    await page.goBack();
    await expect(gate).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
  });

  test('S1-04 D-11: a visitor from an open page sees the next page veiled, then the gate', async ({ page }) => {
    const ofGate = ['gate-us', 'messages-en-welcome-ts'].map(chunkFile);
    await openPage(page, localePath(american, routePath('support')));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      if (ofGate.includes(new URL(route.request().url()).pathname)) await held;
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.locator('h1')).toHaveText(wordsIn(american, home.heading));
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
    release();
    await expect(gateOn(page, american)).toBeVisible();
  });

  test('S2-47 D-31: nothing under the veil is reachable while the gate loads', { tag: '@core' }, async ({ page }) => {
    const html = await (await page.request.get(american.prefix)).text();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', async (route) => {
      if (!html.includes(new URL(route.request().url()).pathname)) await held;
      await route.continue();
    });
    await page.goto(american.prefix);
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
    for (const key of ['Escape', 'Tab', 'Tab', 'Escape', 'Shift+Tab']) await page.keyboard.press(key);
    const { tried, taken } = await focusableBehind(page);
    expect(tried).toBeGreaterThan(10);
    expect(taken).toEqual([]);
    release();
    const gate = gateOn(page, american);
    await expect(gate.getByRole('combobox')).toBeFocused();
    await enter(gate, american);
    await expect(gate).toBeHidden();
    // The gate is hidden immediately, and removed a frame later.
    await expect.poll(async () => (await focusableBehind(page)).taken.length).toBeGreaterThan(10);
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  });

  test('S8-19: a gate that fails to load says so on top of the veil, and its button works', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/net::ERR_FAILED/, /Loading chunk/);
    const html = await (await page.request.get(american.prefix)).text();
    const isOfPage = (url: string) => html.includes(new URL(url).pathname);
    await page.route(anyScript, (route) =>
      isOfPage(route.request().url()) ? route.continue() : route.abort('failed'),
    );
    await page.goto(american.prefix);
    const again = page.getByRole('button', { name: us.t('app.reload') });
    await expect(again).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
    await page.unroute(anyScript);
    await again.click();
    await expect(gateOn(page, american)).toBeVisible();
  });
});

const crawlers = [
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['a preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
] as const;
for (const [name, userAgent] of crawlers)
  test.describe(name, () => {
    test.use({ userAgent });
    test(
      'S6-10 D-44 D-11: a crawler sees no gate and no veil',
      { tag: name === 'a search engine' ? ['@phone', '@core'] : '@phone' },
      async ({ page }) => {
        const frames = await watchGate(page);
        await openPage(page, american.prefix);
        await expect(page.locator('html')).not.toHaveAttribute('data-gate', 'open');
        const { dialog, veil, bare } = await frames();
        expect(dialog).toBe(0);
        expect(veil).toBe(0);
        // The x-default of the home pages must not redirect crawlers, and may be indexed.
        await openPage(page, '/');
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(locales.length);
        await expect(page).toHaveURL('/');
        await expect(page.locator('meta[name=robots]')).toHaveCount(0);
        const canonical = page.locator('link[rel=canonical]');
        const everybody = page.locator('link[hreflang=x-default]');
        await expect(canonical).toHaveAttribute('href', (await everybody.getAttribute('href'))!);
        expect(bare).toBeGreaterThan(0);
      },
    );
  });
