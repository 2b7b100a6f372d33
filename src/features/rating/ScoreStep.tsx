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
  /** Rendered below the submit button. */
  secondaryAction?: ReactNode;
}

export function ScoreStep({ form, onDone, secondaryAction }: ScoreStepProps) {
  const { t } = useWords('account', 'pods');
  const { control, handleSubmit, getValues, setValue } = form;
  const { field, fieldState } = useController({
    control,
    name: 'score',
    rules: { validate: (score) => score !== null },
  });
  const advance = () => {
    // Drop tags on submit instead of on change, because arrow keys pass through scores that the shopper doesn't want.
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
