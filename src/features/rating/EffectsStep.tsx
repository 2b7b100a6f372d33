import { useController } from 'react-hook-form';
import { ratingEffects } from '../../domain/rating/rating';
import type { RatingInput } from '../../domain/rating/ratingSchema';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { RatingStep } from './RatingStep';
import { SaveFailure } from './SaveFailure';
import { CheckboxGroup } from './CheckboxGroup';
import { tagsMatchingScore, type RatingForm } from './useRatingForm';
import type { SaveRatingMutation } from './useSaveRating';

interface EffectsStepProps {
  form: RatingForm;
  saving: SaveRatingMutation;
  onBack: () => void;
  /** Discards the changes and returns to the saved rating. */
  onDiscard: () => void;
}

/** The last step, which saves the rating. */
export function EffectsStep({ form, saving, onBack, onDiscard }: EffectsStepProps) {
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
