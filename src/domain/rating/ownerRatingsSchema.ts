import { z } from 'zod';
import { minRatings } from '../catalogue/ownerRatings';
import { ratingEffects, ratingTags, scores } from './rating';
import { newestReviewsSchema, reviewedProductSchema } from './reviewSchema';

const average = z.number().min(1).max(5);
const count = z.int().min(minRatings);
const mentions = z.int().min(1);

const ratedProductSchema = z.object({ slug: z.string(), average, count });

/** With the index of the product's first size, which ratings in the HTML of pages do without. */
export const listedRatingSchema = ratedProductSchema.extend({ sizeIndex: z.string().optional() });
export type ListedRating = z.infer<typeof listedRatingSchema>;

export const ratedProductsSchema = z.object({ products: z.array(ratedProductSchema) });
export type RatedProducts = z.infer<typeof ratedProductsSchema>;

/** The ratings and reviews as they were on a day, which the pages' HTML has. */
export const ratingsSnapshotSchema = ratedProductsSchema.extend({
  reviewed: z.array(reviewedProductSchema),
  asOf: z.iso.date(),
});
export type RatingsSnapshot = z.infer<typeof ratingsSnapshotSchema>;
export type SiteRatings = Omit<RatingsSnapshot, 'asOf'>;

/** `scores` has the number of ratings for each score, from 1 to 5. */
const ratingsSchema = z.object({
  average,
  count,
  scores: z.array(z.int().min(0)).length(scores.length),
  tags: z.array(z.object({ tag: z.enum(ratingTags), count: mentions })),
  effects: z.array(z.object({ effect: z.enum(ratingEffects), count: mentions })),
});
export type OwnerRatings = z.infer<typeof ratingsSchema>;

/** The ratings are null if too few owners have rated the product. */
export const ownerRatingsSchema = z.object({
  slug: z.string(),
  ratings: ratingsSchema.nullable(),
  reviews: newestReviewsSchema,
});
export type OwnerRatingsResponse = z.infer<typeof ownerRatingsSchema>;
