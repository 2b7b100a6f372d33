import { z } from 'zod';
import { ratingEffects, ratingTags, scores, tagsOf } from './rating';

const once = (values: readonly string[]) => new Set(values).size === values.length;
// Said in words of its own too: the API's description would name the first of the literals alone.
const score = z.literal(scores).meta({ type: 'integer', enum: [...scores] });
const tags = z.array(z.enum(ratingTags)).max(ratingTags.length).refine(once, 'expected each tag once');
const effects = z.array(z.enum(ratingEffects)).max(ratingEffects.length).refine(once, 'expected each effect once');

/** S3-20, D-27: what a shopper says of a pod; the tags are those of the score. */
export const ratingInputSchema = z
  .strictObject({ score, tags: tags.default([]), effects: effects.default([]) })
  .refine(({ score: given, tags: chosen }) => chosen.every((tag) => tagsOf(given).includes(tag)), {
    path: ['tags'],
    message: 'expected positive tags from a score of 4, negative ones up to 2, either at 3',
  });
export type RatingInput = z.infer<typeof ratingInputSchema>;

/** A shopper's rating of a pod as they read it. */
export const ratingSchema = z.object({
  podKey: z.string(),
  score,
  tags: z.array(z.enum(ratingTags)),
  effects: z.array(z.enum(ratingEffects)),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The last instant at which it may be changed. */
  changeableUntil: z.iso.datetime(),
});
export type Rating = z.infer<typeof ratingSchema>;
