import type { GeoResponse } from '../../domain/region/geoResponse';
import { regions, type Country, type Region } from '../../domain/region/regions';

const geoApi = process.env.GATSBY_GEO_API ?? '';
const timeoutMs = 3000;

export interface VisitorLocation {
  country: Country | null;
  region: Region | null;
  subdivision: string | null;
}

export async function fetchGeo(): Promise<VisitorLocation | null> {
  try {
    const response = await fetch(`${geoApi}/geo`, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) return null;
    const body = (await response.json()) as Partial<GeoResponse>;
    const region = regions.find(({ code }) => code === body.region) ?? null;
    return { country: region?.country ?? null, region, subdivision: body.subcountry?.code ?? null };
  } catch {
    return null;
  }
}
