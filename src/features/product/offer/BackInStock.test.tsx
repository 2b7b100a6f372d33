import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildAddress,
  buildOffer,
  buildPod,
  buildProvider,
  chosenPlace,
  deliveryAnswers,
} from '../../../../tests/fixtures/builders/buildShop';
import { buildStockAlert } from '../../../../tests/fixtures/builders/buildStockAlert';
import { fakeApi, problem, noContent } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { chooseDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import { openSession } from '../../../state/session/session';
import { BuyBox } from './BuyBox';
import { createChoice } from './choice';

const orderAlerts = vi.hoisted(() => ({ state: vi.fn(), enable: vi.fn() }));
vi.mock('../../../data/push/orderAlerts', () => ({
  readAlerts: orderAlerts.state,
  enableAlerts: orderAlerts.enable,
}));
beforeEach(() => orderAlerts.state.mockResolvedValue('none'));

const path = '/v1/app/user/stock-alerts';
const product = buildPod();
const [variant] = product.variants;
const { postalCode } = buildAddress();
const alert = buildStockAlert({ productVariantId: variant!.id, postalCode });

interface Setup {
  isSignedIn?: boolean;
  stock?: number;
  provider?: ReturnType<typeof buildProvider> | null;
  answers?: Parameters<typeof fakeApi>[0];
}

function renderBackInStock({ isSignedIn = true, stock = 0, provider = buildProvider(), answers = {} }: Setup = {}) {
  if (isSignedIn) openSession('token-1');
  chooseDeliveryPlace(chosenPlace);
  const offers = [buildOffer({ availableQuantity: stock })];
  const api = fakeApi({ ...deliveryAnswers(provider, offers), [`GET ${path}`]: { alerts: [] }, ...answers });
  return { ...renderInLocale(<BuyBox product={product} choice={createChoice(product)} />), api };
}

describe('what is not in stock at the shopper’s address', () => {
  test('gets an alert with one tap, which can be undone', async () => {
    const { t, user, api } = renderBackInStock({
      answers: { [`POST ${path}`]: alert, [`DELETE ${path}/${alert.id}`]: noContent },
    });
    await user.click(await screen.findByRole('button', { name: t('alert.ask') }));
    expect(await screen.findByText(t('alert.asked'))).toBeVisible();
    expect(api.callsOf(`POST ${path}`).map(({ body }) => body)).toEqual([
      { productVariantId: variant!.id, postalCode, localeId: 'en-US' },
    ]);
    expect(screen.getByRole('button', { name: t('alert.remove') })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: t('alert.remove') }));
    expect(await screen.findByRole('button', { name: t('alert.ask') })).toBeEnabled();
  });

  test('other channels can be added, email can be removed, and canceling removes all of them', async () => {
    const text = buildStockAlert({ ...alert, id: 'a1a1a1a1-0000-4000-8000-000000000002', channel: 'sms' });
    const { t, user, api } = renderBackInStock({
      answers: {
        [`GET ${path}`]: { alerts: [alert] },
        [`POST ${path}`]: text,
        [`DELETE ${path}/${alert.id}`]: noContent,
        [`DELETE ${path}/${text.id}`]: noContent,
      },
    });
    const email = await screen.findByRole('checkbox', { name: t('alert.email') });
    const sms = screen.getByRole('checkbox', { name: t('alert.sms') });
    expect([email, sms].map((box) => (box as HTMLInputElement).checked)).toEqual([true, false]);
    await user.click(sms);
    await waitFor(() => expect(sms).toBeEnabled());
    expect(sms).toBeChecked();
    expect(api.callsOf(`POST ${path}`).map(({ body }) => body)).toEqual([
      { productVariantId: variant!.id, postalCode, localeId: 'en-US', channel: 'sms' },
    ]);
    await user.click(email);
    await waitFor(() => expect(email).not.toBeChecked());
    expect(api.callsOf(`DELETE ${path}/${text.id}`)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: t('alert.remove') }));
    expect(await screen.findByRole('button', { name: t('alert.ask') })).toBeEnabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(api.callsOf(`DELETE ${path}/${text.id}`)).toHaveLength(1);
  });

  test('leads to the account if the number is not verified, and keeps the other channel', async () => {
    const detail = 'Verify a phone number in your account first.';
    const { t, user } = renderBackInStock({
      answers: {
        [`GET ${path}`]: { alerts: [alert] },
        [`POST ${path}`]: () => problem(409, 'phone_unverified', { detail }),
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: t('alert.sms') }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: t('alert.account') })).toHaveAttribute('href', '/us/en/user/account');
    expect(screen.getByRole('checkbox', { name: t('alert.sms') })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: t('alert.email') })).toBeChecked();
  });

  test('offers no notification where the browser has none', async () => {
    const { t } = renderBackInStock({ answers: { [`GET ${path}`]: { alerts: [alert] } } });
    await screen.findByRole('checkbox', { name: t('alert.email') });
    expect(screen.queryByRole('checkbox', { name: t('alert.push') })).toBeNull();
  });

  describe('on a device with notifications', () => {
    beforeEach(() => orderAlerts.state.mockResolvedValue('off'));

    test('asks the browser first', async () => {
      orderAlerts.enable.mockResolvedValue('on');
      const push = buildStockAlert({ ...alert, id: 'a1a1a1a1-0000-4000-8000-000000000003', channel: 'push' });
      const { t, user, api } = renderBackInStock({
        answers: { [`GET ${path}`]: { alerts: [alert] }, [`POST ${path}`]: push },
      });
      await user.click(await screen.findByRole('checkbox', { name: t('alert.push') }));
      await waitFor(() => expect(screen.getByRole('checkbox', { name: t('alert.push') })).toBeChecked());
      expect(api.callsOf(`POST ${path}`)).toHaveLength(1);
    });

    test('explains a browser that refuses, and adds no alert', async () => {
      orderAlerts.enable.mockResolvedValue('denied');
      const { t, user, api } = renderBackInStock({ answers: { [`GET ${path}`]: { alerts: [alert] } } });
      await user.click(await screen.findByRole('checkbox', { name: t('alert.push') }));
      expect(await screen.findByText(t('alert.push.off'))).toBeVisible();
      expect(api.callsOf(`POST ${path}`)).toHaveLength(0);
      expect(screen.getByRole('checkbox', { name: t('alert.push') })).not.toBeChecked();
    });
  });

  test('shows an alert from another device', async () => {
    const { t } = renderBackInStock({ answers: { [`GET ${path}`]: { alerts: [alert] } } });
    expect(await screen.findByText(t('alert.asked'))).toBeVisible();
  });

  test('leads to sign-in and back for who is signed out', async () => {
    window.history.replaceState(null, '', '/us/en/shop/pods/blue-ridge?variant=a');
    const { t, api } = renderBackInStock({ isSignedIn: false });
    expect(await screen.findByRole('link', { name: t('alert.ask') })).toHaveAttribute(
      'href',
      `/us/en/sign-in?redirect=${encodeURIComponent('/us/en/shop/pods/blue-ridge?variant=a')}`,
    );
    expect(api.callsOf(`GET ${path}`)).toEqual([]);
  });

  test('asks who has only a phone number before any text message, and keeps the focus when nothing is left', async () => {
    const text = buildStockAlert({ ...alert, channel: 'sms' });
    const { t, user, api } = renderBackInStock({
      answers: {
        [`POST ${path}`]: () => problem(409, 'email_unverified', { detail: 'Verify an email address first.' }),
        [`DELETE ${path}/${alert.id}`]: noContent,
      },
    });
    await user.click(await screen.findByRole('button', { name: t('alert.ask') }));
    const sms = await screen.findByRole('checkbox', { name: t('alert.sms') });
    expect(sms).toHaveAccessibleDescription(t('alert.sms.hint'));
    expect(sms).not.toBeChecked();
    api.answers[`POST ${path}`] = text;
    await user.click(sms);
    expect(await screen.findByText(t('alert.asked'))).toBeVisible();
    await user.click(sms);
    await waitFor(() => expect(sms).not.toBeChecked());
    expect(sms).toHaveFocus();
  });

  test('says what is missing if the account has no verified email, and leads there', async () => {
    const detail = 'Verify an email address in your account first.';
    const { t, user } = renderBackInStock({
      answers: { [`POST ${path}`]: () => problem(409, 'email_unverified', { detail }) },
    });
    await user.click(await screen.findByRole('button', { name: t('alert.ask') }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(screen.getByRole('link', { name: t('alert.account') })).toHaveAttribute('href', '/us/en/user/account');
  });

  test('asks for the stock again if the server has some', async () => {
    const view = renderBackInStock();
    const { t, user, api } = view;
    const button = await screen.findByRole('button', { name: t('alert.ask') });
    api.answers[`POST ${path}`] = () => problem(409, 'in_stock', { detail: 'It’s back in stock already.' });
    api.answers['GET /.netlify/functions/delivery-provider-products'] = [buildOffer({ availableQuantity: 3 })];
    await user.click(button);
    expect(await screen.findByRole('button', { name: t('product.addToOrder') })).toBeEnabled();
  });

  test('is not offered where no dispensary delivers', async () => {
    const { t } = renderBackInStock({ provider: null });
    expect(await screen.findByText(t('product.unavailable.noProvider'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('alert.ask') })).toBeNull();
  });

  test('is not offered for what is in stock', async () => {
    const { t } = renderBackInStock({ stock: 3 });
    await screen.findByRole('button', { name: t('product.addToOrder') });
    expect(screen.queryByRole('button', { name: t('alert.ask') })).toBeNull();
  });
});
