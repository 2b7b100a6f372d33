import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localeOf, localePath, type Locale } from '../../../src/domain/region/locales';
import { defaultRegion } from '../../../src/domain/region/regions';
import { routePath } from '../../../src/domain/site/routing/routes';
import { tl1 } from '../../../src/domain/unlock/tl1';
import type { ShownFrame } from '../../fixtures/light/lightScreen';
import { tl1Decode } from '../../fixtures/tl1Decode';
import { maxFlashes } from '../../fixtures/light/maxFlashes';
import { expectFocusKept } from '../support/modal';
import { claimPodKey, soldIn } from '../support/podKeys';
import { openAccount } from '../support/shopper';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { brightnessChanges, parseLevels, watchLight } from '../support/watchLight';
import { wordsOf } from '../support/words';

const displayFrame = 1000 / 60;
/** Browsers round times to tenths of a millisecond. */
const clockStep = 0.2;

interface Shopper {
  context: BrowserContext;
  outbox: (to: string) => Promise<string>;
  locale: Locale;
}

/** Opens the light step as a new shopper with a pod sold in their region. */
async function openLight(page: Page, { context, outbox, locale }: Shopper) {
  const { t } = wordsOf(locale);
  const { key } = claimPodKey(soldIn(defaultRegion(locale.country).code));
  await seedStorage(context, { [storageKeys.token]: await openAccount(page.request, outbox) });
  await page.goto(`${localePath(locale, routePath('userUnlock'))}?key=${key}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t('unlock.pod.unlock') }).click();
  const start = main.getByRole('button', { name: t('unlock.place.start') });
  await expect(start).toBeVisible();

  const dialog = page.getByRole('dialog', { name: t('light.title') });
  const begin = dialog.getByRole('button', { name: t('light.start') });
  const stop = dialog.getByRole('button', { name: t('light.stop') });
  const pad = dialog.getByRole('img', { name: t('light.pad') });
  /** Waits for the text of a frame, which appears after all earlier frames. */
  const waitForFrame = (at: number) =>
    expect(dialog.getByRole('status').getByText(t('light.part', { at, total: tl1.repeats }))).toBeVisible();
  return { t, key, main, start, begin, dialog, stop, pad, waitForFrame };
}

/** Returns the shortest time between two changes of level. */
function shortest(frames: readonly ShownFrame[]): number {
  const changes = brightnessChanges(frames).slice(1);
  return Math.min(...changes.slice(1).map(({ time }, index) => time - changes[index]!.time));
}

test(
  'S2-66 D-31 D-25 in French the slow light is exact, flashes at most three times a second, and stops with Esc and Stop',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, axe }) => {
    const { t, key, main, start, begin, dialog, stop, pad, waitForFrame } = await openLight(page, {
      context,
      outbox,
      locale: localeOf('fr-CA'),
    });
    // All journeys prefer reduced motion.
    await expect(main.getByText(t('light.calm'))).toBeVisible();
    await expect(main.getByRole('radio', { name: t('light.fast') })).toHaveCount(0);
    await axe();

    await start.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleDescription(t('light.ready'));
    await expect(begin).toBeFocused();
    await expectFocusKept(page, dialog);
    await axe();
    await page.keyboard.press('Escape');
    await expect(start).toBeFocused();
    await expect(main.getByText(t('unlock.place.stopped'), { exact: true }), 'nothing had started').toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(begin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveAccessibleDescription(t('light.hold'));
    await expect(stop).toBeFocused();
    await expectFocusKept(page, dialog);
    await axe();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(start).toBeFocused();
    await expect(main.getByText(t('unlock.place.stopped'), { exact: true })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 568 });
    const readFrames = await watchLight(page);
    await page.keyboard.press('Enter');
    for (const part of [pad, begin]) await expect(part).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    // Any transition would show a symbol a frame late.
    await expect(pad).toHaveCSS('transition-duration', '0s');
    for (const part of [pad, stop]) await expect(part).toBeInViewport({ ratio: 1 });
    await waitForFrame(2);
    const samples = await readFrames();
    await stop.click();
    await expect(dialog).toBeHidden();

    const frames = parseLevels(samples);
    expect(tl1Decode(frames.map(({ level }) => level)), 'what a sensor reads').toBe(key);
    expect(brightnessChanges(frames)[0]!.level).toBe(0);
    expect(shortest(frames)).toBeGreaterThanOrEqual(tl1.symbolMs - displayFrame - clockStep);
    expect(maxFlashes(frames)).toBeLessThanOrEqual(3);
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'S2-66 D-31 D-25 the fast light is chosen, small, and shows all three frames up to the next step',
    { tag: ['@desktop', '@night'] },
    async ({ page, context, outbox, axe }) => {
      const { t, key, main, start, begin, dialog, waitForFrame } = await openLight(page, {
        context,
        outbox,
        locale: localeOf('en-US'),
      });
      const fast = main.getByRole('radio', { name: t('light.fast') });
      await expect(fast).toHaveAccessibleDescription(t('light.fastWarning'));
      await expect(fast).not.toBeChecked();
      await fast.check();
      await axe();

      const readFrames = await watchLight(page);
      await start.click();
      await begin.click();
      for (const at of [1, 2, 3]) await waitForFrame(at);
      await expect(main.getByRole('heading', { name: t('unlock.rainbow.title') })).toBeFocused();
      await expect(dialog).toBeHidden();

      const samples = await readFrames();
      expect(Math.max(...samples.map(({ size }) => size))).toBeLessThanOrEqual(120);
      const frames = parseLevels(samples);
      expect(shortest(frames)).toBeGreaterThanOrEqual(tl1.fastSymbolMs - displayFrame - clockStep);
      const whole = Array.from({ length: tl1.repeats }, () => tl1.frame(key)).flat();
      const changes = whole.filter((level, index) => level !== whole[index - 1]);
      const shown = brightnessChanges(frames).map(({ level }) => level);
      // The dialog may close before the final black is sampled.
      expect(shown.slice(0, changes.length)).toEqual(changes);
      expect([[], [0]]).toContainEqual(shown.slice(changes.length));
      expect(tl1Decode(shown)).toBe(key);
    },
  );
});
