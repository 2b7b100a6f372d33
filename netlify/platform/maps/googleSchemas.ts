import { z } from 'zod';

export interface AddressComponent {
  long: string;
  short: string;
  types: string[];
}

const localizedText = z.object({ text: z.string() });

const prediction = z.object({
  placeId: z.string(),
  structuredFormat: z.object({ mainText: localizedText, secondaryText: localizedText.optional() }),
  types: z.array(z.string()).default([]),
});
export type Prediction = z.infer<typeof prediction>;

/** Places API (New), `places:autocomplete`. A response without suggestions is an empty object, but no other JSON. */
export const predictionsSchema = z.strictObject({
  suggestions: z.array(z.object({ placePrediction: prediction.optional() })).default([]),
});

export const detailsSchema = z.object({
  addressComponents: z.array(
    z
      .object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) })
      .partial()
      .transform(({ longText: long = '', shortText: short = '', types = [] }): AddressComponent => ({
        long,
        short,
        types,
      })),
  ),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
});

/** Geocoding API. Errors also have HTTP status 200 and a status word. */
export const geocodedSchema = z.object({
  status: z.string(),
  results: z
    .array(
      z.object({
        place_id: z.string(),
        geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
        address_components: z.array(
          z
            .object({ long_name: z.string(), short_name: z.string(), types: z.array(z.string()) })
            .partial()
            .transform(({ long_name: long = '', short_name: short = '', types = [] }): AddressComponent => ({
              long,
              short,
              types,
            })),
        ),
      }),
    )
    .default([]),
});

const errorSchema = z.object({
  error: z.object({
    status: z.string().default(''),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** An error's status word and reasons, which distinguish a refused key from an unknown id: both are a 400. */
export function errorStatusWords(body: unknown): string[] {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return [];
  const { status, details } = parsed.data.error;
  return [status, ...details.flatMap(({ reason }) => reason ?? [])];
}
