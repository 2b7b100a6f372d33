import { describe, expect, test } from 'vitest';
import { ofType, thingsOf, type Thing } from '../../../tests/fixtures/structuredDataThings';
import type { Store } from '../../domain/delivery/stores/storeSchema';

describe('stores', () => {
  const fresno: Store = {
    id: 'fresno',
    name: 'Brindlecroft',
    region: 'CA',
    addressOne: '1 Oak Ave',
    city: 'Fresno',
    state: 'CA',
    postalCode: '93701',
    latitude: 36.7,
    longitude: -119.8,
    timezone: 'America/Los_Angeles',
    phone: '(559) 555-0101',
    hours: {
      Mon: { open: '09:00', close: '18:00' },
      Wed: { open: '09:00', close: '18:00' },
      Sat: { open: '10:00', close: '16:00' },
    },
    brands: [],
  };
  const list = (stores: Store[]) => ofType(thingsOf('/us/en/store-locator', {}, { stores }), 'ItemList');

  test('S2-20 a store has its address, phone number and hours, with days of equal hours grouped', () => {
    const [{ item }] = list([fresno]).itemListElement as [{ item: Thing }];
    expect(item).toEqual({
      '@type': 'Store',
      '@id': 'https://site.test/us/en/stores/fresno#store',
      url: 'https://site.test/us/en/stores/fresno',
      name: 'Brindlecroft',
      telephone: '+1-559-555-0101',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '1 Oak Ave',
        addressLocality: 'Fresno',
        addressRegion: 'CA',
        postalCode: '93701',
        addressCountry: 'US',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 36.7, longitude: -119.8 },
      openingHoursSpecification: [
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Wednesday'], opens: '09:00', closes: '18:00' },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
      ],
    });
  });

  test('a store’s own page names the same store, with the ways to pay and the way there, below the store locator', () => {
    const [breadcrumb, store] = thingsOf('/us/en/stores/fresno', {
      'stores/fresno.json': { ...fresno, payments: ['cash', 'debit'] },
    });
    expect(breadcrumb).toMatchObject({
      itemListElement: [
        { name: 'Lumapod' },
        { name: 'Heading of storeLocator', item: 'https://site.test/us/en/store-locator' },
        { name: 'Brindlecroft', item: 'https://site.test/us/en/stores/fresno' },
      ],
    });
    expect(store).toMatchObject({
      '@type': 'Store',
      '@id': 'https://site.test/us/en/stores/fresno#store',
      paymentAccepted: 'Cash, Debit card',
      hasMap: expect.stringContaining('36.7') as string,
    });
  });

  test('the page names at most fifty stores, only of the default region', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({ ...fresno, id: `store-${index}` }));
    const found = list([{ ...fresno, id: 'toledo', region: 'OH' }, ...many]);
    expect(found.numberOfItems).toBe(60);
    expect(found.itemListElement).toHaveLength(50);
    expect(JSON.stringify(found)).not.toContain('toledo');
  });

  test('D-07 if the default region has no store locator, its page has no data', () => {
    expect(thingsOf('/ca/en/store-locator', {}, { stores: [{ ...fresno, region: 'AB', state: 'AB' }] })).toEqual([]);
  });
});
