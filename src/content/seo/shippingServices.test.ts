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
import { orderTotals } from '../../domain/delivery/orderTotals';
import { fromCents } from '../../domain/money/money';
import { shippingServices } from './shippingServices';

interface Condition {
  shippingDestination: { addressCountry: string; postalCode: string[] };
  orderValue: { minValue: number; maxValue?: number };
  doesNotShip?: boolean;
  shippingRate?: { value: number; currency: string };
}
interface ServiceThing {
  name: string;
  description: string;
  handlingTime: { businessDays: string[]; duration: object };
  shippingConditions: Condition[];
}
const services = (...dispensaries: Dispensary[]) => shippingServices(dispensaries) as unknown as ServiceThing[];
const only = (changes: Partial<Dispensary>) => services(buildDispensary(changes))[0]!;

/** The terms that a reader of the data finds for an order of this value. */
const termsAt = (subtotal: number, { shippingConditions }: ServiceThing) =>
  shippingConditions.filter(
    ({ orderValue: { minValue, maxValue = Infinity } }) => subtotal >= minValue && subtotal <= maxValue,
  );

/** What checkout says of a cart of this value. */
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

  test('tell the first day, the weekdays with windows, and nothing of a dispensary without any', () => {
    const days = (firstDay: number) => only({ firstDay }).handlingTime.duration;
    const range = (minValue: number, maxValue: number) => expect.objectContaining({ minValue, maxValue });
    expect([0, 1, 2].map(days)).toEqual([range(0, 1), range(1, 1), range(2, 2)]);
    const hours = { open: '10:00', close: '20:00' };
    expect(only({ hours: { Fri: hours, Mon: hours } }).handlingTime.businessDays).toEqual([
      'https://schema.org/Monday',
      'https://schema.org/Friday',
    ]);
    expect(services(buildDispensary({ hours: {} }))).toEqual([]);
  });
});

describe('stand', () => {
  const files = {
    'dispensaries/fern.json': buildDispensary(),
    'pages/xpress.json': buildPage('xpress'),
  };
  const all = (path: string, changes: object = files) => thingsOf(path, { ...changes });

  test('on the American page about delivery, as terms of the organization that the home page describes', () => {
    const organization = ofType(all('/us/en/xpress'), 'Organization');
    expect(organization).toMatchObject({
      ...ofType(all('/us/en'), 'Organization'),
      hasShippingService: [{ name: 'XPRESS delivery by Fern Delivery' }],
    });
  });

  test.each(['/us/en', '/us/en/support', '/us/en/shop/pods/california-amber', '/ca/en/xpress', '/ca/fr/xpress'])(
    'D-07 not on %s',
    (path) => {
      expect(JSON.stringify(all(path))).not.toMatch(/shipping/i);
    },
  );

  test('nowhere without dispensaries', () => {
    expect(all('/us/en/xpress', {})).toEqual([]);
  });
});

test('the dispensaries of the content deliver to codes of their own, by terms that the data can state', () => {
  const folder = 'content/dispensaries';
  const content = readdirSync(folder).map((name) =>
    dispensarySchema.parse(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'))),
  );
  const stated = services(...content).map((service) => service.shippingConditions[0]!.shippingDestination.postalCode);
  expect(stated).toEqual(content.map(({ postalCodes }) => postalCodes));
});
