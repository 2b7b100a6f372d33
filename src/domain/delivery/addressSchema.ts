import { z } from 'zod';

/** S3-07. `placeId` is stable; the coordinates are those of the place or, where no house is known, of its postal area. */
export const addressSchema = z.object({
  placeId: z.string().min(1).max(300),
  addressOne: z.string().min(1).max(200),
  addressTwo: z.string().max(60),
  city: z.string().max(100),
  /** Two-letter code of the state or province. */
  state: z.string().length(2),
  country: z.enum(['US', 'CA']),
  postalCode: z.string().max(10),
  /** One line, as a person writes it. */
  description: z.string().max(300),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type Address = z.infer<typeof addressSchema>;

/** A suggestion while an address is typed (S5-19, S7-27). */
export const placeSuggestionSchema = z.object({
  placeId: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
  /** The same street in each postal code of its town, where the code decides who delivers and none was typed. */
  postalCodes: z.array(z.object({ postalCode: z.string(), placeId: z.string() })).optional(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
