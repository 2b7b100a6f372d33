import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ratingQuery } from '../../data/rating/ratingCalls';
import { clearRatingDraft } from '../../data/rating/ratingDraft';
import type { OwnReview } from '../../domain/rating/reviewSchema';
import type { Rating, RatingInput } from '../../domain/rating/ratingSchema';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { useWords } from '../../i18n/LocaleContext';
import { useCurrentMinute } from '../../state/hooks/useCurrentMinute';
import { Button } from '../../ui/Button';
import { RatingDetails } from './RatingDetails';
import type { RatingStepId } from './ratingSteps';
import { RatingSummary } from './RatingSummary';
import { ScoreStep } from './ScoreStep';
import { toRatingDraft, useRatingForm, tagsMatchingScore, type RatingForm } from './useRatingForm';
import { useRatingSteps } from './useRatingSteps';
import { useSaveRating, type SaveRatingMutation } from './useSaveRating';
import { useController } from 'react-hook-form';
import { ratingEffects } from '../../domain/rating/rating';
import { RatingStep } from './RatingStep';
import { CheckboxGroup } from './CheckboxGroup';
import type { ApiError } from '../../data/apiError';
import { replaceCached } from '../../data/replaceCached';
import { routePath } from '../../domain/site/routing/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { ErrorNotice } from '../../i18n/ErrorNotice';
import { permanentRefusal } from './refusals';

interface RatingFlowProps {
  pod: UserPod;
  /** The server's rating, or null for an unrated pod. */
  storedRating: Rating | null;
  path: string;
}

export function RatingFlow({ pod, storedRating, path }: RatingFlowProps) {
  const { t } = useWords('account', 'pods');
  const now = useCurrentMinute();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<Rating | null>(null);
  const rating = saved ?? storedRating;
  const isChangeable = rating === null || now.getTime() <= Date.parse(rating.changeableUntil);
  const form = useRatingForm(pod, rating);
  const steps = useRatingSteps({ path, hasScore: form.hasScore, isRated: rating !== null, isChangeable });
  const saving = useSaveRating(pod.podKey, (response) => {
    setSaved(response);
    steps.close();
  });
  const keepReview = (review: OwnReview | null) => {
    const update = (old: Rating | null | undefined) => old && { ...old, review };
    void replaceCached(queryClient, ratingQuery(pod.podKey).queryKey, (old) => update(old) ?? undefined);
    setSaved((old) => update(old) ?? null);
  };
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
        onReviewChange={keepReview}
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

interface EffectsStepProps {
  form: RatingForm;
  saving: SaveRatingMutation;
  onBack: () => void;
  /** Discards the changes and returns to the saved rating. */
  onDiscard: () => void;
}

/** The last step, which saves the rating. */
function EffectsStep({ form, saving, onBack, onDiscard }: EffectsStepProps) {
  const { t } = useWords('account', 'pods');
  const { control, handleSubmit } = form;
  const { field } = useController({ control, name: 'effects' });
  const options = ratingEffects.map((effect) => ({ value: effect, label: t(`rating.effect.${effect}`) }));
  const save = handleSubmit(({ score, tags, effects }) => {
    if (score === null) return;
    const rating: RatingInput = { score, tags: tagsMatchingScore({ score, tags }), effects };
    saving.mutate(rating);
  });
  return (
    <RatingStep id="effects" hint={t('rating.hint.optional')} onSubmit={(event) => void save(event)}>
      <CheckboxGroup legend={t('rating.effects')} options={options} chosen={field.value} onChange={field.onChange} />
      {saving.error && <SaveFailure error={saving.error} onDiscard={onDiscard} />}
      <Button type="submit" size="large" isBusy={saving.isPending} busyLabel={t('rating.saving')}>
        {t(field.value.length || saving.error ? 'rating.save' : 'rating.skipSave')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('rating.back')}
      </Button>
    </RatingStep>
  );
}

interface SaveFailureProps {
  error: ApiError;
  onDiscard: () => void;
}

/** Needs no retry button, because the step's submit button retries. */
function SaveFailure({ error, onDiscard }: SaveFailureProps) {
  const { t } = useWords('account', 'pods');
  if (error.code === 'rating_by_staff') return <ErrorNotice text={error.message} />;
  const refusal = permanentRefusal(error);
  if (!refusal) return <ErrorNotice title={errorMessage(error, t)} text={t('rating.error.save')} />;
  const action =
    refusal === 'closed'
      ? { label: t('rating.show'), onClick: onDiscard }
      : { label: t('account.pods'), to: routePath('myPods') };
  return <ErrorNotice text={t(`rating.error.${refusal}`)} actions={[action]} />;
}
