import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { darkPaper } from '../../../src/ui/theme/tokens';
import { axeFaults } from '../support/axeFaults';
import { openPage } from '../support/hydrated';
import { findProduct } from '../support/siteContent';
import { expect } from '../support/test';
import { visualTest as test } from '../support/visualTest';
import { american } from '../support/words';

const pod = findProduct(({ productType, visibility }) => productType === 'oil' && visibility.availableUs);
const paths = ['', '/shop/pods', productPath(pod), '/shop/devices/battery', '/unlock', '/support', '/sign-in'];

/** As computed styles have colors. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16)).join(', ')})`;

test(
  'D-31 in a dark theme pages are dark and have contrast, and print is on white',
  { tag: ['@desktop', '@core'] },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const path of paths) {
      await openPage(page, localePath(american, path));
      expect(await background(), path).toBe(rgb(darkPaper));
      expect(await axeFaults(page), path).toEqual([]);
    }
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await background()).not.toBe(rgb(darkPaper));
  },
);
