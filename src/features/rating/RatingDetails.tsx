import { useController } from 'react-hook-form';
import { negativeTags, positiveTags, tagsForScore, type RatingTag } from '../../domain/rating/rating';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { RatingStep } from './RatingStep';
import { CheckboxGroup } from './CheckboxGroup';
import { tagsMatchingScore, type RatingForm } from './useRatingForm';

interface RatingDetailsProps {
  form: RatingForm;
  onDone: () => void;
  onBack: () => void;
}

const tagsByKind = { positive: positiveTags, negative: negativeTags } as const;

/** Offers the tags that fit the chosen score. */
export function RatingDetails({ form, onDone, onBack }: RatingDetailsProps) {
  const { t } = useWords('account', 'pods', 'ratings');
  const { control, handleSubmit, getValues } = form;
  const { field } = useController({ control, name: 'tags' });
  const { score } = getValues();
  const chosen = tagsMatchingScore({ score, tags: field.value });
  const availableTags = score === null ? [] : tagsForScore(score);
  const getOptions = (tags: readonly RatingTag[]) =>
    tags.filter((tag) => availableTags.includes(tag)).map((tag) => ({ value: tag, label: t(`rating.tag.${tag}`) }));
  const kinds = (['positive', 'negative'] as const).filter((kind) => getOptions(tagsByKind[kind]).length > 0);
  return (
    <RatingStep id="details" hint={t('rating.hint.optional')} onSubmit={(event) => void handleSubmit(onDone)(event)}>
      {kinds.map((kind) => (
        <CheckboxGroup
          key={kind}
          legend={t(`rating.tags.${kind}`)}
          options={getOptions(tagsByKind[kind])}
          chosen={chosen}
          onChange={field.onChange}
        />
      ))}
      <Button type="submit" size="large">
        {t(chosen.length ? 'rating.continue' : 'rating.skip')}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {t('rating.back')}
      </Button>
    </RatingStep>
  );
}
