import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../../tests/fixtures/builders/buildShop';
import { setDeviceClock, wrongClocks } from '../../../tests/fixtures/servers/serverTime';
import {
  placeOrderCall,
  checkoutTime,
  elevenAm,
  setUpCheckout,
  renderCheckout,
} from '../../../tests/fixtures/components/renderCheckout';
import { setClockOffset } from '../../data/fetchApi';
import { useCheckoutDraft } from '../../state/checkoutDraft';

setUpCheckout();

test('S5-09 a window that has passed is deselected with a notice, and another must be chosen', async () => {
  // The page updates its clock every 30 seconds.
  vi.useRealTimers();
  vi.useFakeTimers({ now: checkoutTime, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const { chooseTime, step, t } = renderCheckout();
  await chooseTime();
  vi.setSystemTime(new Date('2026-11-03T18:45:00Z'));
  act(() => vi.advanceTimersByTime(30_000));
  expect(step('time')).toHaveAttribute('data-state', 'open');
  expect(screen.getByText('Sorry, you just missed this delivery window, please select another time.')).toBeVisible();
  expect(screen.getByRole('heading', { name: t('checkout.time.title') })).toHaveFocus();
  expect(useCheckoutDraft.getState().slotStart).toBeNull();
  expect(screen.queryByRole('radio', { name: /^Today: 11:00/ })).toBeNull();
});

describe('S5-09 a device whose clock is wrong', () => {
  afterEach(() => setClockOffset(0));

  test.each(wrongClocks)('$device: offers, orders and names the windows of the server’s time', async (device) => {
    const respond = setDeviceClock(checkoutTime, device.hours);
    const account = buildUser({ phoneNumber: '4155550100', phoneNumberVerified: true });
    const { isLoadedAt, step, submit, user, api, onPlaced, t } = renderCheckout({
      answers: { 'GET /v1/app/user/me': () => respond(account) },
    });
    await isLoadedAt('review');
    expect(step('time')).toHaveTextContent(/Today: 11:00\sAM – 12:00\sPM/);
    expect(screen.queryByText(t('error.slotMissed'))).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(onPlaced).toHaveBeenCalled());
    expect(api.callsOf(placeOrderCall).map(({ body }) => body)).toMatchObject([{ slotStart: elevenAm }]);
  });

  test('a chosen window that has passed is called missed, not full, when the server refuses it', async () => {
    const respond = setDeviceClock(new Date('2026-11-03T19:05:00Z'), -1);
    const { headers } = respond({});
    const changes = { items: [], isSlotGone: true };
    const { order, isOpen, t } = renderCheckout({
      answers: { [placeOrderCall]: () => Response.json({ code: 'order_changed', changes }, { status: 409, headers }) },
    });
    await order();
    await isOpen('time');
    expect(screen.getByText(t('error.slotMissed'))).toBeVisible();
    expect(screen.queryByText(t('error.slotFull'))).toBeNull();
    expect(screen.queryByRole('radio', { name: /^Today: 11:00/ })).toBeNull();
  });

  test('a window that was preselected by a wrong clock is replaced without a notice', async () => {
    const { isLoadedAt, step, t } = renderCheckout();
    await isLoadedAt('review');
    act(() => setClockOffset(3_600_000));
    expect(step('time')).toHaveTextContent(/Today: 12:00\sPM – 1:00\sPM/);
    expect(screen.queryByText(t('error.slotMissed'))).toBeNull();
  });
});
