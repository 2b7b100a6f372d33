import type { FormEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { scores, type Score } from '../../domain/rating/rating';
import { usePodsWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { RadioCards } from '../../ui/RadioCards';
import { RatingStep } from './RatingStep';
import { fittingTags, type RatingForm } from './useRatingForm';

interface ScoreStepProps {
  form: RatingForm;
  onDone: () => void;
  /** Beside the button that goes on. */
  wayBack?: ReactNode;
}

/** S3-20: how good the pod was, from 1 to 5. */
export function ScoreStep({ form, onDone, wayBack }: ScoreStepProps) {
  const { t } = usePodsWords();
  const { control, handleSubmit, getValues, setValue } = form;
  const { field, fieldState } = useController({
    control,
    name: 'score',
    rules: { validate: (score) => score !== null },
  });
  const goOn = () => {
    // D-27; not while it is chosen: the arrow keys pass by scores that nobody means.
    setValue('tags', fittingTags(getValues()));
    onDone();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const first = event.currentTarget.querySelector('input');
    void handleSubmit(goOn, () => first?.focus())(event);
  };
  const options = scores.map((score) => ({
    value: `${score}`,
    label: t(`rating.score.${score}`),
    detail: t('rating.outOf', { score }),
  }));
  return (
    <RatingStep id="score" hint={t('rating.hint.score')} onSubmit={submit}>
      <RadioCards
        legend={t('rating.score')}
        name="score"
        options={options}
        value={field.value === null ? null : `${field.value}`}
        onChange={(value) => field.onChange(Number(value) as Score)}
        error={fieldState.error && t('rating.score.required')}
      />
      <Button type="submit" size="large">
        {t('rating.continue')}
      </Button>
      {wayBack}
    </RatingStep>
  );
}
