import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { visualTest as test } from '../support/visualTest';
import { expect } from '../support/test';

const american = localeOf('en-US');
const at = (id: Parameters<typeof routePath>[0]) => localePath(american, routePath(id));

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
});

/** Returns borders and outlines of each option, which must show its state without colors. Runs in the page. */
const linesOf = (selector: string) =>
  [...document.querySelectorAll<HTMLInputElement>(selector)].map((input) => {
    const { borderTopWidth, outlineStyle } = getComputedStyle(input.closest('label')!);
    return { isChosen: input.checked, hasLine: borderTopWidth !== '0px' || outlineStyle !== 'none' };
  });

test(
  'D-31 with forced colors a line marks the selected view of a list',
  { tag: ['@desktop', '@core'] },
  async ({ page }) => {
    await openPage(page, at('pods'));
    const lines = await page.evaluate(linesOf, 'main [role=radiogroup] input[name=view]');
    expect(lines).toHaveLength(2);
    expect(lines.every(({ isChosen, hasLine }) => isChosen === hasLine)).toBe(true);
  },
);

for (const id of ['pods', 'signIn', 'storeLocator'] as const)
  test(`D-31 with forced colors the focused element on ${id} has an outline`, { tag: '@desktop' }, async ({ page }) => {
    await openPage(page, at(id));
    const bare: string[] = [];
    for (let press = 0; press < 25; press += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const focus = document.activeElement;
        if (!focus || focus === document.body) return null;
        // The container of a visually hidden control has its outline.
        const around = [focus, focus.parentElement, focus.parentElement?.parentElement].filter((each) => !!each);
        // A card's link covers the card with its ::after.
        const styles = [...around.map((each) => getComputedStyle(each)), getComputedStyle(focus, '::after')];
        const isOutlined = styles.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
        );
        return isOutlined ? null : focus.outerHTML.slice(0, 120);
      });
      if (found) bare.push(found);
    }
    expect(bare).toEqual([]);
  });
