import { z } from 'zod';

/** `placeId` is stable. The coordinates are those of the place or, if the house is unknown, of its postal area. */
export const addressSchema = z.object({
  placeId: z.string().min(1).max(300),
  addressOne: z.string().min(1).max(200),
  addressTwo: z.string().max(60),
  city: z.string().max(100),
  /** Two-letter code of the state or province. */
  state: z.string().length(2),
  country: z.enum(['US', 'CA']),
  /** '' if nobody named it. */
  postalCode: z.string().max(10),
  /** The full address on one line, as people write it. */
  description: z.string().max(300),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type Address = z.infer<typeof addressSchema>;

/** A suggestion shown while the shopper types an address. */
export const placeSuggestionSchema = z.object({
  placeId: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
  /** True for a street that is delivered to but whose postal code is unknown, because its town has several. */
  needsPostalCode: z.boolean().optional(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
