import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../data/apiError';
import { saveRating, ratingQuery } from '../../data/rating/ratingCalls';
import { clearRatingDraft } from '../../data/rating/ratingDraft';
import { replaceCached } from '../../data/replaceCached';
import type { Rating, RatingInput } from '../../domain/rating/ratingSchema';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { refetchUserPods } from '../../state/userPods';
import { permanentRefusal } from './refusals';

/** Also updates the cached pods and the rating requests. */
export function useSaveRating(podKey: string, onSaved: (rating: Rating) => void) {
  const { t } = useWords('account', 'pods');
  const queryClient = useQueryClient();
  return useMutation<Rating, ApiError, RatingInput>({
    // Fail immediately when offline instead of pausing, so that the form can show the error.
    networkMode: 'always',
    mutationFn: (rating) => saveRating(podKey, rating),
    onSuccess: async (rating) => {
      clearRatingDraft();
      await replaceCached(queryClient, ratingQuery(podKey).queryKey, rating);
      void queryClient.invalidateQueries({ queryKey: ['pods'] });
      refetchUserPods();
      announce(t('rating.saved'));
      onSaved(rating);
    },
    onError: (error) => {
      // The stored rating has changed since this page loaded it.
      if (permanentRefusal(error) === 'closed')
        void queryClient.invalidateQueries({ queryKey: ratingQuery(podKey).queryKey });
    },
  });
}

export type SaveRatingMutation = ReturnType<typeof useSaveRating>;
