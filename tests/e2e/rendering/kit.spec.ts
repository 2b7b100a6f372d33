import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test';

// After an intended change of a primitive or of Chromium, run `npm run journeys:pictures`, look at each changed
// picture, and commit them with chromium.txt, which names the browser that drew them.
test('the primitives match the approved pictures', async ({ page, browser, launchOptions }, { config }) => {
  const versionFile = join(config.rootDir, 'pictures', 'chromium.txt');
  const isShell = /headless[-_]shell/.test(launchOptions.executablePath ?? '');
  const drawer = `${browser.version().split('.')[0]}${isShell ? ', headless shell' : ''}`;
  if (config.updateSnapshots !== 'none') writeFileSync(versionFile, `${drawer}\n`);
  const drawnBy = readFileSync(versionFile, 'utf8').trim();
  // Another browser antialiases text differently, so a difference would say nothing about this site.
  test.skip(
    drawer !== drawnBy,
    `The pictures were drawn by Chromium ${drawnBy}, this is ${drawer}: see npm run journeys:pictures.`,
  );

  await page.goto('/__kit', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  // `font-display: optional` may skip the font on the first load, but not on the second.
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page).toHaveScreenshot('kit.png', {
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
    // Curves differ by a few pixels between machines. A changed color, space or letter differs far more.
    maxDiffPixelRatio: 0.0001,
  });
});
