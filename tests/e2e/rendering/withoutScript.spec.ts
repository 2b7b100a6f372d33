import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localePath, locales, type Locale } from '../../../src/domain/region/locales';
import { defaultRegion } from '../../../src/domain/region/regions';
import { routePath } from '../../../src/domain/site/routing/routes';
import { findProduct, readPages, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

test.use({ accepted: null });

test.use({ javaScriptEnabled: false });

const words = readPages();

/** `texts` are words of the HTML that must be readable. */
function pagesOf(locale: Locale): { path: string; heading: string; texts: string[] }[] {
  const { flag } = defaultRegion(locale.country);
  const pod = findProduct(({ productType, visibility }) => productType === 'oil' && visibility[flag]);
  const ofRoute = (id: 'home' | 'support') => {
    const { heading, sections, questions } = words.get(id)!;
    const { code } = defaultRegion(locale.country);
    const isSeen = ({ onlyIn, needs, unless }: (typeof sections)[number] | (typeof questions)[number]) =>
      (!onlyIn || onlyIn === locale.country) &&
      (!needs || isFeatureOn(needs, code)) &&
      !(unless && isFeatureOn(unless, code));
    const shown = sections.filter(isSeen);
    return {
      path: routePath(id),
      heading: wordsIn(locale, heading),
      texts: [...shown.map((each) => each.heading), ...questions.filter(isSeen).map(({ question }) => question)].map(
        (each) => wordsIn(locale, each),
      ),
    };
  };
  const product = {
    path: productPath(pod),
    heading: wordsIn(locale, pod.title),
    texts: [wordsIn(locale, pod.description), wordsOf(locale).t('product.lab.title')],
  };
  return [ofRoute('home'), product, ofRoute('support')];
}

for (const locale of locales)
  for (const { path, heading, texts } of pagesOf(locale))
    test(
      `D-12: ${localePath(locale, path)} is readable without JavaScript, and its links work`,
      { tag: path === '/' && locale.id === 'en-US' ? ['@phone', '@core'] : '@phone' },
      async ({ page, expectedErrors }) => {
        // The policy blocks preloads of scripts.
        expectedErrors.push(/^request failed: GET .*\.js csp$/);
        const { t } = wordsOf(locale);
        await page.goto(localePath(locale, path));
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
        expect(texts.length).toBeGreaterThan(1);
        for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
        // Playwright's text locators ignore noscript.
        await expect(main.locator('noscript p')).toHaveText(t('app.noScript'));
        await expect(main.locator('noscript p')).toBeVisible();
        const elsewhere = main.locator('noscript a');
        await expect(elsewhere.first()).toBeVisible();
        for (const href of await elsewhere.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)))
          expect((await page.request.get(href)).status(), `${href}, the same page in another language`).toBe(200);

        await expect(page.locator('dialog')).toHaveCount(0);
        await expect(page.locator('html')).not.toHaveAttribute('data-gate', 'open');
        const veil = await page
          .evaluate(() => getComputedStyle(document.body, '::after').content)
          .catch(() => 'no script');
        expect(veil).toBe('none');

        await page.getByRole('contentinfo').getByRole('link').first().click();
        await expect(page).toHaveURL((url) => url.pathname.startsWith(`${locale.prefix}/`));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    );
