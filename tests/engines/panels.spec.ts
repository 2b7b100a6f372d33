import type { APIRequestContext } from '@playwright/test';
import { storageKeys } from '../../src/data/storage';
import { localeOf, localePath } from '../../src/domain/region/locales';
import { routePath, type RouteId } from '../../src/domain/site/routes';
import { losAngeles, openOrdering } from '../e2e/support/placeOrder';
import { freePodKey, savePod } from '../e2e/support/podKeys';
import { openAccount } from '../e2e/support/shopper';
import { findPlace } from '../e2e/support/storage';
import { wordsOf } from '../e2e/support/words';
import type { Shopper } from './support/shopper';
import type { Target } from './support/target';
import { accepted, test } from './support/test';

const american = localeOf('en-US');
const { t } = wordsOf(american);
const at = (id: RouteId) => localePath(american, routePath(id));
const dialog = (name: string): Target => ({ role: 'dialog', name });
const inMain = (name: string): Target => ({ role: 'button', name, within: { role: 'main' } });
const inHeader = (name: string): Target => ({ role: 'button', name, isPart: true, within: { role: 'banner' } });

async function opensWhole(shopper: Shopper, opener: Target, opened: Target, isPanel = false): Promise<void> {
  await shopper.clicks(opener);
  await shopper.seesWhole(opened);
  if (isPanel) await shopper.seesAtEdge(opened);
  await shopper.driver.press('Escape');
  await shopper.misses(opened);
}

test('D-31 panels are whole and reach the edges of the window', async ({ shopper, request }) => {
  await shopper.remembers({ ...accepted, [storageKeys.deliveryPlace]: await findPlace(request, losAngeles) });
  await shopper.open(at('pods'));
  const open = (opener: Target, name: string) => opensWhole(shopper, opener, dialog(name), true);
  await open(inHeader(t('header.openMenu')), t('header.menu'));
  await open(inHeader(t('header.notifications')), t('header.notifications'));
  await open(inHeader(t('header.cart')), t('cart.title'));
  await open({ ...inHeader('233 S Spring St') }, t('address.title'));
  await open({ ...inMain(t('list.filters')), isPart: true }, t('list.filters'));
  await shopper.open(at('storeLocator'));
  await open(inHeader(t('header.storesNearYou')), t('header.storesNearYou'));
});

/** An account with an order, an ID photo and a pod. */
async function fullAccount(request: APIRequestContext, outbox: (to: string) => Promise<string>) {
  const token = await openAccount(request, outbox);
  const { placeOrder, provider, place } = await openOrdering(request, token);
  await request.put('/v1/app/user/v2', {
    headers: { authorization: `Bearer ${token}` },
    data: { givenName: 'Robin', familyName: 'Sample' },
  });
  await savePod(request, token, freePodKey().key);
  return { token, order: await placeOrder(), provider, place };
}

test('D-31 the questions before what cannot be undone are whole', async ({ shopper, request, outbox }) => {
  const { token, order, provider } = await fullAccount(request, outbox);
  await shopper.remembers({ ...accepted, [storageKeys.token]: token });
  await shopper.open(localePath(american, order.detailsPagePath));
  await opensWhole(shopper, inMain(t('order.cancel')), dialog(t('order.cancel')));
  await shopper.open(at('account'));
  await opensWhole(
    shopper,
    inMain(t('settings.id.deleteNamed', { provider: provider.name })),
    dialog(t('settings.id.question')),
  );
  await opensWhole(shopper, inMain(t('settings.signOut')), dialog(t('settings.signOut.question')));
  await opensWhole(shopper, inMain(t('settings.delete.open')), dialog(t('settings.delete.question')));
});
