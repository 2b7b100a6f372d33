import { productPath } from '../../../src/domain/catalogue/cataloguePaths';
import { localePath, locales } from '../../../src/domain/region/locales';
import { routes, staticPath } from '../../../src/domain/site/routing/routes';
import { visualTest as test } from '../support/visualTest';
import { findProduct } from '../support/siteContent';
import { expect } from '../support/test';

declare global {
  interface Window {
    hasRun?: string[];
  }
}

const [locale] = locales;
const paths = new Map<string, string>(
  routes.map(({ template, path }) => [template, localePath(locale, staticPath(path))]),
);
paths.set('Product', localePath(locale, productPath(findProduct(({ visibility }) => visibility.availableUs))));
paths.set('404', localePath(locale, '/no-such-page'));
paths.set('500', '/500');
paths.set('Start', '/');

const run = (what: string) => `(window.hasRun=window.hasRun||[]).push('${what}')`;
const injected = `<script>${run('script')}</script><img alt="" src="/none.png" onerror="${run('handler')}"><a id="injected" href="javascript:${run('address')}">Press</a><base href="https://elsewhere.example/">`;

for (const [template, path] of paths)
  test(
    `an injected script, handler or URL does not run: ${template}`,
    { tag: ['Home', 'Checkout'].includes(template) ? ['@phone', '@core'] : '@phone' },
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/content security policy/i, /CSP violation/, /^404 (GET|HEAD) .*\/(none\.png|no-such-page)/);
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          const { dataset } = document.documentElement;
          dataset.blocked = `${dataset.blocked ?? ''} ${violatedDirective}`;
        }),
      );
      await page.route(`**${path}`, async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        // Outside React's root, because React would report unknown elements in its HTML.
        const root = '<div id="___gatsby">';
        const html = await response.text();
        expect(html).toContain(root);
        await route.fulfill({ response, body: html.replace(root, `${injected}${root}`) });
      });
      await page.goto(path, { waitUntil: 'commit' });
      // Playwright would not click a hidden link.
      await page.locator('#injected').dispatchEvent('click');
      const blocked = page.locator('html');
      await expect(blocked).toHaveAttribute('data-blocked', /script-src-elem/);
      await expect(blocked).toHaveAttribute('data-blocked', /script-src-attr/);
      await expect(blocked).toHaveAttribute('data-blocked', /base-uri/);
      expect(await page.evaluate(() => window.hasRun)).toBeUndefined();
      expect(await page.evaluate(() => document.baseURI)).not.toContain('elsewhere');
    },
  );
