import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { findProduct } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, us, wordsOf } from '../support/words';

const battery = findProduct(({ slug }) => slug === 'battery');
const address = localePath(american, productPath(battery));

for (const id of ['en-US', 'en-CA', 'fr-CA'] as const)
  test(
    `in ${id} the battery turns by drag, keys and buttons, and its frames load on the first turn`,
    { tag: '@night' },
    async ({ page, axe }) => {
      const locale = localeOf(id);
      const { t } = wordsOf(locale);
      const strips: string[] = [];
      page.on('request', (request) => request.url().includes('/pictures/battery-turn') && strips.push(request.url()));
      await openPage(page, localePath(locale, productPath(battery)));
      await page.getByText(t('device.figure.charge.meaning')).scrollIntoViewIfNeeded();
      const section = page.getByRole('region', { name: t('device.turn') });
      await section.scrollIntoViewIfNeeded();
      const slider = section.getByRole('slider', { name: t('device.turn.slider') });
      const value = (side: 'front' | 'left' | 'right', degrees: number) =>
        expect(slider).toHaveAttribute(
          'aria-valuetext',
          t('device.turn.at', { side: t(`device.turn.${side}`), degrees }),
        );
      await value('front', 0);
      await slider.scrollIntoViewIfNeeded();
      expect(strips).toEqual([]);

      await section.getByRole('button', { name: t('device.turn.toRight') }).click();
      await value('front', 15);
      await expect(slider).toHaveAttribute('aria-busy', 'false');
      expect(strips).toHaveLength(1);

      await slider.focus();
      await page.keyboard.press('PageUp');
      await page.keyboard.press('ArrowLeft');
      await value('left', 90);

      const box = (await slider.boundingBox())!;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 132, y + 20, { steps: 6 });
      await page.mouse.up();
      await value('right', 270);
      expect(strips).toHaveLength(1);
      await expect(slider).toHaveCSS('touch-action', 'pan-y');
      await axe();
    },
  );

test('the battery is put together while the page scrolls, and stands apart with its labels for calm readers', async ({
  page,
}) => {
  await openPage(page, address);
  await page.getByText(us.t('device.figure.charge.meaning')).scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: us.t('device.apart') });
  await section.scrollIntoViewIfNeeded();
  const crown = section.locator('[data-part=crown]');
  const label = section.getByText(us.t('device.apart.heater'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const heightOf = async () => (await section.boundingBox())!.height;
  await expect.poll(heightOf).toBeGreaterThan(3 * page.viewportSize()!.height);
  const height = await heightOf();
  const isSettled = () => crown.evaluate((part) => getComputedStyle(part).translate);
  await section.evaluate((element) => window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top));
  await expect.poll(isSettled).toMatch(/^(none|0px|0px 0px)$/);
  await section.evaluate((element) =>
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().bottom - innerHeight),
  );
  await expect.poll(isSettled).toBe('0px 37.6%');
  await expect(section.locator('[data-part=litOil]')).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(isSettled).toBe('none');
  await expect.poll(heightOf).toBeLessThan(height / 2);
  await expect(label).toBeVisible();
});
