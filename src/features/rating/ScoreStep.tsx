import type { FormEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { RatingStep } from './RatingStep';
import { StarField } from './StarField';
import { tagsMatchingScore, type RatingForm } from './useRatingForm';

interface ScoreStepProps {
  form: RatingForm;
  onDone: () => void;
  /** Rendered beside the button that continues. */
  secondaryAction?: ReactNode;
}

/** A score for the pod, from 1 to 5. */
export function ScoreStep({ form, onDone, secondaryAction }: ScoreStepProps) {
  const { t } = useWords('account', 'pods');
  const { control, handleSubmit, getValues, setValue } = form;
  const { field, fieldState } = useController({
    control,
    name: 'score',
    rules: { validate: (score) => score !== null },
  });
  const advance = () => {
    // Drops unfitting tags here and not while the score changes, because arrow keys pass through scores that the
    // shopper does not want.
    setValue('tags', tagsMatchingScore(getValues()));
    onDone();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const firstInput = event.currentTarget.querySelector('input');
    void handleSubmit(advance, () => firstInput?.focus())(event);
  };
  return (
    <RatingStep id="score" hint={t('rating.hint.score')} onSubmit={submit}>
      <StarField
        legend={t('rating.score')}
        name="score"
        value={field.value}
        onChange={field.onChange}
        getLabel={(score) => t(`rating.score.${score}`)}
        getDetail={(score) => t('rating.outOf', { score })}
        error={fieldState.error && t('rating.score.required')}
      />
      <Button type="submit" size="large">
        {t('rating.continue')}
      </Button>
      {secondaryAction}
    </RatingStep>
  );
}
