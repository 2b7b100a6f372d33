import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildProvider, chosenPlace } from '../../../../tests/fixtures/builders/buildShop';
import { fakeApi, problem, neverResponds } from '../../../../tests/fixtures/servers/fakeApi';
import { setDeviceClock, wrongClocks } from '../../../../tests/fixtures/servers/serverTime';
import { renderInLocale } from '../../../../tests/fixtures/renderInLocale';
import { setClockOffset } from '../../../data/fetchApi';
import type { DeliveryProvider } from '../../../domain/delivery/providerSchema';
import { weekdays } from '../../../domain/time/weekdays';
import { chooseDeliveryPlace, chooseStorePlace } from '../../../state/delivery/deliveryPlace';
import { usePanel } from '../../../state/panels';
import { chooseRegion } from '../../../state/region';
import { NextDeliverySlot } from './NextDeliverySlot';

const providers = 'GET /.netlify/functions/delivery-available-providers';
const hours = { open: '12:00', close: '15:00', leadtime: 30, timeframe: 60 };
const dispensary = (changes: Partial<DeliveryProvider> = {}) =>
  buildProvider({ deliveryTimes: Object.fromEntries(weekdays.map((day) => [day, hours])), ...changes });

// Tuesday, 10 AM in Los Angeles.
const morning = new Date('2026-11-03T18:00:00Z');
const minutes = (count: number) => count * 60_000;

beforeEach(() => void vi.useFakeTimers({ now: morning }));

function renderNextDeliverySlot(response: Parameters<typeof fakeApi>[0][string] = [dispensary()]) {
  const api = fakeApi({ [providers]: response });
  chooseDeliveryPlace(chosenPlace);
  const view = renderInLocale(<NextDeliverySlot />);
  return { ...view, api };
}

const button = () => screen.findByRole('button');
const plain = (text: string | null) => text?.replace(/[\u00a0\u202f]/g, ' ');
const name = (element: HTMLElement) => plain(element.getAttribute('aria-label'));
/** Each timer renders and sets the next one, which may already be due. */
async function advance(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.advanceTimersByTimeAsync(1));
}

describe('S2-33 D-35 the next delivery', () => {
  test('has a short visible text and a full accessible name', async () => {
    renderNextDeliverySlot();
    const visibleButton = await button();
    expect(plain(visibleButton.textContent)).toBe('Today: 12:00 PM');
    expect(name(visibleButton)).toBe('Next delivery: Today: 12:00 PM – 1:00 PM');
  });

  test('opens the hours', async () => {
    const { user } = renderNextDeliverySlot();
    await user.click(await button());
    expect(usePanel.getState().open).toBe('hours');
  });

  test('on a later day shows its date', async () => {
    renderNextDeliverySlot([dispensary({ deliveryMinimumDaysInAdvance: 2 })]);
    const visibleButton = await button();
    expect(plain(visibleButton.textContent)).toBe('Thursday, November 5');
    expect(name(visibleButton)).toBe('Next delivery: Thursday, November 5: 12:00 PM – 1:00 PM');
  });

  test('says when no window is open', async () => {
    const { t } = renderNextDeliverySlot([dispensary({ deliveryTimes: {} })]);
    expect(await button()).toHaveAccessibleName(t('header.noDeliveryToday'));
  });

  test('fetches only the dispensaries', async () => {
    const { api } = renderNextDeliverySlot();
    await button();
    expect(api.calls.map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
      ['delivery-available-providers', { placeId: 'place-1', orderType: 'delivery' }],
    ]);
  });
});

describe('D-35 as time passes', () => {
  test('S5-15 the next window appears when one closes, and not before', async () => {
    renderNextDeliverySlot();
    await button();
    // The window closes half an hour before noon.
    await advance(minutes(89));
    expect(name(screen.getByRole('button'))).toBe('Next delivery: Today: 12:00 PM – 1:00 PM');
    await advance(minutes(1));
    expect(name(screen.getByRole('button'))).toBe('Next delivery: Today: 1:00 PM – 2:00 PM');
    await advance(minutes(60));
    expect(name(screen.getByRole('button'))).toBe('Next delivery: Today: 2:00 PM – 3:00 PM');
  });

  test('after the last window there is none until the dispensary’s midnight', async () => {
    const { t } = renderNextDeliverySlot();
    await button();
    await advance(minutes(3.5 * 60));
    expect(screen.getByRole('button')).toHaveAccessibleName(t('header.noDeliveryToday'));
    await advance(minutes(10.5 * 60));
    expect(name(screen.getByRole('button'))).toBe('Next delivery: Today: 12:00 PM – 1:00 PM');
  });

  test('after sleep, the clock updates when the tab becomes visible', async () => {
    renderNextDeliverySlot();
    await button();
    vi.setSystemTime(new Date(morning.getTime() + minutes(100)));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(name(screen.getByRole('button'))).toBe('Next delivery: Today: 1:00 PM – 2:00 PM');
  });
});

describe('D-35 a device whose clock is wrong', () => {
  afterEach(() => setClockOffset(0));

  test.each(wrongClocks)('$device shows the windows of the server’s time', async ({ hours: ahead }) => {
    const response = setDeviceClock(morning, ahead);
    renderNextDeliverySlot(() => response([dispensary({ deliveryTimes: { Tue: hours } })]));
    expect(name(await button())).toBe('Next delivery: Today: 12:00 PM – 1:00 PM');
    await advance(minutes(90));
    expect(name(screen.getByRole('button'))).toBe('Next delivery: Today: 1:00 PM – 2:00 PM');
  });

  test('is corrected while the text is on screen', async () => {
    setDeviceClock(morning, -3);
    renderNextDeliverySlot();
    await advance(minutes(4.5 * 60));
    expect(name(await button())).toBe('Next delivery: Today: 1:00 PM – 2:00 PM');
    act(() => setClockOffset(minutes(60)));
    expect(name(await button())).toBe('Next delivery: Today: 2:00 PM – 3:00 PM');
  });
});

describe('S2-33 nothing renders', () => {
  const buttonOrSkeleton = (container: HTMLElement) => container.querySelector('button, [aria-hidden]');
  const expectNothingRendered = async (api: ReturnType<typeof fakeApi>, calls: number, container: HTMLElement) => {
    await waitFor(() => expect(api.calls).toHaveLength(calls));
    await advance(100);
    expect(buttonOrSkeleton(container)).toBeNull();
    expect(api.calls).toHaveLength(calls);
  };

  test('without an address, even with one of the store locator', async () => {
    const api = fakeApi({});
    chooseStorePlace(chosenPlace);
    const { container } = renderInLocale(<NextDeliverySlot />);
    await expectNothingRendered(api, 0, container);
  });

  test('when express shopping is off', async () => {
    chooseRegion('us', 'OH');
    const { api, container } = renderNextDeliverySlot();
    await expectNothingRendered(api, 0, container);
  });

  test('when nobody delivers', async () => {
    const { api, container } = renderNextDeliverySlot([]);
    await expectNothingRendered(api, 1, container);
  });

  test('when the dispensaries failed to load', async () => {
    const { api, container } = renderNextDeliverySlot(problem(500, 'internal'));
    await expectNothingRendered(api, 1, container);
  });

  test('but a placeholder while they load', async () => {
    const { api, container } = renderNextDeliverySlot(neverResponds);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(buttonOrSkeleton(container)).toHaveAttribute('aria-hidden', 'true');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
