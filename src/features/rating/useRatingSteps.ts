import { useWords } from '../../i18n/LocaleContext';
import { useStepFlow } from '../../state/hooks/useStepFlow';
import { openRatingStep, ratingStepIds, type RatingStepId } from './ratingSteps';

/** The heading that receives focus, on each step and on the summary. */
export const ratingHeadingId = 'rating-part';

interface RatingProgress {
  path: string;
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

export function useRatingSteps({ path, ...progress }: RatingProgress) {
  const { t } = useWords('account', 'pods');
  return useStepFlow<RatingStepId | null>({
    path,
    steps: ratingStepIds,
    resolve: (requested) => openRatingStep(requested, progress),
    headingId: () => ratingHeadingId,
    announcement: (id, position) => t('rating.progress', { ...position, title: t(`rating.step.${id}`) }),
    scrollTo: 'nearest',
  });
}
