import { localeOf, localePath } from '../../../src/domain/region/locales';
import { openPage, settle, waitUntilIdle } from '../support/hydrated';
import { expect, test } from '../support/test';

const home = localePath(localeOf('en-US'), '/');

/** Returns performance entries since the navigation. Runs in the page. */
function readEntries(type: string) {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  return observer.takeRecords().map((entry) => {
    const { value = 0, element } = entry as PerformanceEntry & { value?: number; element?: Element };
    return { value, element: element?.tagName ?? '' };
  });
}

test(
  'after the first input light passes over the hero, moves nothing and is not its largest picture',
  { tag: '@night' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openPage(page, home);
    await page.mouse.move(200, 300);
    const light = page.locator('section svg:has(image)');
    await expect(light).toHaveAttribute('aria-hidden', 'true');
    await expect(light.locator('image')).toHaveCount(3);
    const startsAfterLoad = () =>
      page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const layers = performance.getEntriesByType('resource').filter(({ name }) => /hero-(?:oil|rim)/.test(name));
        return layers.map(({ startTime }) => startTime > navigation!.loadEventStart);
      });
    // The browser reports a picture once it has loaded.
    await expect.poll(startsAfterLoad).toEqual([true, true]);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const shifts = await page.evaluate(readEntries, 'layout-shift');
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
    const paints = await page.evaluate(readEntries, 'largest-contentful-paint');
    expect(paints.map(({ element }) => element.toLowerCase())).not.toContain('image');
  },
);

for (const [wish, prepare] of [
  ['less motion', () => undefined],
  ['less data', () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })],
] as const)
  test(`whoever wants ${wish} sees the still picture, and nothing more is loaded`, async ({ page }) => {
    await page.addInitScript(prepare);
    await page.emulateMedia({ reducedMotion: wish === 'less motion' ? 'reduce' : 'no-preference' });
    const layers: string[] = [];
    page.on('request', (request) => /hero-(?:oil|rim)/.test(request.url()) && layers.push(request.url()));
    await openPage(page, home);
    await settle(page, () => page.mouse.move(200, 300));
    // The light would start when the page is idle.
    await settle(page, () => waitUntilIdle(page));
    expect(layers).toEqual([]);
    await expect(page.locator('section svg:has(image)')).toHaveCount(0);
  });
