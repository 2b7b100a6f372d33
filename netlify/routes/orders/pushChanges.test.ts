import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { createPushBrowser } from '../../../tests/fixtures/servers/pushService';
import { placed, read } from '../../../tests/fixtures/builders/orderShop';
import type { PushSubscriptionKeys } from '../../../src/domain/order/pushSubscriptionSchema';
import { pushSubscriptions } from '../../database/pushTables';
import { users } from '../../database/accountTables';
import { pushId } from '../../services/messages/push/pushSubscription';
import { runUpkeep } from '../../services/jobs/upkeep/runUpkeep';
import { pushCalls } from '../../../tests/fixtures/calls/pushCalls';
import { limitRules } from '../../platform/limitRules';

const alerts = pushCalls();
const { buildSubscription, subscribe, remove, rows, messages, later, post } = alerts;

describe('S2-18 unsubscribing', () => {
  test('S2-18 stops messages to the browser, pending ones too; repeating it gives a 404', async () => {
    const { headers } = await alerts.shop().shopper();
    const { endpoint, keys } = buildSubscription('one');
    await subscribe(headers, { endpoint, keys });
    await alerts.shop().move(await placed(alerts.shop().place(headers)), 'ACCEPTED');
    expect((await remove(headers, pushId(endpoint))).status).toBe(204);
    expect([await rows(), await messages()]).toEqual([[], []]);
    expect(await read(remove(headers, pushId(endpoint)))).toMatchObject({
      status: 404,
      body: { code: 'subscription_unknown' },
    });
  });

  test('D-32 another shopper’s browser is unknown', async () => {
    const subscription = buildSubscription('one');
    await subscribe((await alerts.api().signedIn()).headers, subscription);
    const other = await alerts.api().signedIn();
    expect((await remove(other.headers, pushId(subscription.endpoint))).status).toBe(404);
    expect(await rows()).toHaveLength(1);
  });

  test.each(['/v1/app/user/logout', '/v1/app/user/sessions'])(
    'D-22 signing out with %s ends it, with pending messages',
    async (path) => {
      const { headers } = await alerts.shop().shopper();
      await subscribe(headers);
      await alerts.shop().move(await placed(alerts.shop().place(headers)), 'ACCEPTED');
      expect((await alerts.api().app.request(path, { method: 'DELETE', headers })).status).toBe(204);
      expect([await rows(), await messages()]).toEqual([[], []]);
    },
  );

  test('D-22 deleting an account deletes its subscriptions', async () => {
    const { headers, userId } = await alerts.api().signedIn();
    await subscribe(headers);
    await alerts.api().context.database.delete(users).where(eq(users.id, userId));
    expect(await rows()).toEqual([]);
  });

  test('upkeep deletes subscriptions unused for ninety days, and push messages after a week', async () => {
    const { headers } = await alerts.shop().shopper();
    await subscribe(headers);
    await alerts.shop().move(await placed(alerts.shop().place(headers)), 'ACCEPTED');
    later(7 * 86_400_000 - 1);
    await runUpkeep(alerts.api().context);
    expect([(await rows()).length, (await messages()).length]).toEqual([1, 1]);
    later(2);
    await runUpkeep(alerts.api().context);
    expect([(await rows()).length, (await messages()).length]).toEqual([1, 0]);
    await alerts
      .api()
      .context.database.update(pushSubscriptions)
      .set({ confirmedAt: new Date(alerts.now().getTime() - 90 * 86_400_001) });
    await runUpkeep(alerts.api().context);
    expect(await rows()).toEqual([]);
  });
});

describe('S2-18 a subscription renewed by the browser', () => {
  const renew = (old: PushSubscriptionKeys, subscription: object, auth = old.keys.auth) =>
    post('/renewals', { endpoint: old.endpoint, auth, subscription });

  test('S2-18 receives messages, including pending ones', async () => {
    const { headers, userId } = await alerts.shop().shopper();
    const [old, renewed] = [buildSubscription('old'), buildSubscription('new')];
    await subscribe(headers, old, 'fr-CA');
    await alerts.shop().move(await placed(alerts.shop().place(headers)), 'ACCEPTED');
    expect((await renew(old, renewed)).status).toBe(204);
    const id = pushId(renewed.endpoint);
    expect(await rows()).toMatchObject([{ id, userId, localeId: 'fr-CA' }]);
    expect(await messages()).toMatchObject([{ subscriptionId: id, sentAt: null }]);
    expect((await renew(old, renewed)).status).toBe(404);
  });

  test('with new keys at the same endpoint stays one subscription', async () => {
    const { headers } = await alerts.api().signedIn();
    const old = buildSubscription('one');
    await subscribe(headers, old);
    const [before] = await rows();
    expect((await renew(old, buildSubscription('one'))).status).toBe(204);
    const [after, ...rest] = await rows();
    expect(rest).toEqual([]);
    expect(after!.sealed).not.toBe(before!.sealed);
  });

  test('is accepted only with the old one’s secret', async () => {
    const { headers } = await alerts.api().signedIn();
    const old = buildSubscription('one');
    await subscribe(headers, old);
    const before = await rows();
    for (const auth of [createPushBrowser().keys.auth, '', 'é'.repeat(22)])
      expect(await read(renew(old, buildSubscription('new'), auth))).toMatchObject({
        status: 404,
        body: { code: 'subscription_unknown' },
      });
    expect((await renew(buildSubscription('unknown'), buildSubscription('new'))).status).toBe(404);
    expect((await renew(old, { ...old, endpoint: 'https://10.0.0.1/' })).status).toBe(422);
    expect(await rows()).toEqual(before);
  });

  test('D-21 too many tries give a 429', async () => {
    const consume = vi.spyOn(alerts.api().context.limits, 'consume');
    const body = { endpoint: 'https://push.example/x', auth: 'a', subscription: buildSubscription('new') };
    const rule = limitRules(alerts.api().context.settings).requests('renewals');
    await alerts.api().context.limits.consume(rule, 'unknown', 300);
    const response = await post('/renewals', body);
    expect([response.status, Boolean(response.headers.get('retry-after'))]).toEqual([429, true]);
    expect(consume).toHaveBeenLastCalledWith(rule, 'unknown');
  });
});
