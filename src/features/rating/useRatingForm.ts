import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { loadRatingDraft, saveRatingDraft, type RatingDraft } from '../../data/rating/ratingDraft';
import { tagsForScore, type RatingTag } from '../../domain/rating/rating';
import type { Rating } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';

const emptyDraft: RatingDraft = { score: null, tags: [], effects: [] };

export const toRatingDraft = (rating: Rating | null): RatingDraft =>
  rating ? { score: rating.score, tags: rating.tags, effects: rating.effects } : emptyDraft;

export const tagsMatchingScore = ({ score, tags }: Pick<RatingDraft, 'score' | 'tags'>): RatingTag[] =>
  score === null ? [] : tags.filter((tag) => tagsForScore(score).includes(tag));

/** One form for all steps, saved as a draft for this tab after each change. */
export function useRatingForm(pod: UserPod, rating: Rating | null) {
  const form = useForm<RatingDraft>({ defaultValues: loadRatingDraft(pod) ?? toRatingDraft(rating) });
  const { control, subscribe } = form;
  const { podKey, savedAt } = pod;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset has no field name, and its values are saved already.
        callback: ({ values, name }) => name && saveRatingDraft({ podKey, savedAt }, values),
      }),
    [subscribe, podKey, savedAt],
  );
  const hasScore = useWatch({ control, name: 'score' }) !== null;
  return { ...form, hasScore };
}

export type RatingForm = ReturnType<typeof useRatingForm>;
