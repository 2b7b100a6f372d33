import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from './support/test';

// Run `npm run journeys:pictures` after a wanted change of a primitive or of Chromium, look at each picture that changed, and
// commit them with chromium.txt, which names the browser that drew them.
test('the primitives look as they were approved', async ({ page, browser, launchOptions }, { config, file }) => {
  const versionFile = join(dirname(file), 'pictures', 'chromium.txt');
  const isShell = /headless[-_]shell/.test(launchOptions.executablePath ?? '');
  const drawer = `${browser.version().split('.')[0]}${isShell ? ', headless shell' : ''}`;
  if (config.updateSnapshots !== 'none') writeFileSync(versionFile, `${drawer}\n`);
  const drawnBy = readFileSync(versionFile, 'utf8').trim();
  // Another one shades the edges of letters differently: a difference would say nothing of this site.
  test.skip(
    drawer !== drawnBy,
    `The pictures were drawn by Chromium ${drawnBy}, this is ${drawer}: see npm run journeys:pictures.`,
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
