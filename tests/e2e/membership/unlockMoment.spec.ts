import type { Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localeOf, type Locale } from '../../../src/domain/region/locales';
import { isFeatureOn } from '../../../src/domain/region/features';
import type { Activation } from '../../../src/domain/unlock/unlockSchema';
import { claimPodKey, soldIn } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { at, wordsOf } from '../support/words';

const startCall = '**/v1/app/unlock/activation-sequence';

/** Records what the page requests from the device, which a desktop browser does not do. */
async function watchDevice(page: Page): Promise<() => Promise<number[][]>> {
  await page.addInitScript(() => {
    const felt: number[][] = [];
    Object.assign(window, { felt });
    navigator.vibrate = (pattern) => felt.push(pattern as number[]) > 0;
  });
  return () => page.evaluate(() => (window as unknown as { felt: number[][] }).felt);
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

const cases: readonly [Locale, 'CA' | 'CA_ALL'][] = [
  [localeOf('en-US'), 'CA'],
  [localeOf('fr-CA'), 'CA_ALL'],
];

for (const [locale, region] of cases)
  test(
    `S2-66 S2-69 D-31 in ${locale.id} the battery’s outline waits in the full-screen square, the light plays there, and the page lights up once unlocked`,
    { tag: '@night' },
    async ({ page, context, outbox, axe }, { project }) => {
      const { t } = wordsOf(locale);
      const felt = await watchDevice(page);
      await page.route(startCall, async (route) => {
        const response = await route.fetch();
        // Plays one frame at the fast speed. Other journeys test the light itself.
        const whole = (await response.json()) as Activation;
        await route.fulfill({ response, json: { ...whole, repeats: 1, symbolMs: 67 } });
      });
      const { key } = claimPodKey(soldIn(region));
      await seedStorage(context, { [storageKeys.token]: await openAccount(page.request, outbox) });
      await page.goto(`${at('userUnlock', locale)}?key=${key}`);
      const main = page.getByRole('main');
      const dialog = page.getByRole('dialog', { name: t('light.title') });
      const preparations = main.getByRole('region', { name: /^(Before you begin|Avant de commencer)$/ });
      await expect(preparations).toBeVisible();
      await main.getByRole('button', { name: t('unlock.pod.unlock') }).click();
      await main.getByRole('button', { name: t('unlock.place.start') }).click();

      const begin = dialog.getByRole('button', { name: t('light.start') });
      const pad = dialog.getByRole('img', { name: t('light.pad') });
      await expect(begin).toBeFocused();
      const viewport = page.viewportSize()!;
      const room = await boxOf(page, 'dialog[open] > [data-tone]');
      expect(room).toMatchObject({ x: 0, y: 0, width: viewport.width });
      expect(room.height).toBeGreaterThanOrEqual(viewport.height - 1);
      const letters = project.name === 'phone' ? '18px' : '34px';
      await expect(dialog.getByText(t('light.ready'))).toHaveCSS('font-size', letters);
      await expect(pad.locator('svg')).toBeVisible();
      await axe();
      const before = await pad.boundingBox();
      await begin.click();
      await expect(pad.locator('svg')).toHaveCount(0);
      expect(await pad.boundingBox(), 'the battery lies on it').toEqual(before);
      expect(await felt()).toEqual([]);

      await expect(main.getByRole('heading', { name: t('unlock.rainbow.title') })).toBeFocused();
      await expect(main.getByRole('img', { name: t('unlock.rainbow.picture') })).toBeInViewport();
      await expect(preparations).toBeHidden();
      await axe();
      await main.getByRole('button', { name: t('unlock.rainbow.yes') }).click();
      await expect(main.getByRole('img', { name: t('unlock.white.picture') })).toBeInViewport();
      await main.getByRole('button', { name: t('unlock.white.yes') }).click();
      await expect(main.getByRole('heading', { name: t('unlock.done.unlocked') })).toBeFocused();
      await expect.poll(felt).toEqual([
        [40, 60, 40],
        [30, 50, 90],
      ]);
      await expect(main.locator('[data-lit]')).toHaveCSS('background-color', 'rgb(255, 178, 26)');
      await expect(main.locator('[data-lit] img')).toHaveJSProperty('complete', true);
      await expect(main.locator('[data-lit]').getByRole('link')).toHaveCount(1);
      const moving = await page.evaluate(() =>
        document.getAnimations().filter(({ playState }) => playState === 'running'),
      );
      expect(moving, 'reduced motion').toEqual([]);
      await axe();
      const membership = main.getByRole('link', { name: t('unlock.done.membership') });
      if (!isFeatureOn('membership', region)) return expect(membership).toHaveCount(0);
      await membership.click();
      await expect(page.getByRole('region', { name: t('membership.title') })).toBeVisible();
    },
  );
