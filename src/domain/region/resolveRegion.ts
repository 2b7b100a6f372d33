import { defaultRegion, regions, type Country, type Region } from './regions';

/** S4-33: a state or province without a region of its own is served by a neighbour. */
const neighbours: Record<Country, Record<string, Region['code']>> = {
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

/** D-06: the region for a detected or typed state or province: itself if offered, else its neighbour if offered, else the default. */
export function resolveRegion(country: Country, state: string | null): Region {
  const offered = (code: string | null | undefined) =>
    regions.find((region) => region.country === country && region.code === code && !region.isHidden);
  return offered(state) ?? offered(neighbours[country][state ?? '']) ?? defaultRegion(country);
}
