import type { DayOfWeek, ItemList, OpeningHoursSpecification, Store } from 'schema-dts';
import type { Store as StoreEntry } from '../domain/delivery/storeSchema';
import { weekdays, type Weekday } from '../domain/delivery/weekdays';
import { localeOf } from '../domain/region/locales';
import { defaultRegion, regionOf } from '../domain/region/regions';
import { internationalNumber } from '../domain/site/internationalNumber';
import { canonicalPath } from '../domain/site/pageAddress';
import type { PageContext } from './pageContext';

/** With more stores, the page would be too large for its benefit. */
const maxStores = 50;

const dayNames = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** Groups days with the same hours. A missing day is closed. */
function openingHours(hours: StoreEntry['hours']): OpeningHoursSpecification[] {
  const days = new Map<string, Weekday[]>();
  for (const day of weekdays) {
    const time = hours[day];
    if (time) days.set(`${time.open} ${time.close}`, [...(days.get(`${time.open} ${time.close}`) ?? []), day]);
  }
  return [...days].map(([times, same]) => {
    const [opens, closes] = times.split(' ') as [string, string];
    return { '@type': 'OpeningHoursSpecification', dayOfWeek: same.map((day) => dayNames[day]), opens, closes };
  });
}

const storeData = (store: StoreEntry, pageUrl: string): Store => ({
  '@type': 'Store',
  '@id': `${pageUrl}#${store.id}`,
  name: store.name,
  telephone: internationalNumber(store.phone),
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.addressOne,
    addressLocality: store.city,
    addressRegion: store.state,
    postalCode: store.postalCode,
    addressCountry: regionOf(store.region).country.toUpperCase(),
  },
  geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
  openingHoursSpecification: openingHours(store.hours),
});

/** The stores of the region that crawlers see. */
export function storeList(page: PageContext, stores: readonly StoreEntry[]): ItemList[] {
  const region = defaultRegion(localeOf(page.localeId).country).code;
  const own = stores.filter((store) => store.region === region);
  if (!own.length) return [];
  const pageUrl = page.shell.siteUrl + canonicalPath(page);
  return [
    {
      '@type': 'ItemList',
      name: page.words.heading,
      numberOfItems: own.length,
      itemListElement: own.slice(0, maxStores).map((store, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: storeData(store, pageUrl),
      })),
    },
  ];
}
