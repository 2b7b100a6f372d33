import type { Locator } from '@playwright/test';
import { localeOf, localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { offeredRegions } from '../../../src/domain/region/regions';
import { routePath } from '../../../src/domain/site/routing/routes';
import { enterSite, focusableBehind, findGate, gateTitle, watchGate } from '../support/gate';
import { openPage } from '../support/hydrated';
import { expectFocusKept } from '../support/modal';
import { readPages, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, us, wordsOf } from '../support/words';

test.use({ accepted: null });

const home = readPages().get('home')!;
const pods = routePath('pods');
const otherOf = (locale: Locale) => localeOf(locale.country === 'us' ? 'en-CA' : 'en-US');

/** Returns the gate's content for a screen reader, in order. */
function expectedGate(locale: Locale): string[] {
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

async function readGate(gate: Locator): Promise<string[]> {
  const lines = (await gate.ariaSnapshot()).split('\n');
  const parts = lines.map((line) => /^ *- '?(dialog|heading|textbox|combobox|link|button) "(.*?)"/.exec(line));
  return parts.flatMap((part) => (part ? [`${part[1]} ${part[2]}`] : []));
}

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
        const gate = findGate(page, locale);
        await expect(gate).toBeVisible();
        expect(await readGate(gate)).toEqual(expectedGate(locale));
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
        const gate = findGate(page, locale);
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
  });

test.describe('answers', { tag: '@phone' }, () => {
  test('S4-34: in the United States a no reloads the page', async ({ page }) => {
    await page.goto(american.prefix);
    const gate = findGate(page, american);
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
      const gate = findGate(page, american);
      const states = offeredRegions('us').map(({ code }) => us.t(`region.${code}`));
      await expect(gate.getByRole('option')).toHaveText(states);
      await gate.getByRole('combobox').selectOption({ label: us.t('region.OH') });
      await enterSite(gate, american);
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
      await expect(findGate(page, localeOf('en-CA')), 'the other country asks separately').toBeVisible();
    },
  );
});
