import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { podsQuery } from '../../data/unlock/podsQuery';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { useWords } from '../../i18n/LocaleContext';
import { asIsland } from '../../state/QueryIsland';
import { Disclosure } from '../../ui/Disclosure';
import { Stack } from '../../ui/layout/Stack';
import { color, space, text } from '../../ui/theme/tokens';
import { OwnRating } from './OwnRating';
import { PodNote } from './PodNote';
import { RatingStars } from './RatingStars';
import { podTitle } from './podTitle';
import { usePodDates } from './usePodDates';

interface OwnedBeforeProps {
  /** The product's variants. */
  variantIds: readonly string[];
}

/** When the shopper unlocked pods of this product, with ratings and notes. Empty if the pods cannot be loaded. */
export const OwnedBefore = asIsland(({ variantIds }: OwnedBeforeProps) => {
  const { locale } = useWords();
  const dates = usePodDates();
  // The list of all pods ends after the newest hundred.
  const { data } = useQuery(
    podsQuery({ localeId: locale.id, year: null, isUnrated: false, timezone: dates.timezone, variantIds }),
  );
  const owned = data?.filter(
    ({ productVariantId, unlockedAt }) => unlockedAt !== null && variantIds.includes(productVariantId),
  );
  return owned?.length ? <Owned pods={owned} /> : null;
});

function Owned({ pods }: { pods: readonly UserPod[] }) {
  const { t } = useWords('account', 'pods');
  const { day } = usePodDates();
  const [hasOpened, setHasOpened] = useState(false);
  const date = day(pods[0]!.unlockedAt!);
  return (
    <Root>
      <Disclosure
        summary={pods.length > 1 ? t('pods.beforeOften', { date, count: pods.length }) : t('pods.before', { date })}
        onToggle={() => setHasOpened(true)}
      >
        {/* Stays mounted while closed, because it may contain an unsaved note. */}
        {hasOpened && (
          <Stack as="ul" $gap={5}>
            {pods.map((pod) => (
              <li key={pod.podKey}>
                <OwnedPod pod={pod} />
              </li>
            ))}
          </Stack>
        )}
      </Disclosure>
    </Root>
  );
}

function OwnedPod({ pod }: { pod: UserPod }) {
  const words = useWords('account', 'pods');
  const { locale, t } = words;
  const { day } = usePodDates();
  const { podKey, unlockedAt, userRating, batchId } = pod;
  return (
    <Stack $gap={3}>
      <strong>
        {t('pods.unlockedOn', { date: day(unlockedAt!) })} · {t('history.batch', { batch: batchId })}
      </strong>
      {userRating !== null && areRatingsShown(locale.country) && (
        <>
          <RatingStars score={userRating} />
          <OwnRating podKey={podKey} />
        </>
      )}
      <PodNote pod={pod} title={podTitle(pod, words)} />
    </Stack>
  );
}

/** Fits the height that the product page reserves. */
const Root = styled.div`
  > details > summary {
    min-height: 48px;
    padding-block: ${space[1]};
    ${text.small};
  }
  strong {
    ${text.label};
    color: ${color.ink};
  }
`;
