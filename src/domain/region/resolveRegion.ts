import { defaultRegion, regions, type Country, type Region } from './regions';

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
