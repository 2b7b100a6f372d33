import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { validateFile } from '../../../src/content/source/validateFile';
import type { Subcountry } from '../../../src/domain/region/regions';
import { fontFaces, fontUrl } from '../../../src/ui/theme/fonts';
import { expect, openReview, saveDraft, test } from '../support/editorServer';
import { openPage } from '../support/hydrated';
import { lowWindows } from '../support/lowWindow';
import { findProduct } from '../support/siteContent';

const pod = findProduct((product) => product.productType === 'oil' && !product.visibility.availableCaAll);

test(
  'D-01 D-31 an editor changes a title, which changes one line of one file, and invalid input is not written',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor }) => {
    const before = readFileSync(join('content', 'products', `${pod.slug}.json`), 'utf8');
    const saved = () => readFileSync(join(editor.content, 'products', `${pod.slug}.json`), 'utf8');
    await page.goto(editor.address(`#/collections/pods/entries/${pod.slug}`));

    const title = page.getByLabel('English', { exact: true }).first();
    await expect(title).toHaveValue(pod.title.en);
    await title.fill('Another Name');
    await saveDraft(page);
    expect(saved(), 'a draft is not published').toBe(before);
    const dialog = await openReview(page);
    await dialog.getByRole('button', { name: 'Publish one change' }).click();
    await expect(dialog.getByText(`Published content/products/${pod.slug}.json.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    const old = before.split('\n');
    const changed = saved()
      .split('\n')
      .filter((line, index) => line !== old[index]);
    expect(changed).toEqual([expect.stringContaining('"Another Name"')]);

    const good = saved();
    await page
      .getByLabel(/^THC, in grams/i)
      .first()
      .fill('9');
    await saveDraft(page);
    const review = await openReview(page);
    await expect(review.getByRole('button', { name: 'Publish one change' })).toBeDisabled();
    // The figures are in different files, so only a check of both can find that they differ.
    await review.getByRole('button', { name: 'Size 1 · THC, in grams' }).first().click();
    await expect(page.getByLabel(/^THC, in grams/i).first()).toBeFocused();
    expect(saved()).toBe(good);
    expect(validateFile(`products/${pod.slug}.json`, JSON.parse(good), new Date())).toHaveProperty('value');
    await expect(page.getByLabel(/^THC, in grams/i).first()).toHaveValue('9');

    // At 400% zoom, the whole review scrolls instead of a slit between its head and foot.
    const ends = (await openReview(page)).locator('header, footer');
    await expect(ends).toHaveCount(2);
    await page.setViewportSize(lowWindows[0]!);
    for (const part of await ends.all()) await expect(part).toHaveCSS('position', 'static');
  },
);

/** Decap renders the preview pane in a frame, which contains the shop in another one. */
const shopIn = (page: Page) => page.frameLocator('#preview-pane').frameLocator('iframe[title="Preview"]');
const toolIn = (page: Page, name: string) => page.frameLocator('#preview-pane').getByLabel(name);

test(
  'the preview is the shop’s own page, follows typing, and knows each site and screen',
  { tag: ['@desktop', '@night'] },
  async ({ page, editor, context, seedAccepted }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    // So late that a shopper's first page does not use it.
    await page.route(`**${fontUrl}`, async (route) => {
      await new Promise((later) => setTimeout(later, 300));
      await route.continue();
    });
    await page.goto(editor.address(`#/collections/pods/entries/${pod.slug}`));
    const shop = shopIn(page);
    // Three editors that start at the same time take long to read the content.
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText(pod.title.en, { timeout: 90_000 });

    // The preview of an unchanged entry must equal the page, box by box. Later content loads on scroll.
    const boxes = (root: HTMLElement) => {
      const top = root.getBoundingClientRect().y;
      const all = [...root.querySelectorAll('h1,h2,p,img,a,button')];
      return all.slice(0, all.findIndex(({ tagName }) => tagName === 'H2') + 1).map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.tagName, each.textContent.slice(0, 40), x, y - top, width, height].join(' ');
      });
    };
    const { height, region } = await shop
      .locator('html')
      .evaluate((root) => ({ height: window.innerHeight, region: root.dataset.region! }));
    await seedAccepted({ us: region as Subcountry });
    const visitor = await context.newPage();
    await visitor.setViewportSize({ width: 390, height });
    await openPage(visitor, `${editor.origin}/us/en/shop/pods/${pod.slug}`);
    // A phone has no scrollbar beside the page. On a busy machine the font may load late.
    await visitor.addStyleTag({
      content: `html { scrollbar-width: none } ${fontFaces.replaceAll('optional', 'swap')}`,
    });
    // The first input shows the tools over the picture.
    await visitor.mouse.move(100, 100);
    await expect(async () =>
      expect(await shop.locator('main').evaluate(boxes)).toEqual(await visitor.locator('main').evaluate(boxes)),
    ).toPass();
    expect((await shop.locator('main').evaluate(boxes)).length).toBeGreaterThan(10);
    await visitor.close();

    const title = page.getByLabel('English', { exact: true }).first();
    await title.fill('Another Name');
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Another Name');
    await toolIn(page, 'Screen').selectOption('Desktop');
    await expect(async () =>
      expect(await shop.locator('html').evaluate(({ clientWidth }) => clientWidth)).toBe(1440),
    ).toPass();
    await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Another Name');
    await toolIn(page, 'Region').selectOption('Ohio');
    await expect(shop.locator('html')).toHaveAttribute('data-region', 'OH');

    await toolIn(page, 'Site').selectOption('fr-CA');
    await expect(page.frameLocator('#preview-pane').getByText(/^Canada, French has no page/)).toBeVisible();
    await toolIn(page, 'Site').selectOption('en-US');
    await title.fill('');
    await expect(page.frameLocator('#preview-pane').getByText(/title\.en/)).toBeVisible();
    await expect(shop.getByRole('heading', { level: 1 }), 'the last valid state stays').toHaveText('Another Name');
  },
);
