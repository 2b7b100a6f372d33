import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { loadRatingDraft, saveRatingDraft, type RatingDraft } from '../../data/rating/ratingDraft';
import { tagsOf, type RatingTag } from '../../domain/rating/rating';
import type { Rating } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';

const nothing: RatingDraft = { score: null, tags: [], effects: [] };

/** What a rating says, to begin a change with. */
export const draftOf = (rating: Rating | null): RatingDraft =>
  rating ? { score: rating.score, tags: rating.tags, effects: rating.effects } : nothing;

/** D-27: those of the chosen tags that go with the score. */
export const fittingTags = ({ score, tags }: Pick<RatingDraft, 'score' | 'tags'>): RatingTag[] =>
  score === null ? [] : tags.filter((tag) => tagsOf(score).includes(tag));

/** What is chosen in the three steps, kept in this tab as it is chosen: one form, of which each step shows a part. */
export function useRatingForm(pod: UserPod, rating: Rating | null) {
  const form = useForm<RatingDraft>({ defaultValues: loadRatingDraft(pod) ?? draftOf(rating) });
  const { control, subscribe } = form;
  const { podKey, savedAt } = pod;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // Begun anew it is what is saved already.
        callback: ({ values, name }) => name && saveRatingDraft({ podKey, savedAt }, values),
      }),
    [subscribe, podKey, savedAt],
  );
  const hasScore = useWatch({ control, name: 'score' }) !== null;
  return { ...form, hasScore };
}

export type RatingForm = ReturnType<typeof useRatingForm>;
