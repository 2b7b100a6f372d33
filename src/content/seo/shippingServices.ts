import type { MonetaryAmount, ServicePeriod, ShippingConditions, ShippingService } from 'schema-dts';
import type { Dispensary } from '../../domain/delivery/citySchema';
import { freeDeliveryAbove, orderTotals } from '../../domain/delivery/orderTotals';
import { fromCents, toCents } from '../../domain/money/money';
import { legalAge } from '../../domain/region/ageGate';
import { weekdays } from '../../domain/time/weekdays';
import { dayNames } from './structuredDataStores';

const dollars = (amount: Pick<Exclude<MonetaryAmount, string>, 'value' | 'minValue' | 'maxValue'>): MonetaryAmount => ({
  '@type': 'MonetaryAmount',
  ...amount,
  currency: 'USD',
});

const days = (minValue: number, maxValue: number): ServicePeriod['duration'] => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
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

function conditions({ minimum, fee }: Dispensary, postalCode: string[]): ShippingConditions[] {
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
          transitTime: { '@type': 'ServicePeriod', duration: days(0, 0) },
        }),
  }));
}

/** After the last window of a day, an order waits for the next day with windows. */
const handlingTime = ({ firstDay, hours }: Dispensary): ServicePeriod => ({
  '@type': 'ServicePeriod',
  businessDays: weekdays.filter((day) => hours[day]).map((day) => `https://schema.org/${dayNames[day]}` as const),
  duration: days(firstDay, Math.max(firstDay, 1)),
});

/**
 * The terms of each dispensary that delivers, in English because no region with French has delivery. A ZIP code of two
 * dispensaries is left out, because the build does not know which of them gets an order.
 */
export function shippingServices(dispensaries: readonly Dispensary[]): ShippingService[] {
  const open = dispensaries.filter(({ hours }) => Object.keys(hours).length > 0);
  return open.flatMap((dispensary) => {
    const others = new Set(open.filter((each) => each !== dispensary).flatMap(({ postalCodes }) => postalCodes));
    const postalCodes = dispensary.postalCodes.filter((code) => !others.has(code));
    if (!postalCodes.length) return [];
    const { name, licence } = dispensary;
    return [
      {
        '@type': 'ShippingService',
        name: `XPRESS delivery by ${name}`,
        description: `Sold and delivered by ${name}, a licensed dispensary (${licence}), to adults of ${legalAge.us} and over who show a valid photo ID.`,
        fulfillmentType: 'https://schema.org/FulfillmentTypeDelivery',
        handlingTime: handlingTime(dispensary),
        shippingConditions: conditions(dispensary, postalCodes),
      },
    ];
  });
}
