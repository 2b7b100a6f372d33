import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { buildOrder } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { Order } from '../../../domain/order/orderSchema';
import { useToasts } from '../../../state/notifications/toasts';
import { ShareTracking } from './ShareTracking';

const path = '/v1/app/orders/provider-1/details-1/tracking-link';
const url = `${window.location.origin}/us/en/track#first`;

function renderShareTracking(order: Partial<Order> = {}, shared: string | null = url) {
  const api = fakeApi({ [`GET ${path}`]: { url: shared, isShared: true } });
  return { api, ...renderInLocale(<ShareTracking order={buildOrder(order)} />) };
}

describe('the tracking link on the order’s page', () => {
  test('is copied', async () => {
    const { t, user } = renderShareTracking();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: t('order.share.copy') }));
    expect(writeText).toHaveBeenCalledWith(url);
    expect(useToasts.getState().toasts.at(-1)?.message).toBe(t('order.share.copied'));
  });

  test('goes to the share sheet where there is one', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    const { t, user } = renderShareTracking();
    await user.click(await screen.findByRole('button', { name: t('order.share.send') }));
    expect(share).toHaveBeenCalledWith({ title: 'Order K7RM4WXT', url });
  });

  test('can be revoked, and made again', async () => {
    const { api, t, user } = renderShareTracking();
    api.answers[`DELETE ${path}`] = { url: null, isShared: false };
    await user.click(await screen.findByRole('button', { name: t('order.share.stop') }));
    expect(await screen.findByText(t('order.share.none'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.share.copy') })).toBeNull();
    api.answers[`POST ${path}`] = { url: url.replace('first', 'second'), isShared: true };
    await user.click(screen.getByRole('button', { name: t('order.share.start') }));
    expect(await screen.findByRole('button', { name: t('order.share.copy') })).toBeVisible();
  });

  test('that cannot be shown anymore can still be revoked or replaced', async () => {
    const { api, t, user } = renderShareTracking({}, null);
    expect(await screen.findByText(t('order.share.hidden'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.share.copy') })).toBeNull();
    expect(screen.getByRole('button', { name: t('order.share.start') })).toBeVisible();
    api.answers[`DELETE ${path}`] = { url: null, isShared: false };
    await user.click(screen.getByRole('button', { name: t('order.share.stop') }));
    expect(await screen.findByText(t('order.share.none'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('order.share.stop') })).toBeNull();
  });

  test('that could not be revoked says so and stays', async () => {
    const { api, t, user } = renderShareTracking();
    api.answers[`DELETE ${path}`] = problem(500, 'internal');
    await user.click(await screen.findByRole('button', { name: t('order.share.stop') }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: t('order.share.copy') })).toBeVisible();
  });

  test('is not offered once the order is over', () => {
    const { api } = renderShareTracking({ status: 'COMPLETED' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(api.calls).toEqual([]);
  });
});
