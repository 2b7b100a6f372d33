import { locales } from '../../../src/domain/region/locales';
import { scriptUrls, chunkFile } from '../support/chunkFiles';
import { enterSite, focusableBehind, findGate, watchGate } from '../support/gate';
import { openPage } from '../support/hydrated';
import { readPages, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, at, us } from '../support/words';

test.use({ accepted: null });

const home = readPages().get('home')!;

test.describe('who is asked, and the suggested region', { tag: '@phone' }, () => {
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
      const gate = findGate(page, american);
      await expect(gate.getByRole('combobox'), place.join()).toHaveValue(place[2]);
      await expect(gate.getByText(us.t('gate.seemsIn.ca'))).toBeVisible({ visible: place[3] });
    }
  });

  test('D-11: from the gate to the terms and back', async ({ page }) => {
    await page.goto(american.prefix);
    const gate = findGate(page, american);
    await gate.getByRole('link', { name: us.t('gate.terms.terms') }).click();
    await expect(page).toHaveURL((url) => url.pathname === at('terms'));
    await expect(gate).toBeHidden();
    await expect(page.locator('html')).not.toHaveAttribute('data-gate');
    await page.goBack();
    await expect(gate).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
  });

  test('S1-04 D-11: a visitor from an open page sees the next page veiled, then the gate', async ({ page }) => {
    const ofGate = ['gate-us', 'messages-en-welcome-ts'].map(chunkFile);
    await openPage(page, at('support'));
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
    await expect(findGate(page, american)).toBeVisible();
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
    const gate = findGate(page, american);
    await expect(gate.getByRole('combobox')).toBeFocused();
    await enterSite(gate, american);
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
    await page.route(scriptUrls, (route) =>
      isOfPage(route.request().url()) ? route.continue() : route.abort('failed'),
    );
    await page.goto(american.prefix);
    const again = page.getByRole('button', { name: us.t('app.reload') });
    await expect(again).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-gate', 'open');
    await page.unroute(scriptUrls);
    await again.click();
    await expect(findGate(page, american)).toBeVisible();
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
