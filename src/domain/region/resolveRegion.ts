import { type Region, defaultRegion, regions, type Country } from './regions';
import type { Address } from '../delivery/address/addressSchema';

/** The region used for a state or province that has none of its own. */
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

/**
 * The region for a detected or typed state or province: itself if offered, else its neighbor if offered, else the
 * default.
 */
export function resolveRegion(country: Country, state: string | null): Region {
  const offered = (code: string | null | undefined) =>
    regions.find((region) => region.country === country && region.code === code && !region.isHidden);
  return offered(state) ?? offered(neighbors[country][state ?? '']) ?? defaultRegion(country);
}

/**
 * The region that an address belongs to: the current region if it is the address's own state, even if hidden; else the
 * region that any place in that state resolves to. { country: 'US', state: 'MI' } → Ohio.
 */
export function addressRegion({ country, state }: Pick<Address, 'country' | 'state'>, current: Region): Region {
  const market = country === 'US' ? 'us' : 'ca';
  const isHere = current.country === market && current.code === state;
  return isHere ? current : resolveRegion(market, state);
}
