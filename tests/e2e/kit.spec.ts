import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from './support/test';

// Run `npm run journeys:pictures` after a wanted change of a primitive or of Chromium, look at each picture that changed, and
// commit them with chromium.txt, which names the version that drew them.
test('the primitives look as they were approved', async ({ page, browser }, { config, file }) => {
  const versionFile = join(dirname(file), 'pictures', 'chromium.txt');
  const major = browser.version().split('.')[0]!;
  if (config.updateSnapshots !== 'none') writeFileSync(versionFile, `${major}\n`);
  const drawnBy = readFileSync(versionFile, 'utf8').trim();
  // Another version shades the edges of letters differently: a difference would say nothing of this site.
  test.skip(
    major !== drawnBy,
    `The pictures were drawn by Chromium ${drawnBy}, this is ${major}: see npm run journeys:pictures.`,
  );

  await page.goto('/__kit', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // The font is optional: from the second time on it is there in time for sure.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page).toHaveScreenshot('kit.png', {
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // Machines round a few pixels of curves differently; a changed colour, space or letter is far more than this.
    maxDiffPixelRatio: 0.0001,
  });
});
