import { useQuery } from '@tanstack/react-query';
import { ratingQuery } from '../../data/rating/ratingCalls';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Fact } from '../../ui/text/Fact';
import { PodFacts } from './PodRow.styles';

/** The shopper's own rating of a pod, with tags and effects. Loads when it is rendered. */
export function OwnRating({ podKey }: { podKey: string }) {
  const { t } = useWords('account', 'pods', 'ratings');
  const query = useQuery(ratingQuery(podKey));
  if (query.isPending) return <Skeleton $width="60%" aria-hidden />;
  if (query.isError) return <LoadFailure title={t('pods.rating.error')} query={query} />;
  const { tags, effects } = query.data;
  if (tags.length + effects.length === 0) return null;
  return (
    <PodFacts>
      {tags.length > 0 && (
        <Fact name={t('pods.rating.tags')}>{tags.map((tag) => t(`rating.tag.${tag}`)).join(', ')}</Fact>
      )}
      {effects.length > 0 && (
        <Fact name={t('pods.rating.effects')}>{effects.map((effect) => t(`rating.effect.${effect}`)).join(', ')}</Fact>
      )}
    </PodFacts>
  );
}
