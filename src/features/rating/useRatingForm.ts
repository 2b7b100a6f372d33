import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { loadRatingDraft, saveRatingDraft, type RatingDraft } from '../../data/rating/ratingDraft';
import { tagsForScore, type RatingTag } from '../../domain/rating/rating';
import type { Rating } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';

const emptyDraft: RatingDraft = { score: null, tags: [], effects: [] };

/** The form values of a saved rating. */
export const toRatingDraft = (rating: Rating | null): RatingDraft =>
  rating ? { score: rating.score, tags: rating.tags, effects: rating.effects } : emptyDraft;

/** The chosen tags that fit the score. */
export const tagsMatchingScore = ({ score, tags }: Pick<RatingDraft, 'score' | 'tags'>): RatingTag[] =>
  score === null ? [] : tags.filter((tag) => tagsForScore(score).includes(tag));

/** One form for all three steps. Each change is saved for this tab. */
export function useRatingForm(pod: UserPod, rating: Rating | null) {
  const form = useForm<RatingDraft>({ defaultValues: loadRatingDraft(pod) ?? toRatingDraft(rating) });
  const { control, subscribe } = form;
  const { podKey, savedAt } = pod;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset (without a name) is not saved, because its values are already saved.
        callback: ({ values, name }) => name && saveRatingDraft({ podKey, savedAt }, values),
      }),
    [subscribe, podKey, savedAt],
  );
  const hasScore = useWatch({ control, name: 'score' }) !== null;
  return { ...form, hasScore };
}

export type RatingForm = ReturnType<typeof useRatingForm>;
