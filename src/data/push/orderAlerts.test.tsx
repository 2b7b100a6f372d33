import { describe, expect, test, vi } from 'vitest';
import { fakeApi, offline, problem, noContent } from '../../../tests/fixtures/servers/fakeApi';
import { fakePush, stubNavigator } from '../../../tests/fixtures/fakePush';
import { fakePushApi, first, newKey, publicKey, pushCalls, second } from '../../../tests/fixtures/fakePushApi';
import { readAlerts, enableAlerts, disableAlerts, endAlertsLocally, restoreAlerts } from './orderAlerts';
import { loadRenewalData } from './renewalData';

const { key, save, renew, remove } = pushCalls;

describe('S2-18 the state of alerts', () => {
  test('S2-18 a browser without push sends no requests', async () => {
    const api = fakeApi({});
    expect(await readAlerts('en-US')).toBe('none');
    expect(api.calls).toEqual([]);
  });

  const onPhone = (browser: string) =>
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser}`;
  test.each([
    ['Version/26.0 Mobile/15E148 Safari/604.1', 'shop’s key', 'install'],
    ['Version/27.1 Mobile/15E148 Safari/604.1', 'shop’s key', 'install'],
    ['Version/26.0 Mobile/15E148 Safari/604.1', null, 'none'],
    ['Version/18.6 Mobile/15E148 Safari/604.1', 'shop’s key', 'messages'],
    ['Version/16.4 Mobile/15E148 Safari/604.1', 'shop’s key', 'messages'],
    ['CriOS/141.0.0.0 Mobile/15E148 Safari/604.1', 'shop’s key', 'messages'],
    ['Mobile/15E148', 'shop’s key', 'messages'],
  ] as const)('on an iPhone, outside the home screen, %s with %s: %s (D-46)', async (browser, shopKey, state) => {
    stubNavigator('standalone', false);
    stubNavigator('userAgent', onPhone(browser));
    fakePushApi({ [key]: { publicKey: shopKey } });
    expect(await readAlerts('en-US')).toBe(state);
  });

  test.each([
    ['default', 'off'],
    ['granted', 'off'],
    ['denied', 'denied'],
  ] as const)('with the permission %s and no subscription: %s, without a request', async (permission, state) => {
    const browser = fakePush({ permission });
    const api = fakePushApi();
    expect(await readAlerts('en-US')).toBe(state);
    expect(browser.asked).not.toHaveBeenCalled();
    expect(browser.register).not.toHaveBeenCalled();
    expect(api.callsOf(save)).toEqual([]);
  });

  test('a shop without a key has none', async () => {
    fakePush({ permission: 'granted', subscribed: true });
    fakeApi({ [key]: { publicKey: null } });
    expect(await readAlerts('en-US')).toBe('none');
  });

  test('S2-18 an earlier subscription is on, and is sent to the server again in the page’s language', async () => {
    fakePush({ permission: 'granted', subscribed: true, key: publicKey });
    const api = fakePushApi();
    expect(await readAlerts('fr-CA')).toBe('on');
    expect(api.callsOf(save).map(({ body }) => body)).toEqual([
      { endpoint: first, keys: { p256dh: 'p256dh-1', auth: 'auth-1' }, localeId: 'fr-CA' },
    ]);
    expect(await loadRenewalData()).toEqual({ publicKey, endpoint: first, auth: 'auth-1' });
  });

  test('stays on if the server does not respond', async () => {
    fakePush({ permission: 'granted', subscribed: true, key: publicKey });
    fakePushApi({ [save]: offline });
    expect(await readAlerts('en-US')).toBe('on');
  });

  test('with an outdated key is replaced without asking', async () => {
    const browser = fakePush({ permission: 'granted', subscribed: true, key: btoa('another') });
    const api = fakePushApi({ [renew]: noContent() });
    expect(await readAlerts('en-US')).toBe('on');
    expect(browser.subscription?.endpoint).toBe(second);
    expect(api.callsOf(renew)[0]?.body).toMatchObject({ endpoint: first, auth: 'auth-1' });
    expect(api.callsOf(save)[0]?.body).toMatchObject({ endpoint: second });
  });
});

describe('S2-18 turning alerts on', () => {
  test('S2-18 asks, registers a worker that controls no page, and saves the subscription on the server', async () => {
    const browser = fakePush();
    const api = fakePushApi();
    expect(await enableAlerts('en-US')).toBe('on');
    expect(browser.asked).toHaveBeenCalledOnce();
    expect(browser.register).toHaveBeenCalledExactlyOnceWith('/order-worker.js', { scope: '/_push/' });
    expect(api.callsOf(save)).toHaveLength(1);
    expect(await readAlerts('en-US')).toBe('on');
  });

  test.each([
    ['denied', 'denied'],
    ['default', 'off'],
  ] as const)('answered with %s leaves it %s', async (answer, state) => {
    const browser = fakePush({ answer });
    const api = fakePushApi();
    expect(await enableAlerts('en-US')).toBe(state);
    expect(browser.register).not.toHaveBeenCalled();
    expect(api.calls).toEqual([]);
  });

  test('leaves nothing in the browser if the server rejects it', async () => {
    const browser = fakePush();
    fakePushApi({ [save]: problem(409, 'push_off') });
    await expect(enableAlerts('en-US')).rejects.toMatchObject({ code: 'push_off' });
    expect(browser.subscription).toBeNull();
    expect(await loadRenewalData()).toBeNull();
  });

  test('reports an error of the browser’s push service', async () => {
    fakePush({ failure: new DOMException('no', 'AbortError') });
    const api = fakePushApi();
    await expect(enableAlerts('en-US')).rejects.toThrow('no');
    expect(api.callsOf(save)).toEqual([]);
  });
});

describe('S2-18 turning alerts off', () => {
  test('S2-18 unsubscribes in the browser and on the server, and clears the icon’s number', async () => {
    const browser = fakePush({ permission: 'granted', subscribed: true, key: publicKey });
    const clear = vi.fn<() => Promise<void>>().mockResolvedValue();
    stubNavigator('clearAppBadge', clear);
    const api = fakePushApi({ [remove(first)]: noContent() });
    await readAlerts('en-US');
    await disableAlerts();
    expect(api.callsOf(remove(first))).toHaveLength(1);
    expect(browser.subscription).toBeNull();
    expect(await loadRenewalData()).toBeNull();
    expect(clear).toHaveBeenCalledOnce();
  });

  test('succeeds in the browser whatever the server answers, and if there is nothing to turn off', async () => {
    const browser = fakePush({ permission: 'granted', subscribed: true, key: publicKey });
    const api = fakePushApi({ [remove(first)]: offline });
    await disableAlerts();
    expect(browser.subscription).toBeNull();
    await disableAlerts();
    expect(api.calls).toHaveLength(1);
  });
});

describe('S2-18 alerts that were on', () => {
  const begin = async () => {
    const browser = fakePush();
    const api = fakePushApi({ [renew]: noContent() });
    await enableAlerts('en-US');
    api.calls.length = 0;
    return { browser, api };
  };

  test.each([readAlerts, restoreAlerts])(
    'S2-18 move to the shop’s new key on any page, with what waits for them: %o',
    async (visit) => {
      const { browser, api } = await begin();
      api.answers[key] = { publicKey: newKey };
      await visit('en-US');
      expect(browser.subscription?.endpoint).toBe(second);
      expect(api.callsOf(renew).map(({ body }) => body)).toMatchObject([
        { endpoint: first, auth: 'auth-1', subscription: { endpoint: second } },
      ]);
      expect(api.callsOf(save).map(({ body }) => body)).toMatchObject([{ endpoint: second }]);
      expect(await loadRenewalData()).toEqual({ publicKey: newKey, endpoint: second, auth: 'auth-2' });
      expect(browser.asked).toHaveBeenCalledOnce();
    },
  );

  test('S2-18 come back when the browser deleted the subscription', async () => {
    const { browser, api } = await begin();
    browser.subscription = null;
    expect(await readAlerts('en-US')).toBe('on');
    expect(browser.subscription).toMatchObject({ endpoint: second });
    expect(api.callsOf(renew)).toHaveLength(1);
    expect(browser.asked).toHaveBeenCalledOnce();
  });

  test('S2-18 stay on when the browser deleted what was stored with the subscription', async () => {
    const { browser, api } = await begin();
    await caches.delete('order-alerts');
    expect(await readAlerts('en-US')).toBe('on');
    expect(browser.made).toBe(1);
    expect(api.callsOf(renew)).toEqual([]);
    expect(await loadRenewalData()).toMatchObject({ endpoint: first });
  });

  test('S2-18 are off when the browser deleted both, and no page turns them on', async () => {
    const { browser, api } = await begin();
    browser.subscription = null;
    await caches.delete('order-alerts');
    await restoreAlerts('en-US');
    expect(await readAlerts('en-US')).toBe('off');
    expect(browser.made).toBe(1);
    expect(api.callsOf(save)).toEqual([]);
  });

  test.each([disableAlerts, endAlertsLocally])(
    'S2-18 and are turned off without a subscription stay off: %o',
    async (end) => {
      const { browser } = await begin();
      browser.subscription = null;
      await end();
      expect(await readAlerts('en-US')).toBe('off');
      expect(browser.subscription).toBeNull();
    },
  );

  test('S2-18 and failed to move to a new key are tried again by the next page', async () => {
    const { browser, api } = await begin();
    api.answers[key] = { publicKey: newKey };
    browser.failure = new DOMException('busy', 'AbortError');
    await restoreAlerts('en-US');
    expect(browser.subscription).toBeNull();
    browser.failure = undefined;
    await restoreAlerts('en-US');
    expect(api.callsOf(renew)[0]?.body).toMatchObject({ endpoint: first, subscription: { endpoint: second } });
  });

  test('S2-18 send nothing from pages while the browser blocks notifications', async () => {
    const { browser, api } = await begin();
    browser.change('denied');
    await restoreAlerts('en-US');
    expect(api.calls).toEqual([]);
  });
});
