import { z } from 'zod';

/** The coordinates are those of the house or, if it is unknown, of its postal area. */
export const addressSchema = z.object({
  placeId: z.string().min(1).max(300),
  addressOne: z.string().min(1).max(200),
  addressTwo: z.string().max(60),
  city: z.string().max(100),
  state: z.string().length(2),
  country: z.enum(['US', 'CA']),
  postalCode: z.string().max(10),
  description: z.string().max(300),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type Address = z.infer<typeof addressSchema>;

export const placeSuggestionSchema = z.object({
  placeId: z.string(),
  mainText: z.string(),
  secondaryText: z.string(),
  /** Set for a street in a town with several postal codes. */
  needsPostalCode: z.boolean().optional(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestionSchema>;
