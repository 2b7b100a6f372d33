import sharp from 'sharp';
import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath } from '../../../src/domain/region/locales';
import { openPage } from '../support/hydrated';
import { findProduct } from '../support/siteContent';
import { visualTest as test } from '../support/visualTest';
import { expect } from '../support/test';
import { american, at } from '../support/words';

const pod = findProduct(
  ({ productType, visibility, variants }) => productType === 'oil' && visibility.availableUs && variants.length > 1,
);

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

/** Finds controls whose lines touch or reach over the page's margins. Runs in the page. */
function crowdedControls(): string[] {
  const probe = document.createElement('div');
  probe.style.width = 'var(--side)';
  document.body.append(probe);
  const side = probe.getBoundingClientRect().width;
  probe.remove();
  const boxes = [...document.querySelectorAll<HTMLElement>('main, header')]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>('a, button, summary, label')])
    .flatMap((element) => {
      const { borderTopWidth, borderTopColor, outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      const hasBorder = borderTopWidth !== '0px' && !borderTopColor.endsWith(', 0)');
      if (!element.checkVisibility({ visibilityProperty: true }) || !(hasBorder || outlineStyle !== 'none')) return [];
      const beyond = outlineStyle === 'none' ? 0 : Math.max(0, parseFloat(outlineOffset) + parseFloat(outlineWidth));
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      const box = { left: left - beyond, right: right + beyond, top: top - beyond, bottom: bottom + beyond };
      return width > 1 ? [{ element, name, ...box }] : [];
    });
  const wide = boxes.filter(({ left, right }) => left < side - 1 || right > innerWidth - side + 1);
  const touching = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          !one.element.contains(other.element) &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      )
      .map((other) => `${one.name} touches ${other.name}`),
  );
  return [...wide.map(({ name }) => `${name} reaches over the margin`), ...touching];
}

/** The states of each primitive of the kit. */
const states: Record<string, readonly string[]> = {
  chip: ['button[aria-pressed=true]', 'button[aria-pressed=false]'],
  button: ['button[data-look=primary]:enabled', 'button[data-look=secondary]:enabled', 'button[data-look]:disabled'],
  'icon button': ['button[aria-label=Menu]', 'button[aria-label="Cart, unavailable"]'],
  segment: [1, 2].map((index) => `fieldset:has([name=kit-way]) label:nth-of-type(${index})`),
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

for (const [width, path] of [390, 1440].flatMap((each) =>
  [`${at('pods')}?q=rosin`, localePath(american, productPath(pod)), at('signIn')].map((to) => [each, to] as const),
))
  test(
    `D-31 with forced colors on ${path}, ${width} px wide, lines of controls neither touch nor reach over the margin`,
    { tag: ['@desktop', '@night'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openPage(page, path);
      expect(await page.evaluate(crowdedControls)).toEqual([]);
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
