import { createHash } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { announced } from '../../../tests/fixtures/announced';
import { fakeApi, offline } from '../../../tests/fixtures/servers/fakeApi';
import { fakePush, stubNavigator } from '../../../tests/fixtures/fakePush';
import { renderInLocale } from '../../../tests/fixtures/renderInLocale';
import type { OrderStatus } from '../../domain/order/orderStatus';
import { OrderAlerts } from './OrderAlerts';

const publicKey = btoa('key');
const key = 'GET /v1/app/push/key';
const save = 'POST /v1/app/push/subscriptions';
const id = createHash('sha256').update('https://push.example/send/1').digest('base64url');
const remove = `DELETE /v1/app/push/subscriptions/${id}`;

function renderOrderAlerts({
  status = 'PLACED' as OrderStatus,
  localeId = 'en-US' as 'en-US' | 'fr-CA',
  answers = {} as Parameters<typeof fakeApi>[0],
} = {}) {
  const api = fakeApi({ [key]: { publicKey }, [save]: { id: 'a' }, ...answers });
  return { api, ...renderInLocale(<OrderAlerts order={{ status }} />, { localeId }) };
}
const safari = (version: number) => `Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Version/${version}.0 Safari/604.1`;
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));
const button = (name: string) => screen.findByRole('button', { name });

describe('S2-18 order alerts', () => {
  test('S2-18 are offered by a button; the browser is not asked before a click', async () => {
    const browser = fakePush();
    const { t, user, api } = renderOrderAlerts();
    const turnOn = await button(t('order.push.turnOn'));
    expect(screen.getByText(t('order.push.privacy'))).toBeVisible();
    expect(browser.asked).not.toHaveBeenCalled();
    await user.click(turnOn);
    const turnOff = await button(t('order.push.turnOff'));
    expect(turnOff).toHaveFocus();
    expect(screen.getByText(t('order.push.isOn'))).toBeVisible();
    expect(announced()).toEqual([t('order.push.isOn')]);
    expect(browser.asked).toHaveBeenCalledOnce();
    expect(api.callsOf(save)[0]?.body).toMatchObject({ localeId: 'en-US' });
  });

  test('S2-18 that are on are shown as on at the next visit, and can be turned off', async () => {
    const browser = fakePush({ permission: 'granted', subscribed: true, key: publicKey });
    const { t, user, api } = renderOrderAlerts({ answers: { [remove]: {} } });
    await user.click(await button(t('order.push.turnOff')));
    expect(await button(t('order.push.turnOn'))).toHaveFocus();
    expect(announced()).toEqual([t('order.push.isOff')]);
    expect(browser.subscription).toBeNull();
    expect(api.callsOf(remove)).toHaveLength(1);
    expect(browser.asked).not.toHaveBeenCalled();
  });

  test('S2-18 blocked by the browser explain how to allow them, and are offered again once allowed', async () => {
    const browser = fakePush({ answer: 'denied' });
    const { t, user } = renderOrderAlerts();
    await user.click(await button(t('order.push.turnOn')));
    expect(await screen.findByText(t('order.push.denied'))).toBeVisible();
    expect(screen.getByRole('region', { name: t('order.push.title') })).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
    expect(announced()).toEqual([t('order.push.denied')]);
    act(() => browser.change('default'));
    expect(await button(t('order.push.turnOn'))).toBeVisible();
  });

  test('S2-18 blocked at an earlier visit say so and take no focus', async () => {
    fakePush({ permission: 'denied' });
    const { t } = renderOrderAlerts();
    expect(await screen.findByText(t('order.push.denied'))).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(announced()).toEqual([]);
  });

  test('S2-18 stay off when the browser’s prompt was closed, and say so', async () => {
    fakePush({ answer: 'default' });
    const { t, user } = renderOrderAlerts();
    await user.click(await button(t('order.push.turnOn')));
    expect(await screen.findByText(t('order.push.dismissed'))).toBeVisible();
    expect(await button(t('order.push.turnOn'))).toHaveFocus();
  });

  test('S2-18 that failed to turn on can be retried', async () => {
    const browser = fakePush();
    const { t, user, api } = renderOrderAlerts({ answers: { [save]: offline } });
    await user.click(await button(t('order.push.turnOn')));
    expect(await screen.findByRole('alert')).toHaveTextContent(t('order.push.failed'));
    expect(browser.subscription).toBeNull();
    const retry = await button(t('app.retry'));
    expect(retry).toHaveFocus();
    api.answers[save] = { id: 'a' };
    await user.click(retry);
    expect(await button(t('order.push.turnOff'))).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('S2-18 show that they are turning on, and are requested only once', async () => {
    const browser = fakePush();
    let allow = (_: NotificationPermission) => {};
    browser.asked.mockImplementation(() => new Promise((done) => (allow = done)));
    const { t, user } = renderOrderAlerts();
    await user.click(await button(t('order.push.turnOn')));
    const busy = await button(t('order.push.turningOn'));
    await user.click(busy);
    expect(browser.asked).toHaveBeenCalledOnce();
    await act(async () => allow('granted'));
    expect(await button(t('order.push.turnOff'))).toBeVisible();
  });

  test('S2-18 say so when the site must first be on the home screen', async () => {
    stubNavigator('standalone', false);
    stubNavigator('userAgent', safari(26));
    const { t } = renderOrderAlerts();
    expect(await screen.findByText(t('order.push.install'))).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('S2-18 where the home screen would not help, email and text messages are offered (D-46)', async () => {
    stubNavigator('standalone', false);
    stubNavigator('userAgent', safari(18));
    const { t } = renderOrderAlerts();
    expect(await screen.findByText(t('order.push.messages'))).toBeVisible();
    expect(screen.queryByText(t('order.push.install'))).toBeNull();
    const link = screen.getByRole('link', { name: t('order.push.chooseMessages') });
    expect(link).toHaveAttribute('href', '/us/en/user/account');
  });

  test('S2-18 in a region without messages about orders, they are not offered in place of alerts (D-46)', async () => {
    stubNavigator('standalone', false);
    stubNavigator('userAgent', safari(18));
    renderOrderAlerts({ localeId: 'fr-CA' });
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each<[string, () => void, Parameters<typeof fakeApi>[0]]>([
    ['a browser without pushes', () => {}, {}],
    ['a shop without a key', () => void fakePush(), { [key]: { publicKey: null } }],
    ['a server that does not answer', () => void fakePush(), { [key]: offline }],
  ])('S2-18 are not mentioned: %s', async (_, prepare, answers) => {
    prepare();
    renderOrderAlerts({ answers });
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('S2-18 are not offered for a finished order', async () => {
    fakePush();
    const { api } = renderOrderAlerts({ status: 'COMPLETED' });
    await settle();
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.calls).toEqual([]);
  });

  test('D-04 are in French, and request French pushes', async () => {
    fakePush();
    const { t, user, api } = renderOrderAlerts({ localeId: 'fr-CA' });
    await user.click(await button(t('order.push.turnOn')));
    await button(t('order.push.turnOff'));
    expect(api.callsOf(save)[0]?.body).toMatchObject({ localeId: 'fr-CA' });
  });
});

test.each(['PLACED', 'COMPLETED'] as const)(
  'S2-18 viewing a %s order clears the icon’s badge each time',
  async (status) => {
    const clear = vi.fn<() => Promise<void>>().mockResolvedValue();
    stubNavigator('clearAppBadge', clear);
    renderOrderAlerts({ status });
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(2));
  },
);
