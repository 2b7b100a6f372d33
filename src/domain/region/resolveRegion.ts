import { defaultRegion, regions, type Region, type Country } from './regions';

/** The regions that serve states and provinces without one of their own. */
const neighbors: Record<Country, Record<string, Region['code']>> = {
  us: {
    MI: 'OH',
    IN: 'OH',
    CO: 'OH',
    KY: 'OH',
    WV: 'OH',
    GA: 'OH',
    NM: 'CA',
    NV: 'CA',
    AZ: 'CA',
    OR: 'CA',
    UT: 'CA',
  },
  ca: { BC: 'AB', SK: 'AB', QC: 'ON', MB: 'ON' },
};

/** Returns the state's region if it is offered, otherwise its neighbor or the default. */
export function resolveRegion(country: Country, state: string | null): Region {
  const offered = (code: string | null | undefined) =>
    regions.find((region) => region.country === country && region.code === code && !region.isHidden);
  return offered(state) ?? offered(neighbors[country][state ?? '']) ?? defaultRegion(country);
}

/** Addresses write countries in capitals. */
interface Place {
  country: Uppercase<Country>;
  state: string;
}

/** Returns the current region if it is the address's state, even if hidden: { country: 'US', state: 'MI' } → Ohio. */
export function addressRegion({ country, state }: Place, current: Region): Region {
  const market = country === 'US' ? 'us' : 'ca';
  const isHere = current.country === market && current.code === state;
  return isHere ? current : resolveRegion(market, state);
}
