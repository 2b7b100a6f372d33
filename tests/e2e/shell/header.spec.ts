import type { Locator, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { isFeatureOn } from '../../../src/domain/region/features';
import { localeOf, localePath, locales } from '../../../src/domain/region/locales';
import { routePath, routes, staticPath, type RouteId } from '../../../src/domain/site/routing/routes';
import { openPage } from '../support/hydrated';
import { readFooter, readNavigation, readSite, wordsIn } from '../support/siteContent';
import { seedStorage } from '../support/storage';
import { expect, test } from '../support/test';
import { wordsOf } from '../support/words';

const american = localeOf('en-US');
const french = localeOf('fr-CA');
const us = wordsOf(american);
const at = (id: RouteId) => localePath(american, routePath(id));

const bar = (page: Page): Locator => page.getByRole('banner');
const bell = (page: Page) => bar(page).getByRole('button', { name: new RegExp(`^${us.t('header.notifications')}`) });

test(
  'S2-31 … S2-37 each page has its own tools',
  { tag: ['@phone', '@core'] },
  async ({ page, context, seedAccepted }) => {
    const item = { productVariantId: 'a', quantity: 3, price: 30 };
    const metadata = { name: 'A', productType: 'oil', brand: 'B', slug: 'a', image: '/pictures/a', thcGrams: 0.4 };
    await seedAccepted();
    await seedStorage(context, { [storageKeys.cart]: [{ ...item, metadata }] });
    const link = (name: string) => bar(page).getByRole('link', { name, exact: true });
    const button = (name: string) => bar(page).getByRole('button', { name, exact: true });
    const cart = button(us.plural('header.cart', 3));

    await page.goto(at('home'));
    await expect(link(us.t('header.browseProducts')), 'S2-35').toHaveAttribute('href', at('discover'));
    await expect(cart, 'S2-37 D-35').toBeHidden();
    await expect(link(us.t('header.home', { brand: readSite().name })), 'S2-32').toHaveAttribute('href', at('home'));

    await page.goto(at('partners'));
    await expect(link(us.t('header.alreadyPartner')), 'S2-36').toHaveAttribute('href', readSite().partnerUrl);
    await expect(link(us.t('header.browseProducts'))).toBeHidden();

    await page.goto(at('pods'));
    await expect(button(us.t('header.addAddress')), 'S2-33').toBeVisible();
    await expect(cart, 'S2-37 the badge').toContainText('3');
    await expect(link(us.t('header.signIn'))).toBeHidden();

    await page.goto(at('storeLocator'));
    await expect(button(us.t('header.storesNearYou')), 'S2-34').toBeVisible();
    await expect(button(us.t('header.addAddress'))).toBeHidden();
    await expect(link(us.t('header.signIn')), 'S2-37').toHaveAttribute('href', at('signIn'));
  },
);

test(
  'S2-33 S2-37 S2-38 it leaves out what the region does not have',
  { tag: '@phone' },
  async ({ page, seedAccepted }) => {
    await seedAccepted({ us: 'UT' });
    await page.goto(at('pods'));
    await expect(bar(page).getByRole('link', { name: us.t('header.signIn') })).toBeVisible();
    await expect(bar(page).getByRole('button', { name: us.t('header.addAddress') })).toBeHidden();
    await expect(bar(page).getByRole('button', { name: us.t('header.cart') })).toBeHidden();
    await expect(bell(page)).toBeHidden();
  },
);

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

test(
  'S2-40 S2-43 bell and footer appear and disappear with the open page',
  { tag: '@phone' },
  async ({ page, seedAccepted }) => {
    await seedAccepted();
    await openPage(page, at('support'));
    await expect(bell(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await bar(page)
      .getByRole('link', { name: us.t('header.signIn') })
      .click();
    await expect(page).toHaveURL(({ pathname }) => pathname === at('signIn'));
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('redirect') === at('support'));
    await expect(bell(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await page.goBack();
    await expect(bell(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  },
);

for (const locale of locales)
  test(
    `S2-44 in ${locale.id} the footer has its monogram, links, pickers and small print`,
    { tag: locale === french ? ['@phone', '@core'] : '@phone' },
    async ({ page, seedAccepted }) => {
      const { t } = wordsOf(locale);
      const { mainLinks, additionalLinks, trademark, terms } = readFooter();
      await seedAccepted();
      await page.goto(localePath(locale, routePath('support')));
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
  async ({ page, seedAccepted }, { project }) => {
    const isSeen = (item: ReturnType<typeof readNavigation>[number]) =>
      item.authenticationVisibility !== 'authenticated' &&
      item.visibility !== (project.name === 'phone' ? 'desktop' : 'mobile') &&
      (!item.subcountryVisibility.length || item.subcountryVisibility.includes('CA')) &&
      (!item.needsUnlockAppLinks || isFeatureOn('unlockAppLinks', 'CA'));
    const items = readNavigation().filter(isSeen);
    await seedAccepted();
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

test(
  'S2-41 S2-53 in French the menu has the language picker, and nothing that the region lacks',
  { tag: '@phone' },
  async ({ page, seedAccepted }) => {
    const { t } = wordsOf(french);
    const locator = readNavigation().find(({ id }) => id === 'store-locator')!;
    await seedAccepted();
    await page.goto(localePath(french, routePath('support')));
    await bar(page)
      .getByRole('button', { name: t('header.openMenu') })
      .click();
    const menu = page.getByRole('dialog', { name: t('header.menu') });
    await expect(menu.getByRole('link', { name: t('header.signIn') })).toBeVisible();
    await expect(menu.getByRole('link', { name: wordsIn(french, locator.title) })).toBeHidden();
    await menu.getByRole('button', { name: t('footer.language') }).click();
    await expect(page.getByRole('dialog', { name: t('header.selectLanguage') })).toBeVisible();
  },
);
