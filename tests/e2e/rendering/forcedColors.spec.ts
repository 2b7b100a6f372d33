import sharp from 'sharp';
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

/** Returns what distinguishes states of a primitive: colors, lines and the mark before the text. Runs in the page. */
function looksOf(selectors: readonly string[]): (string | null)[] {
  const properties = ['color', 'background-color', 'border-top', 'outline', 'text-decoration'];
  return selectors.map((selector) => {
    const element = document.querySelector(`main ${selector}`);
    if (!element) return null;
    const styles = [getComputedStyle(element), getComputedStyle(element, '::before')];
    return JSON.stringify(styles.map((style) => properties.map((property) => style.getPropertyValue(property))));
  });
}

/** The states of each primitive of the kit. */
const states: Record<string, readonly string[]> = {
  chip: ['button[aria-pressed=true]', 'button[aria-pressed=false]', 'button:not([aria-pressed]):disabled'],
  button: ['button[data-look=primary]:enabled', 'button[data-look=secondary]:enabled', 'button[data-look]:disabled'],
  'icon button': ['button[aria-label=Menu]', 'button[aria-label="Cart, unavailable"]'],
  segment: [1, 2, 3].map((index) => `fieldset:has([name=kit-way]) label:nth-of-type(${index})`),
  'radio card': ['label:has([type=radio]:checked)', 'label:has([type=radio]:disabled)'],
  step: ['ol > [aria-current=step]:not([data-state])', 'ol > [data-done]', 'ol > [aria-current=step] + li'],
  'step of a timeline': ['done', 'current', 'next'].map((state) => `[data-state=${state}] > [aria-hidden]`),
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `D-31 with forced colors in a ${colorScheme} theme, each state of a primitive looks different`,
    { tag: ['@desktop', '@core'] },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openPage(page, '/__kit');
      for (const [name, selectors] of Object.entries(states)) {
        const looks = await page.evaluate(looksOf, selectors);
        expect(looks, name).not.toContain(null);
        expect(new Set(looks).size, `${name}: ${looks.join(' ')}`).toBe(selectors.length);
      }
    },
  );

  test(
    `D-31 with forced colors in a ${colorScheme} theme, bars show their share and text has contrast`,
    { tag: ['@desktop', '@core'] },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active', colorScheme });
      await openPage(page, '/__kit');
      for (const bar of await page.locator('main meter, main progress').all()) {
        const { data, info } = await sharp(await bar.screenshot({ animations: 'disabled' }))
          .raw()
          .toBuffer({ resolveWithObject: true });
        const pixel = (x: number) => {
          const start = (Math.floor(info.height / 2) * info.width + x) * info.channels;
          return [...data.subarray(start, start + 3)];
        };
        const [low, high] = [pixel(6), pixel(info.width - 7)];
        const difference = low.reduce((sum, value, index) => sum + Math.abs(value - high[index]!), 0);
        expect(difference, await bar.evaluate((element) => element.outerHTML)).toBeGreaterThan(150);
      }
      const covered = await page.evaluate(() => {
        const channels = (color: string) =>
          color
            .match(/[\d.]+/g)!
            .slice(0, 3)
            .join();
        const ground = channels(getComputedStyle(document.body).backgroundColor);
        const isBare = ({ backgroundColor }: CSSStyleDeclaration) =>
          backgroundColor.endsWith(', 0)') || channels(backgroundColor) === ground;
        const hasText = ({ childNodes }: Element) =>
          [...childNodes].some(({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim());
        return [...document.querySelectorAll('main :not(meter)')].filter(hasText).flatMap((element) => {
          let filled: Element | null = element;
          while (filled && isBare(getComputedStyle(filled))) filled = filled.parentElement;
          const { color, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
            forcedColorAdjust: string;
          };
          const isReadable =
            !filled || (forcedColorAdjust === 'none' && color !== getComputedStyle(filled).backgroundColor);
          return isReadable ? [] : [element.outerHTML.slice(0, 120)];
        });
      });
      expect(covered, 'text behind a plate').toEqual([]);
    },
  );
}

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
