import type { GeoResponse } from '../../domain/region/geoAnswer';
import { regions, type Country, type Region } from '../../domain/region/regions';

/** Empty by default: this site's own API. */
const geoApi = process.env.GATSBY_GEO_API ?? '';
const timeoutMs = 3000;

export interface VisitorPlace {
  /** Null outside both markets. */
  country: Country | null;
  /** The region to offer. */
  region: Region | null;
  /** The two-letter code of the state or province, if known. */
  subdivision: string | null;
}

/** The visitor's apparent location; null if unknown. */
export async function fetchGeo(): Promise<VisitorPlace | null> {
  try {
    const response = await fetch(`${geoApi}/geo`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return null;
    const answer = (await response.json()) as Partial<GeoResponse>;
    const region = regions.find(({ code }) => code === answer.region) ?? null;
    return { country: region?.country ?? null, region, subdivision: answer.subcountry?.code ?? null };
  } catch {
    return null;
  }
}
