import { z } from 'zod';
import { ownReviewSchema } from './reviewSchema';
import { ratingEffects, ratingTags, scores, tagsForScore } from './rating';

const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
// The OpenAPI document would otherwise only list the first literal.
const score = z.literal(scores).meta({ type: 'integer', enum: [...scores] });
const tags = z.array(z.enum(ratingTags)).max(ratingTags.length).refine(isUnique, 'expected each tag once');
const effects = z.array(z.enum(ratingEffects)).max(ratingEffects.length).refine(isUnique, 'expected each effect once');

export const ratingInputSchema = z
  .strictObject({ score, tags: tags.default([]), effects: effects.default([]) })
  .refine(({ score: ratedScore, tags: chosen }) => chosen.every((tag) => tagsForScore(ratedScore).includes(tag)), {
    path: ['tags'],
    message: 'expected positive tags for a score of 4 or 5, negative tags for 1 or 2, either for 3',
  });
export type RatingInput = z.infer<typeof ratingInputSchema>;

export const ratingSchema = z.object({
  podKey: z.string(),
  score,
  tags: z.array(z.enum(ratingTags)),
  effects: z.array(z.enum(ratingEffects)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  changeableUntil: z.iso.datetime(),
  review: ownReviewSchema.nullable(),
});
export type Rating = z.infer<typeof ratingSchema>;
