import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { putRating, ratingQuery } from '../../data/rating/ratingCalls';
import { forgetRatingDraft } from '../../data/rating/ratingDraft';
import type { Rating, RatingInput } from '../../domain/rating/ratingSchema';
import { usePodsWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { userPodsChanged } from '../../state/userPods';
import { refusalOf } from './refusals';

/** D-27: saves a rating; what lists pods or asks for their rating hears of it (S5-21). */
export function useSaveRating(podKey: string, onSaved: (rating: Rating) => void) {
  const { t } = usePodsWords();
  const queries = useQueryClient();
  return useMutation<Rating, ApiError, RatingInput>({
    // Without a network it fails at once, and says so.
    networkMode: 'always',
    mutationFn: (rating) => putRating(podKey, rating),
    onSuccess: (rating) => {
      forgetRatingDraft();
      queries.setQueryData(ratingQuery(podKey).queryKey, rating);
      void queries.invalidateQueries({ queryKey: ['pods'] });
      userPodsChanged();
      announce(t('rating.saved'));
      onSaved(rating);
    },
    onError: (error) => {
      // The rating that stands is another than this page knew.
      if (refusalOf(error) === 'closed') void queries.invalidateQueries({ queryKey: ratingQuery(podKey).queryKey });
    },
  });
}

export type RatingSaving = ReturnType<typeof useSaveRating>;
