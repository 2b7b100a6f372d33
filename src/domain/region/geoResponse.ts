import { z } from 'zod';
import type { Country } from './regions';
import { resolveRegion } from './resolveRegion';

/** `region` is the one to suggest. Null outside both countries. */
export const geoResponseSchema = z.object({
  country: z.object({ code: z.string().nullable() }),
  subcountry: z.object({ code: z.string() }).nullable(),
  region: z.string().nullable(),
});
export type GeoResponse = z.infer<typeof geoResponseSchema>;

const markets: Record<string, Country> = { US: 'us', CA: 'ca' };

/** Falls back to a neighbor or the default: ('US', 'NV') → California. */
export function geoResponse(countryCode: string | null, subdivisionCode: string | null): GeoResponse {
  const market = markets[countryCode ?? ''];
  return {
    country: { code: countryCode },
    subcountry: subdivisionCode === null ? null : { code: subdivisionCode },
    region: market ? resolveRegion(market, subdivisionCode).code : null,
  };
}
