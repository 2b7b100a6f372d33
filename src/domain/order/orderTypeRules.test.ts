import { fromZonedTime } from 'date-fns-tz';
import { describe, expect, test } from 'vitest';
import { buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { nextSlot } from '../delivery/deliverySchedule';
import { pickupSlots, orderTypeSchedule, orderTypeTerms } from './orderTypeRules';

const at = (wall: string) => fromZonedTime(wall, 'America/Los_Angeles');
const counter = { open: '09:00', close: '12:00', leadtime: 15, timeframe: 60 };
const driver = { open: '13:00', close: '15:00', leadtime: 60, timeframe: 60 };
const address = { addressOne: '1 Elm St', addressTwo: '', city: 'Oakland', state: 'CA', postalCode: '94601' };
const provider = buildProvider({
  pickupTimes: { Wed: counter },
  deliveryTimes: { Wed: driver },
  deliveryMinimumDaysInAdvance: 1,
  deliveryTotalMinimum: 40,
  fullSlots: [at('2026-07-01T13:00:00').toISOString()],
  fullPickupSlots: [at('2026-07-01T10:00:00').toISOString()],
  pickup: { address, totalMinimum: 15 },
});
const morning = at('2026-07-01T08:50:00');
const starts = (changes: Partial<typeof provider> = {}) =>
  pickupSlots({ ...provider, ...changes }, morning).map(({ start, isFull }) => [start, isFull]);

describe('pickup windows', () => {
  test('are those of the counter, with its lead time and its own full ones', () => {
    expect(starts()).toEqual([
      [at('2026-07-01T10:00:00').toISOString(), true],
      [at('2026-07-01T11:00:00').toISOString(), false],
    ]);
    expect(nextSlot(orderTypeSchedule(provider, 'pickup'), morning)?.start).toBe(
      at('2026-07-01T11:00:00').toISOString(),
    );
  });

  test('follow the counter’s hours on a day with other ones', () => {
    const day = '2026-07-01';
    const short = { ...counter, open: '11:00' };
    expect(starts({ exceptions: [{ day, deliveryHours: null, pickupHours: short, reason: '' }] })).toHaveLength(1);
    expect(starts({ exceptions: [{ day, deliveryHours: driver, pickupHours: null, reason: '' }] })).toEqual([]);
  });

  test('wait for the end of a pause', () => {
    expect(starts({ pause: { until: at('2026-07-01T10:30:00').toISOString(), reason: '' } })).toHaveLength(1);
  });

  test('are none where the dispensary only delivers', () => {
    expect(starts({ pickup: null })).toEqual([]);
  });
});

describe('the terms of an order type', () => {
  test('a delivery keeps the dispensary’s', () => {
    expect(orderTypeTerms(provider, 'delivery')).toBe(provider);
  });

  test('a pickup has its own minimum, no fee, and no days in advance', () => {
    expect(orderTypeTerms(provider, 'pickup')).toMatchObject({
      deliveryTotalMinimum: 15,
      deliveryFee: { amount: 0 },
      deliveryMinimumDaysInAdvance: 0,
      deliveryTimes: { Wed: counter },
      taxRate: provider.taxRate,
    });
  });
});
