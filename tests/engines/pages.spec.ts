import { localePath, locales } from '../../src/domain/region/locales';
import { routePath, type RouteId } from '../../src/domain/site/routing/routes';
import type { Target } from './support/target';
import { accepted, expect, test } from './support/test';

const shown: RouteId[] = ['home', 'discover', 'pods', 'storeLocator', 'support', 'xpress', 'signIn'];
const heading: Target = { role: 'heading', within: { role: 'main' } };

for (const locale of locales)
  test(`S9-13 ${locale.id}: pages render, fit the width, hydrate, and prefetch the next page without errors`, async ({
    shopper,
  }) => {
    await shopper.remembers({ ...accepted, express_legal_accepted: 'true' });
    for (const id of shown) {
      await shopper.open(localePath(locale, routePath(id)));
      await shopper.sees(heading);
      await shopper.comesToLife();
      await shopper.holds('document.documentElement.scrollWidth <= innerWidth');
    }
    await shopper.open(localePath(locale, '/'));
    await shopper.sees(heading);
    const ahead = new RegExp(`^/page-data${locale.prefix}/.+/page-data\\.json`);
    await expect.poll(() => shopper.relay.requests.some((path) => ahead.test(path))).toBe(true);
  });
