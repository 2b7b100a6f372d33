import { useWords } from '../../i18n/LocaleContext';
import { useStepFlow } from '../../state/hooks/useStepFlow';
import { openStep, stepIds, type StepId } from './ratingSteps';

/** The id of the heading of the open step or the summary. */
export const ratingHeadingId = 'rating-part';

interface RatingProgress {
  /** The page's path with its locale. */
  path: string;
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

export function useRatingSteps({ path, ...progress }: RatingProgress) {
  const { t } = useWords('account', 'pods');
  return useStepFlow<StepId | null>({
    path,
    steps: stepIds,
    resolve: (requested) => openStep(requested, progress),
    headingId: () => ratingHeadingId,
    announcement: (id, position) => t('rating.progress', { ...position, title: t(`rating.step.${id}`) }),
    scrollTo: 'nearest',
  });
}
