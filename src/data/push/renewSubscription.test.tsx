import { describe, expect, test } from 'vitest';
import { offline, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { fakePush } from '../../../tests/fixtures/fakePush';
import { fakePushApi, first, newKey, publicKey, pushCalls, second } from '../../../tests/fixtures/fakePushApi';
import { enableAlerts } from './orderAlerts';
import { loadRenewalData } from './renewalData';
import { renewSubscription } from './renewSubscription';

const { key, renew } = pushCalls;

describe('S2-18 a subscription that the browser’s push service ended', () => {
  const begin = async () => {
    const browser = fakePush();
    const api = fakePushApi({ [renew]: noContent() });
    await enableAlerts('en-US');
    return { browser, api };
  };
  const manager = async () => {
    const registration = await navigator.serviceWorker.getRegistration('/_push/');
    return registration!.pushManager;
  };

  test('S2-18 is replaced by a new one, authenticated by the old one’s secret, without a token', async () => {
    const { browser, api } = await begin();
    localStorage.setItem('token', 'the-token');
    browser.subscription = null;
    await renewSubscription(await manager(), null);
    const [call] = api.callsOf(renew);
    expect(call!.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(call!.body).toEqual({
      endpoint: first,
      auth: 'auth-1',
      subscription: { endpoint: second, keys: { p256dh: 'p256dh-2', auth: 'auth-2' } },
    });
    expect(await loadRenewalData()).toEqual({ publicKey, endpoint: second, auth: 'auth-2' });
  });

  test('is replaced by the one that the browser provides, if any', async () => {
    const { browser, api } = await begin();
    await renewSubscription(await manager(), null);
    expect(browser.made).toBe(1);
    expect(api.callsOf(renew)[0]?.body).toMatchObject({ subscription: { endpoint: first } });
  });

  test('S2-18 is replaced by one with the shop’s current key, whatever key the browser renewed it with', async () => {
    const { browser, api } = await begin();
    api.answers[key] = { publicKey: newKey };
    await renewSubscription(await manager(), null);
    expect(browser.subscription?.endpoint).toBe(second);
    expect(api.callsOf(renew)[0]?.body).toMatchObject({ endpoint: first, subscription: { endpoint: second } });
    expect(await loadRenewalData()).toEqual({ publicKey: newKey, endpoint: second, auth: 'auth-2' });
  });

  test('S2-18 is replaced with the stored key if the server does not respond, and not at all without a key', async () => {
    const { browser, api } = await begin();
    browser.subscription = null;
    api.answers[key] = { publicKey: null };
    await renewSubscription(await manager(), null);
    expect(browser.subscription).toBeNull();
    api.answers[key] = offline;
    await renewSubscription(await manager(), null);
    expect(browser.subscription).toMatchObject({ endpoint: second });
    expect(await loadRenewalData()).toMatchObject({ publicKey, endpoint: second });
  });

  test('S2-18 whose stored secret the browser deleted is replaced by its own secret', async () => {
    const { browser, api } = await begin();
    const old = browser.subscription;
    browser.subscription = null;
    await caches.delete('order-alerts');
    await renewSubscription(await manager(), old);
    expect(api.callsOf(renew)[0]?.body).toMatchObject({ endpoint: first, auth: 'auth-1' });
    expect(await loadRenewalData()).toMatchObject({ publicKey, endpoint: second });
  });

  test('is not stored if the server does not know it, and nothing is requested without a stored one', async () => {
    const { api } = await begin();
    api.answers[renew] = problem(404, 'subscription_unknown');
    await renewSubscription(await manager(), null);
    expect(await loadRenewalData()).toMatchObject({ endpoint: first });
    await caches.delete('order-alerts');
    await renewSubscription(await manager(), null);
    expect(api.callsOf(renew)).toHaveLength(1);
  });
});
