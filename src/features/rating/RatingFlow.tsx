import { useState } from 'react';
import { clearRatingDraft } from '../../data/rating/ratingDraft';
import type { Rating } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Button } from '../../ui/Button';
import { RatingDetails } from './RatingDetails';
import { EffectsStep } from './EffectsStep';
import type { RatingStepId } from './ratingSteps';
import { RatingSummary } from './RatingSummary';
import { ScoreStep } from './ScoreStep';
import { toRatingDraft, useRatingForm } from './useRatingForm';
import { useRatingSteps } from './useRatingSteps';
import { useSaveRating } from './useSaveRating';

interface RatingFlowProps {
  pod: UserPod;
  /** The server's rating, or null for an unrated pod. */
  storedRating: Rating | null;
  path: string;
}

export function RatingFlow({ pod, storedRating, path }: RatingFlowProps) {
  const { t } = useWords('account', 'pods');
  const now = useCurrentMinute();
  const [saved, setSaved] = useState<Rating | null>(null);
  const rating = saved ?? storedRating;
  const isChangeable = rating === null || now.getTime() <= Date.parse(rating.changeableUntil);
  const form = useRatingForm(pod, rating);
  const steps = useRatingSteps({ path, hasScore: form.hasScore, isRated: rating !== null, isChangeable });
  const saving = useSaveRating(pod.podKey, (response) => {
    setSaved(response);
    steps.close();
  });
  const discardChanges = () => {
    clearRatingDraft();
    form.reset(toRatingDraft(rating));
    saving.reset();
    steps.close();
  };

  if (rating && steps.open === null)
    return (
      <RatingSummary
        rating={rating}
        isCounted={pod.unlockedAt !== null}
        isChangeable={isChangeable}
        isNew={saved !== null}
        onChange={() => steps.go('score')}
        onWithdrawn={() => {
          setSaved(null);
          form.reset(toRatingDraft(null));
        }}
      />
    );
  const to = (step: RatingStepId) => () => steps.go(step);
  if (steps.open === 'details') return <RatingDetails form={form} onDone={to('effects')} onBack={to('score')} />;
  if (steps.open === 'effects')
    return <EffectsStep {...{ form, saving }} onBack={to('details')} onDiscard={discardChanges} />;
  const secondaryAction = rating && (
    <Button variant="quiet" onClick={discardChanges}>
      {t('rating.keep')}
    </Button>
  );
  return <ScoreStep form={form} secondaryAction={secondaryAction} onDone={to('details')} />;
}
