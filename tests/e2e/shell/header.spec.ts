import type { Locator, Page } from '@playwright/test';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localePath, locales } from '../../../src/domain/region/locales';
import { routes, staticPath } from '../../../src/domain/site/routing/routes';
import { readFooter, readNavigation, wordsIn } from '../support/siteContent';
import { expect, test } from '../support/test';
import { american, at, french, us, wordsOf } from '../support/words';

const bar = (page: Page): Locator => page.getByRole('banner');

test(
  'S2-40 S2-43 the HTML of each route includes or omits bell and footer',
  { tag: '@desktop' },
  async ({ request }) => {
    const withoutBell = ['/register', '/sign-in', '/delivery/checkout', '/unlock', '/rating'];
    const withoutFooter = [
      '/register',
      '/sign-in',
      '/user',
      '/delivery/checkout',
      '/store-locator',
      '/unlock',
      '/xpress',
    ];
    const isUnder = (path: string, roots: string[]) =>
      roots.some((root) => path === root || path.startsWith(`${root}/`));
    const named = `aria-label="${us.t('header.notifications')}"`;
    for (const path of new Set(routes.map((route) => staticPath(route.path)))) {
      const html = await (await request.get(localePath(american, path))).text();
      expect(html.includes(named), `bell on ${path}`).toBe(!isUnder(path, withoutBell));
      expect(html.includes('<footer'), `footer on ${path}`).toBe(!isUnder(path, withoutFooter));
    }
  },
);

for (const locale of locales)
  test(
    `S2-44 in ${locale.id} the footer has its monogram, links, pickers and small print`,
    { tag: locale === french ? ['@phone', '@core'] : '@phone' },
    async ({ page }) => {
      const { t } = wordsOf(locale);
      const { mainLinks, additionalLinks, trademark, terms } = readFooter();
      await page.goto(at('support', locale));
      const footer = page.getByRole('contentinfo', { name: t('footer.label') });
      await expect(footer.locator('svg').first()).toBeVisible();
      const [main] = mainLinks;
      await expect(footer.getByRole('link', { name: wordsIn(locale, main!.title), exact: true }).first()).toBeVisible();
      for (const group of additionalLinks) {
        const region = footer.getByRole('region', { name: wordsIn(locale, group.title) });
        await expect(region.getByRole('link').first(), group.id).toBeVisible();
      }
      for (const words of [trademark, terms]) await expect(footer.getByText(wordsIn(locale, words))).toBeVisible();
      const language = footer.getByRole('button', { name: t('footer.language') });
      await expect(language).toHaveCount(locale.country === 'us' ? 0 : 1);
      await footer.getByRole('button', { name: t('footer.location') }).click();
      await expect(page.getByRole('dialog', { name: t('header.selectLocation') }), 'S2-52').toBeVisible();
    },
  );

test(
  'S2-41 a visitor’s menu lists the navigation, sign-in and registration, and the location',
  { tag: '@core' },
  async ({ page }, { project }) => {
    const isSeen = (item: ReturnType<typeof readNavigation>[number]) =>
      item.authenticationVisibility !== 'authenticated' &&
      item.visibility !== (project.name === 'phone' ? 'desktop' : 'mobile') &&
      (!item.subcountryVisibility.length || item.subcountryVisibility.includes('CA')) &&
      (!item.needsUnlockAppLinks || isFeatureOn('unlockAppLinks', 'CA'));
    const items = readNavigation().filter(isSeen);
    await page.goto(at('support'));
    await bar(page)
      .getByRole('button', { name: us.t('header.openMenu') })
      .click();
    const menu = page.getByRole('dialog', { name: us.t('header.menu') });
    await expect(menu.getByRole('link')).toHaveText([
      ...items.map(({ title }) => wordsIn(american, title)),
      us.t('header.favorites'),
      us.t('header.signIn'),
      us.t('header.createAccount'),
    ]);
    await expect(menu.getByRole('button', { name: us.t('region.CA') })).toBeVisible();
    await expect(menu.getByRole('button', { name: us.t('footer.language') })).toBeHidden();
    await menu.getByRole('link', { name: us.t('header.createAccount') }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === at('register'));
    await expect(menu).toBeHidden();
  },
);
