import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { buildProvider } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../../../tests/fixtures/servers/fakeApi';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import type { DeliverySlot } from '../../../domain/delivery/deliverySlots';
import { queryClient } from '../../../data/queryClient';
import { TimeStep } from './TimeStep';

const hour = 3_600_000;
const reservedSlots = 'GET /v1/app/reserved-slots';
const providers = 'GET /.netlify/functions/delivery-available-providers';
const slotAt = (start: string, isFull = false): DeliverySlot => ({
  start: new Date(start).toISOString(),
  end: new Date(Date.parse(start) + hour).toISOString(),
  isFull,
});

// Tuesday morning in Los Angeles.
const now = new Date('2026-11-03T18:00:00Z');
const today = [slotAt('2026-11-03T22:00:00Z'), slotAt('2026-11-03T23:00:00Z', true)];
const tomorrow = [slotAt('2026-11-04T22:00:00Z', true), slotAt('2026-11-04T23:00:00Z')];
const thursday = [slotAt('2026-11-05T22:00:00Z')];
const fullFriday = [slotAt('2026-11-06T22:00:00Z', true)];

let chosen: string | null;

interface Setup {
  slots: DeliverySlot[];
  provider?: Parameters<typeof buildProvider>[0];
  state?: 'open' | 'done';
  lossText?: string;
  reserved?: string[];
  isProposed?: boolean;
}

function ChosenTimeStep({ onDone, ...setup }: Setup & { onDone: () => void }) {
  const { slots, provider, state = 'open', lossText, reserved = [], isProposed = false } = setup;
  const [value, setValue] = useState<string | null>(isProposed ? slots[0]!.start : null);
  const choose = (start: string | null) => {
    chosen = start;
    setValue(start);
  };
  const slot = slots.find(({ start }) => start === value) ?? null;
  return (
    <TimeStep
      frame={{ id: 'time', number: 4, state, onEdit: () => {} }}
      provider={buildProvider(provider)}
      placeId="place-1"
      orderType="delivery"
      choice={{
        rules: buildProvider(provider),
        slots,
        slot,
        isReserved: ({ start }) => reserved.includes(start),
        isProposed,
        lossText: lossText ?? null,
        choose,
        markReserved: () => {},
        handleRefusal: () => {},
      }}
      now={now}
      onDone={onDone}
    />
  );
}

function renderTimeStep(setup: Setup) {
  chosen = null;
  const api = fakeApi({ [providers]: [buildProvider()], [reservedSlots]: { slotStarts: [] } });
  const onDone = vi.fn();
  return { ...renderInLocale(<ChosenTimeStep {...setup} onDone={onDone} />), api, onDone };
}

const windows = () =>
  screen
    .getAllByRole('radio')
    .filter((radio) => radio.getAttribute('name') === 'slot')
    .map((radio) =>
      document.getElementById(radio.getAttribute('aria-labelledby')!)!.textContent!.replace(/\u202f/g, ' '),
    );

describe('S2-73 the delivery time', () => {
  test('S5-18 labels today’s windows in the dispensary’s time zone, which is named', async () => {
    const { user } = renderTimeStep({ slots: today });
    expect(windows()).toEqual(['Today: 2:00 PM – 3:00 PM', 'Today: 3:00 PM – 4:00 PM']);
    expect(screen.getByText('Times are local to the dispensary (Pacific Time).')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Today: 2:00/ }));
    expect(chosen).toBe('2026-11-03T22:00:00.000Z');
    expect(screen.getByRole('radio', { name: /^Today: 2:00/ })).toBeChecked();
  });

  test('adds the shopper’s own time when it differs', () => {
    renderTimeStep({ slots: today });
    expect(screen.getByRole('radio', { name: /^Today: 2:00/ })).toHaveAccessibleDescription(
      /^Your time: Today: 5:00\sPM – 6:00\sPM \(Eastern Time\)$/,
    );
  });

  test('and leaves it out when it is the same', () => {
    renderTimeStep({ slots: today, provider: { timezone: 'America/New_York' } });
    expect(screen.getByRole('radio', { name: /^Today: 5:00/ })).not.toHaveAccessibleDescription();
  });

  test('D-18 a full window cannot be chosen, and says why', () => {
    const { t } = renderTimeStep({ slots: today });
    const full = screen.getByRole('radio', { name: /^Today: 3:00/ });
    expect(full).toBeDisabled();
    expect(full).toHaveAccessibleDescription(t('checkout.time.full'));
  });

  test('D-16 a window whose last spots are held for others cannot be chosen, and says so', () => {
    const { t } = renderTimeStep({ slots: today, reserved: [today[1]!.start] });
    const held = screen.getByRole('radio', { name: /^Today: 3:00/ });
    expect(held).toBeDisabled();
    expect(held).toHaveAccessibleDescription(t('checkout.time.reserved'));
  });

  test('S5-17 S5-18 another day shows its own windows, and selects the first free one', async () => {
    const { user } = renderTimeStep({ slots: [...today, ...tomorrow, ...thursday] });
    await user.click(screen.getByRole('radio', { name: 'Tomorow' }));
    expect(windows()).toEqual(['Tomorow: 2:00 PM – 3:00 PM', 'Tomorow: 3:00 PM – 4:00 PM']);
    expect(chosen).toBe('2026-11-04T23:00:00.000Z');
    await user.click(screen.getByRole('radio', { name: 'Thu, Nov 5' }));
    expect(windows()).toEqual(['Thursday, November 5: 2:00 PM – 3:00 PM']);
  });

  test('a day whose windows are all full can be opened, and selects nothing', async () => {
    const { user, t } = renderTimeStep({ slots: [...today, ...fullFriday] });
    await user.click(screen.getByRole('radio', { name: /^Today: 2:00/ }));
    await user.click(screen.getByRole('radio', { name: 'Fri, Nov 6' }));
    expect(screen.getByText(t('checkout.time.dayFull'))).toBeVisible();
    expect(chosen).toBeNull();
    expect(screen.getByRole('button', { name: t('checkout.continue') })).toBeDisabled();
  });

  test('a single day is not offered as a choice', () => {
    renderTimeStep({ slots: today });
    expect(screen.queryByRole('radio', { name: 'Today' })).toBeNull();
  });

  test('continues when a window is tapped, even the selected one', async () => {
    const { user, onDone, t } = renderTimeStep({ slots: today });
    expect(screen.getByText(t('checkout.time.missing'))).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Today: 2:00/ }));
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.queryByText(t('checkout.time.missing'))).toBeNull();
    await user.click(screen.getByText(/^Today: 2:00/));
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  test('D-31 the keyboard only selects a window, and the button continues', async () => {
    const { user, onDone, t } = renderTimeStep({ slots: [today[0]!, slotAt('2026-11-04T00:00:00Z')] });
    screen.getByRole('radio', { name: /^Today: 2:00/ }).focus();
    await user.keyboard('{ArrowDown}');
    expect(chosen).toBe('2026-11-04T00:00:00.000Z');
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: t('checkout.continue') }));
    expect(onDone).toHaveBeenCalledOnce();
  });

  test('labels a preselected window as the next one', () => {
    renderTimeStep({ slots: today, state: 'done', isProposed: true });
    expect(screen.getByText(/^Today: 2:00\sPM – 3:00\sPM \(next available\)$/)).toBeVisible();
  });

  test('S5-09 says why the chosen window is no longer available', () => {
    const missed = 'Sorry, you just missed this delivery window, please select another time.';
    renderTimeStep({ slots: today, lossText: missed });
    expect(screen.getByText(missed)).toBeVisible();
  });

  test('without an open window, says so and which one comes next', () => {
    const hours = { open: '09:00', close: '12:00', leadtime: 30, timeframe: 60 };
    renderTimeStep({ slots: [], provider: { deliveryTimes: { Thu: hours } } });
    expect(screen.getByRole('status')).toHaveTextContent(/No windows are open right now.*Thursday, November 5/);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('also says so when every window is full', () => {
    renderTimeStep({ slots: fullFriday });
    expect(screen.getByRole('status')).toHaveTextContent(/No (delivery )?windows/);
  });
});

describe('S9-08 the delivery windows', () => {
  test('are fetched again when the step opens, unless that was within 30 seconds', async () => {
    const { api, rerender, onDone } = renderTimeStep({ slots: today, state: 'done' });
    expect(api.calls).toEqual([]);
    queryClient.setQueryData(['providers', 'place-1'], [buildProvider()], { updatedAt: Date.now() - 31_000 });
    rerender(<ChosenTimeStep slots={today} onDone={onDone} />);
    await waitFor(() => expect(api.callsOf(providers)).toHaveLength(1));
    rerender(<ChosenTimeStep slots={today} state="done" onDone={onDone} />);
    rerender(<ChosenTimeStep slots={today} onDone={onDone} />);
    expect(api.callsOf(providers)).toHaveLength(1);
  });

  test('D-16 so are the windows reserved for others', async () => {
    const { api } = renderTimeStep({ slots: today });
    await waitFor(() =>
      expect(api.callsOf(reservedSlots).map(({ query }) => query)).toEqual([
        { providerId: 'provider-1', wrap: 'true' },
      ]),
    );
    queryClient.setQueryData(['reservedSlots', 'provider-1'], { slotStarts: [] }, { updatedAt: Date.now() - 31_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.callsOf(reservedSlots)).toHaveLength(2));
  });

  test('are fetched again when the shopper returns to the page', async () => {
    const { api } = renderTimeStep({ slots: today });
    await waitFor(() => expect(queryClient.getQueryData(['providers', 'place-1'])).toBeDefined());
    queryClient.setQueryData(['providers', 'place-1'], [buildProvider()], { updatedAt: Date.now() - 31_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.callsOf(providers)).toHaveLength(2));
  });
});
