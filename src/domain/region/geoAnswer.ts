import { z } from 'zod';
import type { Country } from './regions';
import { resolveRegion } from './resolveRegion';

/** The visitor's apparent location. `region` is the one to offer; null outside both markets. */
export const geoAnswerSchema = z.object({
  country: z.object({ code: z.string().nullable() }),
  subcountry: z.object({ code: z.string() }).nullable(),
  region: z.string().nullable(),
});
export type GeoAnswer = z.infer<typeof geoAnswerSchema>;

const markets: Record<string, Country> = { US: 'us', CA: 'ca' };

/** The response for a detected country and state or province (two-letter codes): ('US', 'NV') → region CA. */
export function geoAnswer(countryCode: string | null, subdivisionCode: string | null): GeoAnswer {
  const market = markets[countryCode ?? ''];
  return {
    country: { code: countryCode },
    subcountry: subdivisionCode === null ? null : { code: subdivisionCode },
    region: market ? resolveRegion(market, subdivisionCode).code : null,
  };
}
