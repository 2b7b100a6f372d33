import type { APIRequestContext } from '@playwright/test';
import { storageKeys } from '../../src/data/storage';
import { localePath } from '../../src/domain/region/locales';
import { openOrdering } from '../e2e/support/placeOrder';
import { claimPodKey, savePodKey } from '../e2e/support/podKeys';
import { openAccount } from '../e2e/support/shopper';
import { american, at, wordsOf } from '../e2e/support/words';
import type { Shopper } from './support/shopper';
import type { Target } from './support/target';
import { accepted, expect, test } from './support/test';

const { t } = wordsOf(american);
const button = (name: string): Target => ({ role: 'button', name, within: { role: 'main' } });
const dialog = (name: string): Target => ({ role: 'dialog', name });

async function opens(shopper: Shopper, opener: Target, name: string): Promise<void> {
  await shopper.clicks(opener);
  await shopper.seesWhole(dialog(name));
}

async function opensAndCloses(shopper: Shopper, opener: Target, name: string): Promise<void> {
  await opens(shopper, opener, name);
  await shopper.driver.press('Escape');
  await shopper.misses(dialog(name));
}

/** A member with an order, an ID photo and a saved pod. */
async function fullAccount(request: APIRequestContext, outbox: (to: string) => Promise<string>) {
  const token = await openAccount(request, outbox);
  const headers = { authorization: `Bearer ${token}` };
  const { placeOrder, provider, place } = await openOrdering(request, token);
  const trial = await request.post('/v1/app/membership/trial', { headers, data: { returnTo: at('account') } });
  expect(trial.ok(), 'a trial starts').toBe(true);
  await savePodKey(request, token, claimPodKey().key);
  return { token, order: await placeOrder(), provider, place };
}

test('D-31 D-14 D-19 D-22 D-26 S4-14 S2-76 confirmations of irreversible actions are not clipped', async ({
  shopper,
  request,
  outbox,
}) => {
  const { token, order, provider, place } = await fullAccount(request, outbox);
  await shopper.remembers({ ...accepted, [storageKeys.token]: token, [storageKeys.deliveryPlace]: place });
  await shopper.open(localePath(american, order.detailsPagePath));
  await opensAndCloses(shopper, button(t('order.again')), t('order.again'));
  await opensAndCloses(shopper, button(t('order.cancel')), t('order.cancel'));

  await shopper.open(at('myPods'));
  await opensAndCloses(shopper, { ...button(t('pods.remove')), isPart: true }, t('pods.remove'));

  await shopper.open(at('account'));
  const photo = t('settings.id.deleteNamed', { provider: provider.name });
  await opensAndCloses(shopper, button(photo), t('settings.id.question'));
  await opensAndCloses(shopper, button(t('membership.cancel')), t('membership.cancel.question'));
  await opensAndCloses(shopper, button(t('settings.signOut')), t('settings.signOut.question'));
  await opens(shopper, button(t('settings.delete.open')), t('settings.delete.question'));

  // Checks the check: recreates a Safari bug that collapsed every modal, which must be detected.
  await shopper.driver.evaluate(
    `Object.assign(document.querySelector('dialog[open] > * > :nth-child(2)').style, { flex: 'none', height: '28px' })`,
  );
  expect(await shopper.faultsOf(dialog(t('settings.delete.question')))).toContain('Its body is 28 px high.');
});
