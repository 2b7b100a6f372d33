import { ratingChangePeriodMs } from '../../../src/domain/rating/rating';
import { ratingSchema, type Rating } from '../../../src/domain/rating/ratingSchema';
import type { ratings } from '../../database/schema';

export const presentRating = (
  podKey: string,
  { score, tags, effects, createdAt, updatedAt }: typeof ratings.$inferSelect,
): Rating =>
  ratingSchema.parse({
    podKey,
    score,
    tags,
    effects,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    changeableUntil: new Date(createdAt.getTime() + ratingChangePeriodMs).toISOString(),
  });
