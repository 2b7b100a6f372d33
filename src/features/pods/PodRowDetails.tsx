import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { batchInfoQuery } from '../../data/unlock/podsQuery';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { Disclosure } from '../../ui/Disclosure';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { color } from '../../ui/theme/tokens';
import { OwnRating } from './OwnRating';
import { PodKey } from './PodKey';
import { PodFacts } from './PodRow.styles';
import { useCanRate } from './useCanRate';
import type { PodDates } from './usePodDates';
import { Fact } from '../../ui/text/Fact';

interface PodDetailsProps {
  pod: UserPod;
  title: string;
  dates: PodDates;
}

/** Fetches the batch's data only when the details are opened. */
export function PodRowDetails({ pod, title, dates }: PodDetailsProps) {
  const { t } = useWords('account', 'pods');
  const [isOpen, setIsOpen] = useState(false);
  const summary = (
    <span>
      {t('pods.details')}
      <VisuallyHidden> {title}</VisuallyHidden>
    </span>
  );
  return (
    <DetailsRow>
      <Disclosure summary={summary} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        {isOpen && <OpenDetails pod={pod} title={title} dates={dates} />}
      </Disclosure>
    </DetailsRow>
  );
}

function OpenDetails({ pod, title, dates }: PodDetailsProps) {
  const { locale, t } = useWords('account', 'pods');
  const canRate = useCanRate();
  const batch = useQuery(batchInfoQuery(locale.id, pod.batchId));
  const batchInfo = batch.data;
  const weight = new Intl.NumberFormat(locale.id, { style: 'unit', unit: 'gram', maximumFractionDigits: 3 });
  const grams = (value: number | null | undefined) => (value == null ? null : weight.format(value));
  const facts: [string, string | null | undefined][] = [
    [t('pods.batch'), pod.batchId],
    [t('pods.product'), batchInfo && `${batchInfo.title}, ${batchInfo.variantTitle}`],
    [t('pods.brand'), batchInfo?.brandName ?? pod.brandName],
    [t('pods.grams'), grams(batchInfo?.grams)],
    [t('pods.thc'), grams(batchInfo?.thcGrams)],
    [t('pods.savedAt'), dates.dateTime(pod.savedAt)],
    [t('pods.unlockedAt'), pod.unlockedAt ? dates.dateTime(pod.unlockedAt) : t('pods.notUnlocked')],
  ];
  return (
    <Stack $gap={4}>
      <PodFacts>
        <Fact name={t('pods.key')}>
          <PodKey podKey={pod.podKey} title={title} />
        </Fact>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={name}>
                {value}
              </Fact>
            ),
        )}
      </PodFacts>
      {canRate && pod.userRating !== null && <OwnRating podKey={pod.podKey} />}
      {batch.isPending && <Skeleton $width="60%" aria-hidden />}
      {batch.isError && <LoadFailure title={t('pods.details.error')} query={batch} />}
    </Stack>
  );
}

const DetailsRow = styled.div`
  grid-area: details;
  border-top: 1px solid ${color.line};
  > details {
    border: 0;
  }
`;
