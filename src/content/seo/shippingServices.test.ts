import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildDispensary } from '../../../tests/fixtures/builders/buildCity';
import { buildProvider } from '../../../tests/fixtures/builders/buildShop';
import { buildPage } from '../../../tests/fixtures/contentFolder';
import { ofType, thingsOf } from '../../../tests/fixtures/structuredDataThings';
import { cartError } from '../../domain/cart/cartError';
import { cartTotals } from '../../domain/cart/cartTotals';
import { dispensarySchema, type Dispensary } from '../../domain/delivery/citySchema';
import { usualSlotRules } from '../../domain/delivery/deliveryCities';
import { deliverySlots } from '../../domain/delivery/deliverySlots';
import { orderTotals } from '../../domain/delivery/orderTotals';
import { fromCents } from '../../domain/money/money';
import { isoDay } from '../../domain/time/calendarDay';
import { weekdays, type Weekday } from '../../domain/time/weekdays';
import { zonedDay } from '../../domain/time/zonedTime';
import { shippingServices } from './shippingServices';

interface Condition {
  shippingDestination: { addressCountry: string; postalCode: string[] };
  orderValue: { minValue: number; maxValue?: number };
  doesNotShip?: boolean;
  shippingRate?: { value: number; currency: string };
  transitTime?: Period;
}
interface Period {
  businessDays: string[];
  duration: { minValue: number; maxValue: number };
}
interface ServiceThing {
  name: string;
  description: string;
  handlingTime: Period;
  shippingConditions: Condition[];
}
const services = (...dispensaries: Dispensary[]) => shippingServices(dispensaries) as unknown as ServiceThing[];
const only = (changes: Partial<Dispensary>) => services(buildDispensary(changes))[0]!;

/** The terms that a reader of the data finds for an order of this value. */
const termsAt = (subtotal: number, { shippingConditions }: ServiceThing) =>
  shippingConditions.filter(
    ({ orderValue: { minValue, maxValue = Infinity } }) => subtotal >= minValue && subtotal <= maxValue,
  );

/** Returns checkout's error or delivery fee for a cart of this value. */
function checkout(subtotal: number, { minimum, fee }: Dispensary) {
  const totals = { ...cartTotals([]), isCartEmpty: false, cartTotal: subtotal };
  const provider = buildProvider({ deliveryTotalMinimum: minimum });
  const error = cartError({ totals, hasAddress: true, provider });
  return error ?? orderTotals({ subtotal, deliveryFee: fee, taxRate: 0 }).deliveryFeeTotal;
}

const said = (subtotal: number, dispensary: Dispensary) =>
  termsAt(subtotal, services(dispensary)[0]!).map(({ doesNotShip, shippingRate }) =>
    doesNotShip ? 'UNDER_MINIMUM_TOTAL' : shippingRate!.value,
  );

describe('the terms of delivery in the structured data', () => {
  test('D-17 S5-10 are those of checkout for an order of any value', () => {
    const cents = fc.integer({ min: 0, max: 15_000 }).map(fromCents);
    const fees = fc.integer({ min: 0, max: 2_000 }).map(fromCents);
    fc.assert(
      fc.property(cents, cents, fees, (subtotal, minimum, fee) => {
        const dispensary = buildDispensary({ minimum, fee });
        expect(said(subtotal, dispensary)).toEqual([checkout(subtotal, dispensary)]);
      }),
    );
  });

  test.each([
    [40, 5, [39.99, 40, 50, 50.01], ['UNDER_MINIMUM_TOTAL', 5, 5, 0], 3],
    [50, 5, [49.99, 50, 50.01], ['UNDER_MINIMUM_TOTAL', 5, 0], 3],
    [60, 5, [50.01, 59.99, 60], ['UNDER_MINIMUM_TOTAL', 'UNDER_MINIMUM_TOTAL', 0], 2],
    [0, 7.5, [0, 50, 50.01], [7.5, 7.5, 0], 2],
  ])('with a minimum of %d and a fee of %d, at %j are %j', (minimum, fee, subtotals, expected, count) => {
    const dispensary = buildDispensary({ minimum, fee });
    expect(subtotals.map((subtotal) => said(subtotal, dispensary)).flat()).toEqual(expected);
    expect(services(dispensary)[0]!.shippingConditions).toHaveLength(count);
  });

  test('name the seller, and exactly the ZIP codes of each dispensary’s zone', () => {
    const [fern, moss] = services(
      buildDispensary({ postalCodes: ['93701', '93702'] }),
      buildDispensary({ id: 'moss', name: 'Moss', licence: 'C9-0000001-LIC', postalCodes: ['94102'] }),
    );
    expect([fern!.name, moss!.name]).toEqual(['XPRESS delivery by Fern Delivery', 'XPRESS delivery by Moss']);
    expect(moss!.description).toContain('Moss, a licensed dispensary (C9-0000001-LIC)');
    const places = (service: ServiceThing) => service.shippingConditions.map((each) => each.shippingDestination);
    const destination = (...postalCode: string[]) => ({ '@type': 'DefinedRegion', addressCountry: 'US', postalCode });
    expect(places(fern!)).toEqual(Array(3).fill(destination('93701', '93702')));
    expect(places(moss!)).toEqual(Array(3).fill(destination('94102')));
  });

  test('D-45 leave out ZIP codes of two dispensaries, whose order it is unknown', () => {
    const codes = (...zones: string[][]) =>
      services(...zones.map((postalCodes, index) => buildDispensary({ id: `d${index}`, postalCodes }))).map(
        ({ shippingConditions }) => shippingConditions[0]!.shippingDestination.postalCode,
      );
    expect(codes(['93701', '93702'], ['93702', '93703'])).toEqual([['93701'], ['93703']]);
    expect(codes(['93701'], ['93701', '93703'])).toEqual([['93703']]);
    expect(codes(['93701'], ['93701'])).toEqual([]);
  });

  const daily = { open: '10:00', close: '20:00' };
  const weekOf = (...days: Weekday[]) => Object.fromEntries(days.map((day) => [day, daily]));
  const closedOn = (...days: Weekday[]) => weekOf(...weekdays.filter((day) => !days.includes(day)));

  test.each<[string, Partial<Dispensary>, [min: number, max: number]]>([
    ['every day, from the day of the order', {}, [0, 1]],
    ['every day, from the next day', { firstDay: 1 }, [1, 1]],
    ['on all days but Sunday', { hours: closedOn('Sun') }, [0, 2]],
    ['on all days but Sunday, from the third day', { firstDay: 3, hours: closedOn('Sun') }, [3, 4]],
    ['on weekdays, from the second day', { firstDay: 2, hours: closedOn('Sat', 'Sun') }, [2, 4]],
    ['on Mondays', { hours: weekOf('Mon') }, [0, 7]],
    ['on Mondays and Fridays', { hours: weekOf('Mon', 'Fri') }, [0, 4]],
    ['every day, a day and a half after the order', { leadMinutes: 36 * 60 }, [1, 2]],
    ['on Mondays, a week after the order', { leadMinutes: 7 * 24 * 60, hours: weekOf('Mon') }, [7, 14]],
  ])('count the calendar days to the first window of a dispensary that delivers %s', (_, changes, range) => {
    const { businessDays, duration } = only(changes).handlingTime;
    expect([duration.minValue, duration.maxValue]).toEqual(range);
    expect(businessDays).toHaveLength(weekdays.length);
  });

  test('count as many days as checkout, whenever the order is placed', () => {
    const hours = fc.subarray([...weekdays], { minLength: 1 }).map((days) => weekOf(...days));
    const terms = { hours, firstDay: fc.integer({ min: 0, max: 4 }), leadMinutes: fc.integer({ min: 0, max: 3000 }) };
    const placedAt = fc.date({ min: new Date('2026-04-01'), max: new Date('2026-10-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.record(terms), placedAt, (changes, now) => {
        const rules = { ...usualSlotRules(buildDispensary(changes)), deliveryAllowedDaysInAdvance: 14 };
        const dayOf = (at: Date) => Date.parse(isoDay(zonedDay(at, rules.timezone)));
        const waited = (dayOf(new Date(deliverySlots(rules, now)[0]!.start)) - dayOf(now)) / 86_400_000;
        const { minValue, maxValue } = only(changes).handlingTime.duration;
        expect(waited).toBeGreaterThanOrEqual(minValue);
        expect(waited).toBeLessThanOrEqual(maxValue);
      }),
    );
  });

  test('have the driver on the road on the weekdays with windows, for less than a day', () => {
    const { shippingConditions } = only({ hours: weekOf('Fri', 'Mon') });
    const road = {
      '@type': 'ServicePeriod',
      businessDays: ['https://schema.org/Monday', 'https://schema.org/Friday'],
      duration: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 0, unitCode: 'DAY' },
    };
    expect(shippingConditions.map(({ transitTime }) => transitTime)).toEqual([undefined, road, road]);
  });

  test.each<[string, Partial<Dispensary>]>([
    ['hours', { hours: {} }],
    ['hours that hold a window', { windowMinutes: 11 * 60 }],
  ])('leave out a dispensary without %s', (_, changes) => {
    expect(services(buildDispensary(changes))).toEqual([]);
    // It does not make the codes of another one ambiguous either.
    expect(services(buildDispensary({ ...changes, id: 'moss' }), buildDispensary())).toHaveLength(1);
  });
});

describe('the page with the terms of delivery in its structured data', () => {
  const files = {
    'dispensaries/fern.json': buildDispensary(),
    'pages/xpress.json': buildPage('xpress'),
  };
  const all = (path: string, changes: object = files) => thingsOf(path, { ...changes });

  test('is the American one about delivery, where they belong to the organization that the home page describes', () => {
    const organization = ofType(all('/us/en/xpress'), 'Organization');
    expect(organization).toMatchObject({
      ...ofType(all('/us/en'), 'Organization'),
      hasShippingService: [{ name: 'XPRESS delivery by Fern Delivery' }],
    });
  });

  test.each(['/us/en', '/us/en/support', '/us/en/shop/pods/california-amber', '/ca/en/xpress', '/ca/fr/xpress'])(
    'D-07 is not %s',
    (path) => {
      expect(JSON.stringify(all(path))).not.toMatch(/shipping/i);
    },
  );

  test('has none without dispensaries', () => {
    expect(all('/us/en/xpress', {})).toEqual([]);
  });
});

test('every ZIP code in the structured data is one that a dispensary of the content delivers to', () => {
  const folder = 'content/dispensaries';
  const content = readdirSync(folder).map((name) =>
    dispensarySchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
  );
  const conditions = services(...content).flatMap(({ shippingConditions }) => shippingConditions);
  const stated = conditions.flatMap(({ shippingDestination }) => shippingDestination.postalCode);
  const delivered = new Set(content.flatMap(({ postalCodes }) => postalCodes));
  expect(stated.filter((code) => !delivered.has(code))).toEqual([]);
});
