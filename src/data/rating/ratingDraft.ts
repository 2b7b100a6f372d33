import { arrayOf, oneOf, object, string } from '../../domain/validation/plainSchema';
import {
  ratingEffects,
  ratingTags,
  scores,
  type RatingEffect,
  type RatingTag,
  type Score,
} from '../../domain/rating/rating';
import type { Rating } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { storedValue } from '../storedValue';
import { tabStorage } from '../tabStorage';

export interface RatingDraft {
  score: Score | null;
  tags: RatingTag[];
  effects: RatingEffect[];
}

/** `savedAt` distinguishes entries of the same pod by different shoppers. */
type Entry = Pick<UserPod, 'podKey' | 'savedAt'>;

const stored = storedValue<RatingDraft & Entry>({
  key: 'rating_draft',
  schema: object({
    podKey: string,
    savedAt: string,
    score: oneOf([null, ...scores]),
    tags: arrayOf(oneOf(ratingTags)),
    effects: arrayOf(oneOf(ratingEffects)),
  }),
  storage: tabStorage,
});

/** Null if there is no draft for this pod. */
export function loadRatingDraft(entry: Entry): RatingDraft | null {
  const draft = stored.load();
  if (draft?.podKey !== entry.podKey || draft.savedAt !== entry.savedAt) return null;
  const { score, tags, effects } = draft;
  return { score, tags, effects };
}

export const saveRatingDraft = ({ podKey, savedAt }: Entry, draft: RatingDraft): unknown =>
  stored.save({ podKey, savedAt, ...draft });

/** `ratedAt` distinguishes ratings of the same pod by different shoppers. */
interface ReviewDraft {
  podKey: string;
  ratedAt: string;
  text: string;
}

const storedReview = storedValue<ReviewDraft>({
  key: 'review_draft',
  schema: object({ podKey: string, ratedAt: string, text: string }),
  storage: tabStorage,
});

/** Null if there is no draft for this rating. */
export function loadReviewDraft({ podKey, createdAt }: Pick<Rating, 'podKey' | 'createdAt'>): string | null {
  const draft = storedReview.load();
  return draft?.podKey === podKey && draft.ratedAt === createdAt ? draft.text : null;
}

export const saveReviewDraft = ({ podKey, createdAt }: Pick<Rating, 'podKey' | 'createdAt'>, text: string): unknown =>
  storedReview.save({ podKey, ratedAt: createdAt, text });

export const clearReviewDraft = (): unknown => storedReview.save(null);

export const clearRatingDraft = (): unknown => stored.save(null);
