import type { Page } from '@playwright/test';
import { localeOf, localePath } from '../../../src/domain/region/locales';
import { routePath } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { waitUntilPrefetched } from '../support/waitUntilPrefetched';
import { expect, test } from '../support/test';

const list = localePath(localeOf('en-US'), routePath('pods'));

interface Seen {
  transitions: number;
  /** The view-transition pseudo-elements that were animated. */
  moved: string[];
}

/** Counts view transitions, and records what each one animates. */
async function watchTransitions(page: Page): Promise<() => Promise<Seen>> {
  await page.addInitScript(() => {
    const record: Seen = { transitions: 0, moved: [] };
    Object.assign(window, { seen: record });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      record.transitions += 1;
      const transition = start(update);
      void (async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations())
          record.moved.push((effect as KeyframeEffect | null)?.pseudoElement ?? '');
      })();
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}

/** Follows the link of a card whose page the browser has already loaded. */
async function openCard(page: Page) {
  await openPage(page, list);
  // Transitions are enabled three seconds after the page has loaded.
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some((rule) => rule.cssText.includes('product-picture')),
    ),
  );
  const card = page.getByRole('main').getByRole('article').nth(4);
  await card.scrollIntoViewIfNeeded();
  const link = card.getByRole('link').first();
  const title = await link.innerText();
  await link.hover();
  await waitUntilPrefetched(page, (await link.getAttribute('href'))!);
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  return { before, title };
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    'D-31 the card’s picture grows into the product’s; focus, scroll position and Back stay as they were',
    { tag: '@night' },
    async ({ page }, { project }) => {
      const record = await watchTransitions(page);
      const { before } = await openCard(page);
      await expect.poll(async () => (await record()).transitions).toBe(1);
      await expect
        .poll(async () => (await record()).moved)
        .toEqual(expect.arrayContaining(['::view-transition-group(product-picture)']));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const focused = () => page.evaluate(() => document.activeElement?.id);
      await expect.poll(focused, 'Gatsby focuses the page').toBe('gatsby-focus-wrapper');
      const named = () =>
        page.evaluate(() => [...document.images].filter((image) => image.style.viewTransitionName).length);
      await expect.poll(named, 'no name stays').toBe(0);
      // During a transition, the browser would not call animation frames.
      expect(await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done('drawn'))))).toBe(
        'drawn',
      );
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${list}$`));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
      expect((await record()).transitions, `Back renders at once on a ${project.name}`).toBe(1);
    },
  );
});

test('D-31 with reduced motion the page is replaced without a transition', async ({ page }) => {
  const record = await watchTransitions(page);
  await openCard(page);
  expect(await record()).toEqual({ transitions: 0, moved: [] });
});
