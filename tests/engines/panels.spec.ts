import { storageKeys } from '../../src/data/storage';
import { localePath } from '../../src/domain/region/locales';
import { routePath, type RouteId } from '../../src/domain/site/routing/routes';
import { losAngelesAddress } from '../e2e/support/placeOrder';
import { findPlace } from '../e2e/support/storage';
import { american, fr, french, us } from '../e2e/support/words';
import { screens } from './support/driver';
import type { Shopper } from './support/shopper';
import type { Target } from './support/target';
import { accepted, expect, test } from './support/test';

const at = (id: RouteId, locale = american) => localePath(locale, routePath(id));
const main: Target = { role: 'main' };
const inHeader = (name: string): Target => ({ role: 'button', name, isPart: true, within: { role: 'banner' } });
const inFooter = (name: string): Target => ({ role: 'button', name, isPart: true, within: { role: 'contentinfo' } });
const dialog = (name: string): Target => ({ role: 'dialog', name });

async function opensPanel(shopper: Shopper, opener: Target, name: string): Promise<void> {
  await shopper.clicks(opener);
  await shopper.seesWhole(dialog(name));
  await shopper.seesAtEdge(dialog(name));
  await shopper.driver.press('Escape');
  await shopper.misses(dialog(name));
}

/** Opens a sheet below its button, on a wide screen. */
async function opensSheet(shopper: Shopper, opener: Target, name: string): Promise<void> {
  const sheet: Target = { role: 'group', name };
  await shopper.clicks(opener);
  await shopper.seesWhole(sheet, ['desktop']);
  await shopper.driver.press('Escape');
  await shopper.misses(sheet);
}

test('D-31 S2-39 panels are not clipped, and reach the edges of the window', async ({ shopper, request }) => {
  const { t } = us;
  await shopper.remembers({ ...accepted, [storageKeys.deliveryPlace]: await findPlace(request, losAngelesAddress) });
  await shopper.open(at('pods'));
  await opensPanel(shopper, inHeader(t('header.openMenu')), t('header.menu'));
  await opensPanel(shopper, inHeader(t('header.notifications')), t('header.notifications'));
  await opensPanel(shopper, inHeader(t('header.cart')), t('cart.title'));
  await opensPanel(shopper, inHeader('233 S Spring St'), t('address.title'));
  await opensPanel(shopper, inHeader(t('header.nextDelivery', { slot: '' })), t('address.hours'));
  await opensPanel(shopper, { role: 'button', name: t('list.filters'), within: main }, t('list.filters'));
  expect(await shopper.driver.evaluate('scrollY'), 'no panel that closed moved the page behind it').toBe(0);

  await shopper.driver.resize(screens.desktop);
  await opensSheet(shopper, inHeader(t('header.region')), t('header.region'));
  for (const facet of ['list.plant', 'list.effect', 'list.method'] as const)
    await opensSheet(shopper, { role: 'button', name: t(facet), within: main }, t(facet));

  await shopper.driver.resize(screens.phone);
  await shopper.open(at('storeLocator'));
  await opensPanel(shopper, inHeader(t('header.storesNearYou')), t('header.storesNearYou'));
});

test('D-31 S2-52 S2-53 the French region and language panels, and the leave confirmation, are not clipped', async ({
  shopper,
}) => {
  await shopper.remembers(accepted);
  await shopper.open(at('support', french));
  await opensPanel(shopper, inFooter(fr.t('footer.location')), fr.t('header.selectLocation'));
  await opensPanel(shopper, inFooter(fr.t('footer.language')), fr.t('header.selectLanguage'));

  await shopper.open(at('register', french));
  await shopper.types({ role: 'textbox', name: fr.t('register.givenName'), within: main }, 'Robin');
  await shopper.clicks({ role: 'link', at: 0, within: { role: 'banner' } });
  const question = dialog(fr.t('leave.title'));
  await shopper.seesWhole(question);
  await shopper.clicks({ role: 'button', name: fr.t('leave.confirm'), within: question });
  await shopper.stands(/^\/ca\/fr$/);
});
