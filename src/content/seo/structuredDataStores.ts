import type { DayOfWeek, ItemList, OpeningHoursSpecification, Store } from 'schema-dts';
import type { Store as StoreEntry } from '../../domain/delivery/stores/storeSchema';
import { directionsUrl, storePath } from '../../domain/delivery/stores/storePath';
import { weekdays, type Weekday } from '../../domain/time/weekdays';
import { localeOf, localePath } from '../../domain/region/locales';
import { defaultRegion, regionOf } from '../../domain/region/regions';
import { internationalNumber } from '../../domain/account/phoneNumber';
import type { PageContext } from '../pages/pageContext';
import type { StoreFacts } from '../pages/locationViews';

/** More stores would make the page too large for their benefit. */
const maxStores = 50;

export const dayNames = {
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

/** Schema.org describes a closed day as one that opens and closes at midnight. */
const specialHours = (exceptions: NonNullable<StoreEntry['exceptions']>): OpeningHoursSpecification[] =>
  exceptions.map(({ day, hours }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: day,
    validThrough: day,
    opens: hours?.open ?? '00:00',
    closes: hours?.close ?? '00:00',
  }));

/** Search engines read payment methods as text. */
const paymentNames = { cash: 'Cash', debit: 'Debit card', credit: 'Credit card' } as const;

/** The same node in the list and on the store's page, identified by the URL of that page. */
function storeData(store: StoreFacts, { shell, localeId }: PageContext): Store {
  const url = shell.siteUrl + localePath(localeOf(localeId), storePath(store.id));
  return {
    '@type': 'Store',
    '@id': `${url}#store`,
    url,
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
    ...(store.exceptions?.length && { specialOpeningHoursSpecification: specialHours(store.exceptions) }),
  };
}

export const storePageData = (page: PageContext, store: StoreFacts): Store => ({
  ...(storeData(store, page) as Exclude<Store, string>),
  ...(store.payments && { paymentAccepted: store.payments.map((way) => paymentNames[way]).join(', ') }),
  hasMap: directionsUrl(store),
});

export function storeList(page: PageContext, stores: readonly StoreEntry[]): ItemList[] {
  const region = defaultRegion(localeOf(page.localeId).country).code;
  const regionStores = stores.filter((store) => store.region === region);
  if (!regionStores.length) return [];
  return [
    {
      '@type': 'ItemList',
      name: page.words.heading,
      numberOfItems: regionStores.length,
      itemListElement: regionStores.slice(0, maxStores).map((store, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: storeData(store, page),
      })),
    },
  ];
}
