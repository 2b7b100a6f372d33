import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/data/storage';
import { localePath, type Locale } from '../../../src/domain/region/locales';
import { createPushBrowser } from '../../fixtures/servers/pushService';
import { expectAnnounced } from '../support/announcements';
import { openOrdering } from '../support/placeOrder';
import { openAccount } from '../support/shopper';
import { seedStorage, readStored } from '../support/storage';
import { expect, test } from '../support/test';
import { american, french, wordsOf } from '../support/words';

const subscriptions = '/v1/app/push/subscriptions';
const endpoint = 'https://push.example/send/journey';

test.use({ serviceWorkers: 'allow' });

/** Fakes the permission prompt and the push service. Like browsers, it preserves their state across reloads. */
async function fakePush(context: BrowserContext, answer: 'granted' | 'denied') {
  const { keys } = createPushBrowser();
  await context.grantPermissions(answer === 'granted' ? ['notifications'] : []);
  await context.addInitScript(
    ({ made, answered }) => {
      if (window.origin === 'null') return;
      // Another journey tests the site's own worker.
      const container = navigator.serviceWorker;
      const register = container.register.bind(container);
      container.register = async (script, options) => {
        if (String(script) === '/sw.js') throw new Error('not in this journey');
        return register(script, options);
      };
      const readSaved = (name: string) => localStorage.getItem(`journey_${name}`);
      const keep = (name: string, value: string) => localStorage.setItem(`journey_${name}`, value);
      if (readSaved('phone')) {
        Object.defineProperty(navigator, 'standalone', { value: false });
        Object.defineProperty(navigator, 'userAgent', { value: readSaved('phone') });
        Reflect.deleteProperty(window, 'PushManager');
        return;
      }
      const build = (key: string) => ({
        ...made,
        options: {
          applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
            sign.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ ...made, expirationTime: null }),
        unsubscribe: async () => {
          localStorage.removeItem('journey_key');
          return true;
        },
      });
      Object.defineProperty(Notification, 'permission', { get: () => readSaved('permission') ?? 'default' });
      Notification.requestPermission = async () => {
        keep('permission', answered);
        keep('asked', String(Number(readSaved('asked') ?? 0) + 1));
        return answered;
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (readSaved('key') ? build(readSaved('key')!) : null),
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          keep('key', applicationServerKey);
          return build(applicationServerKey);
        },
      });
    },
    { made: { endpoint: `${endpoint}-${crypto.randomUUID()}`, keys }, answered: answer },
  );
}

/** Opens the page of a new shopper's newly placed order, and finds its alerts section. */
async function openOrderPage(
  page: Page,
  { context, outbox, locale }: { context: BrowserContext; outbox: (to: string) => Promise<string>; locale: Locale },
) {
  const token = await openAccount(page.request, outbox);
  await seedStorage(context, { [storageKeys.token]: token });
  const { placeOrder } = await openOrdering(page.request, token);
  const order = await placeOrder();
  await page.goto(localePath(locale, order.detailsPagePath));
  const { t } = wordsOf(locale);
  const alerts = page.getByRole('main').getByRole('region', { name: t('order.push.title') });
  const button = (key: 'order.push.turnOn' | 'order.push.turnOff' | 'app.retry') =>
    alerts.getByRole('button', { name: t(key) });
  return { order, t, alerts, button };
}

const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration('/_push/');
    return {
      scope: found && new URL(found.scope).pathname,
      script: found?.active && new URL(found.active.scriptURL).pathname,
      isControlled: navigator.serviceWorker.controller !== null,
    };
  });

test(
  'S2-18 an order’s alerts are requested only by its button, stay on after a reload, and can be turned off',
  { tag: ['@phone', '@night'] },
  async ({ page, context, outbox, expectedErrors, axe }) => {
    await fakePush(context, 'granted');
    const { t, alerts, button } = await openOrderPage(page, { context, outbox, locale: american });
    await expect(button('order.push.turnOn')).toBeVisible();
    expect(await readStored(page, 'journey_asked'), 'no permission prompt').toBeNull();
    expect(await workerOf(page)).toMatchObject({ isControlled: false });
    await axe();

    expectedErrors.push(/^request failed: POST .*\/push\/subscriptions /);
    await page.route(`**${subscriptions}`, (route) => route.abort('connectionreset'), { times: 1 });
    await button('order.push.turnOn').focus();
    await page.keyboard.press('Enter');
    await expect(alerts.getByRole('alert')).toContainText(t('order.push.failed'));
    await expect(button('app.retry')).toBeFocused();
    await axe();

    const pendingResponse = page.waitForResponse((response) => response.url().endsWith(subscriptions));
    await page.keyboard.press('Enter');
    const response = await pendingResponse;
    expect(response.status()).toBe(200);
    const { id } = (await response.json()) as { id: string };
    expect(response.request().postDataJSON()).toMatchObject({ localeId: 'en-US', keys: { auth: expect.any(String) } });
    await expect(button('order.push.turnOff')).toBeFocused();
    await expect(alerts.getByText(t('order.push.isOn'))).toBeVisible();
    await expectAnnounced(page, t('order.push.isOn'));
    expect(await workerOf(page)).toEqual({ scope: '/_push/', script: '/order-worker.js', isControlled: false });

    const again = page.waitForResponse((each) => each.url().endsWith(subscriptions));
    await page.reload();
    expect((await again).status(), 'the server gets the subscription again').toBe(200);
    await expect(button('order.push.turnOff')).toBeVisible();
    expect(await readStored(page, 'journey_asked'), 'one prompt per click').toBe('2');
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await axe();

    const removed = page.waitForResponse((each) => each.url().endsWith(`${subscriptions}/${id}`));
    await button('order.push.turnOff').click();
    expect((await removed).status(), 'the browser knows the id by itself').toBe(204);
    await expect(button('order.push.turnOn')).toBeFocused();
    await expectAnnounced(page, t('order.push.isOff'));
    await page.reload();
    await expect(button('order.push.turnOn')).toBeVisible();
  },
);

test(
  'S2-18 D-04 in French, a browser that denies alerts gets help to allow them, and an iPhone gets help to install, or email and text messages (D-46)',
  { tag: '@desktop' },
  async ({ page, context, outbox, axe }) => {
    await fakePush(context, 'denied');
    const { order, t, alerts, button } = await openOrderPage(page, { context, outbox, locale: french });
    await button('order.push.turnOn').click();
    await expect(alerts.getByText(t('order.push.denied'))).toBeVisible();
    await expect(alerts).toBeFocused();
    await expect(alerts.getByRole('button')).toHaveCount(0);
    await axe();
    await page.reload();
    await expect(alerts.getByText(t('order.push.denied'))).toBeVisible();
    expect(await readStored(page, 'journey_asked'), 'not asked again').toBe('1');

    await page.evaluate(() => localStorage.setItem('journey_permission', 'default'));
    await page.reload();
    await expect(button('order.push.turnOn')).toBeVisible();

    const usePhone = (version: number) =>
      page.evaluate(
        (browser) => localStorage.setItem('journey_phone', browser),
        `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/${version}.0 Safari/604.1`,
      );
    await usePhone(26);
    await page.reload();
    await expect(alerts.getByText(t('order.push.install'))).toBeVisible();
    await expect(alerts.getByRole('button')).toHaveCount(0);
    await axe();

    await usePhone(18);
    await page.goto(localePath(american, order.detailsPagePath));
    const us = wordsOf(american);
    await expect(page.getByText(us.t('order.push.messages'))).toBeVisible();
    await axe();
    await page.getByRole('link', { name: us.t('order.push.chooseMessages') }).click();
    await expect(page.getByRole('region', { name: us.t('settings.updates') })).toBeVisible();
  },
);
