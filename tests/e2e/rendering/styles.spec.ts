import { styleFaults } from '../support/styleFaults';
import { expect, test } from '../support/test';

test(
  'the styles of the HTML are not written again, and the page’s additions come after them',
  { tag: ['@phone', '@core'] },
  async ({ page }) => {
    await page.goto('/us/en');
    await expect(page.getByRole('dialog')).toBeVisible();
    const { kept, added, isBehind } = await page.evaluate(() => {
      const styles = [...document.querySelectorAll('style')];
      const html = styles.find(({ textContent }) => textContent.includes('data-styled.g'))!;
      const ownStyle = styles.find((style) => style.getAttribute('data-styled') === 'active')!;
      return {
        kept: html.sheet!.cssRules.length,
        added: ownStyle.sheet!.cssRules.length,
        isBehind: Boolean(html.compareDocumentPosition(ownStyle) & Node.DOCUMENT_POSITION_FOLLOWING),
      };
    });
    expect(kept).toBeGreaterThan(100);
    expect(added, 'those of the gate').toBeGreaterThan(0);
    expect(added).toBeLessThan(kept / 2);
    expect(isBehind).toBe(true);
    expect(await page.evaluate(styleFaults)).toEqual([]);
  },
);

test(
  'journeys detect a style added twice, and one that overrides styles of components extending it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/us/en');
    await expect(page.getByRole('dialog')).toBeVisible();
    const add = (rule: string) =>
      page.evaluate((text) => {
        const ownStyle = [...document.querySelectorAll('style')].find(
          (style) => style.getAttribute('data-styled') === 'active',
        )!;
        ownStyle.sheet!.insertRule(text);
      }, rule);
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    const name = (await heading.getAttribute('class'))!.split(' ').at(-1)!;
    await add('.wrong { color: red }');
    await heading.evaluate((element) => element.classList.replace(element.classList[0]!, 'wrong'));
    expect(await page.evaluate(styleFaults)).toEqual([expect.stringMatching(/^H1 wrong .*: \.wrong overrules/)]);
    await add(`.${name} { color: red }`);
    expect(await page.evaluate(styleFaults)).toContain(`.${name} was added twice`);
    await page.goto('about:blank');
  },
);
