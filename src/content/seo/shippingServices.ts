import type { MonetaryAmount, ServicePeriod, ShippingConditions, ShippingService } from 'schema-dts';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { usualSlotRules } from '../../domain/delivery/deliveryCities';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import { freeDeliveryAbove, orderTotals } from '../../domain/delivery/orderTotals';
import { fromCents, toCents } from '../../domain/money/money';
import { legalAge } from '../../domain/region/ageGate';
import { addDays, parseDay } from '../../domain/time/calendarDay';
import { weekdays, type Weekday } from '../../domain/time/weekdays';
import { instantOf } from '../../domain/time/zonedTime';
import { dayNames } from './structuredDataStores';

const dollars = (amount: Pick<Exclude<MonetaryAmount, string>, 'value' | 'minValue' | 'maxValue'>): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  ...amount,
  currency: 'USD',
});

/** Counts only the weekdays that are named, so that all seven make calendar days. */
const period = (businessDays: readonly Weekday[], [minValue, maxValue]: [min: number, max: number]): ServicePeriod => ({
  '@type': 'ServicePeriod',
  businessDays: businessDays.map((day) => `https://schema.org/${dayNames[day]}` as const),
  duration: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
});

/** The subtotals at which the terms change: below the minimum, up to the amount above which delivery is free, above it. */
function subtotalBands(minimum: number): { from: number; to: number | null }[] {
  const free = toCents(freeDeliveryAbove) + 1;
  const starts = [...new Set([0, toCents(minimum), Math.max(toCents(minimum), free)])];
  return starts.map((start, index) => {
    const next = starts[index + 1];
    return { from: fromCents(start), to: next === undefined ? null : fromCents(next - 1) };
  });
}

function conditions({ minimum, fee, hours }: Dispensary, postalCode: string[]): ShippingConditions[] {
  return subtotalBands(minimum).map(({ from, to }) => ({
    '@type': 'ShippingConditions',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US', postalCode },
    orderValue: dollars({ minValue: from, ...(to !== null && { maxValue: to }) }),
    ...(from < minimum
      ? { doesNotShip: true }
      : {
          shippingRate: dollars({
            value: orderTotals({ subtotal: from, deliveryFee: fee, taxRate: 0 }).deliveryFeeTotal,
          }),
          // A driver brings the order in the window that the shopper chose.
          transitTime: period(
            weekdays.filter((day) => hours[day]),
            [0, 0],
          ),
        }),
  }));
}

/** A Sunday, which no clock change follows for weeks. */
const sampleWeek = parseDay('2026-01-04');
const daysInWeek = weekdays.map((_, index) => index);

/**
 * Returns the fewest and most calendar days from an order to the first window that checkout offers, over all times of a
 * usual week. Null for a dispensary that never has a window. An order waits longest if it is placed as its day ends.
 */
function usualDeliveryDays(dispensary: Dispensary): [min: number, max: number] | null {
  const leadDays = Math.ceil(dispensary.leadMinutes / (24 * 60));
  // A dispensary may deliver on one weekday only, and its lead time may miss that of this week.
  const rules = { ...usualSlotRules(dispensary), deliveryAllowedDaysInAdvance: 8 + leadDays };
  const startOf = (dayOfWeek: number) => instantOf(addDays(sampleWeek, dayOfWeek), '00:00', rules.timezone);
  const waitsFrom = (dayOfWeek: number, orderedAt: number) => {
    const slot = deliverySlots(rules, new Date(orderedAt))[0];
    return slot ? Math.floor((Date.parse(slot.start) - startOf(dayOfWeek)) / 86_400_000) : null;
  };
  const waits = daysInWeek
    .flatMap((day) => [waitsFrom(day, startOf(day)), waitsFrom(day, startOf(day + 1) - 1)])
    .filter((wait) => wait !== null);
  return waits.length ? [Math.min(...waits), Math.max(...waits)] : null;
}

/**
 * The terms of each dispensary that delivers, in English because no region with French has delivery. A ZIP code of two
 * dispensaries is left out, because the build does not know which of them gets an order.
 */
export function shippingServices(dispensaries: readonly Dispensary[]): ShippingService[] {
  const open = dispensaries.flatMap((dispensary) => {
    const handlingDays = usualDeliveryDays(dispensary);
    return handlingDays ? [{ dispensary, handlingDays }] : [];
  });
  return open.flatMap(({ dispensary, handlingDays }) => {
    const others = new Set(open.flatMap((each) => (each.dispensary === dispensary ? [] : each.dispensary.postalCodes)));
    const postalCodes = dispensary.postalCodes.filter((code) => !others.has(code));
    if (!postalCodes.length) return [];
    const { name, licence } = dispensary;
    return [
      {
        '@type': 'ShippingService',
        name: `XPRESS delivery by ${name}`,
        description: `Sold and delivered by ${name}, a licensed dispensary (${licence}), to adults of ${legalAge.us} and over who show a valid photo ID.`,
        fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
        handlingTime: period(weekdays, handlingDays),
        shippingConditions: conditions(dispensary, postalCodes),
      },
    ];
  });
}
