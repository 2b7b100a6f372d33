import type { GeoAnswer } from '../../domain/region/geoAnswer';
import { regions, type Country, type Region } from '../../domain/region/regions';

/** D-36: this site's own by default. */
const geoApi = process.env.GATSBY_GEO_API ?? '';
const patience = 3000;

export interface VisitorPlace {
  /** Null outside both markets. */
  country: Country | null;
  /** The region to offer (D-06). */
  region: Region | null;
}

/** S7-24: where the visitor seems to be; null where nobody can tell. */
export async function fetchGeo(): Promise<VisitorPlace | null> {
  try {
    const response = await fetch(`${geoApi}/geo`, { signal: AbortSignal.timeout(patience) });
    if (!response.ok) return null;
    const answer = (await response.json()) as Partial<GeoAnswer>;
    const region = regions.find(({ code }) => code === answer.region) ?? null;
    return { country: region?.country ?? null, region };
  } catch {
    return null;
  }
}
