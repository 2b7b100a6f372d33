import { z } from 'zod';
import { plainText } from '../text/plainText';
import { scores } from './rating';
import { hasContact, rejectionReasons, reviewLength, reviewStatuses, tidyReview } from './review';

const score = z.literal(scores).meta({ type: 'integer', enum: [...scores] });
const reason = z.enum(rejectionReasons);
const revision = z.int().min(1);

export const reviewInputSchema = z.strictObject({
  text: plainText()
    .overwrite(tidyReview)
    .min(reviewLength.min)
    .max(reviewLength.max)
    .refine((text) => !hasContact(text), 'expected no link, address, handle or phone number'),
});
export type ReviewInput = z.infer<typeof reviewInputSchema>;

/** A review as its author sees it. The reason tells why it was rejected. */
export const ownReviewSchema = z.object({
  text: z.string(),
  status: z.enum(reviewStatuses),
  reason: reason.nullable(),
  writtenAt: z.iso.datetime(),
});
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** A review as everybody sees it, without a name. */
export const publicReviewSchema = z.object({ id: z.uuid(), score, text: z.string(), writtenOn: z.iso.date() });
export type PublicReview = z.infer<typeof publicReviewSchema>;

/** The newest reviews of a pod, and how many there are. */
export const newestReviewsSchema = z.object({ count: z.int().min(0), newest: z.array(publicReviewSchema) });
export type NewestReviews = z.infer<typeof newestReviewsSchema>;

export const reviewedProductSchema = newestReviewsSchema.extend({ slug: z.string() });
export type ReviewedProduct = z.infer<typeof reviewedProductSchema>;

/** A review as the people who moderate see it: without anything about its author. */
export const moderatedReviewSchema = z.object({
  id: z.uuid(),
  revision,
  slug: z.string(),
  title: z.string(),
  score,
  text: z.string(),
  status: z.enum(reviewStatuses),
  reason: reason.nullable(),
  writtenAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
});
export type ModeratedReview = z.infer<typeof moderatedReviewSchema>;

/** `revision` is the text that was read. A rejection needs a reason, and nothing else has one. */
export const reviewDecisionSchema = z
  .strictObject({ revision, status: z.enum(['published', 'rejected']), reason: reason.nullable() })
  .refine(({ status, reason: given }) => (status === 'rejected') === (given !== null), {
    path: ['reason'],
    message: 'expected a reason for a rejection, and none for a publication',
  });
export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** How the reviews of each score were decided, deleted ones too, so that nobody can hide bad ones unnoticed. */
export const reviewCountsSchema = z.object({
  scores: z.array(z.object({ score, pending: z.int().min(0), published: z.int().min(0), rejected: z.int().min(0) })),
});
export type ReviewCounts = z.infer<typeof reviewCountsSchema>;
