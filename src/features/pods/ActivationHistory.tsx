import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { activationHistoryQuery } from '../../data/unlock/activationHistoryQuery';
import type { ActivationHistoryPage as HistoryPage } from '../../domain/unlock/activationHistorySchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import type { PodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { Stack } from '../../ui/layout/Stack';
import { HistoryDaysForm } from './HistoryDaysForm';
import { HistoryEntries } from './HistoryEntries';
import { FirstPod } from './NoPods';
import { PodsSkeleton } from './PodsSkeleton';
import { StaleNote } from './StaleNote';
import { useHistoryArrival } from './useHistoryArrival';
import { usePodDates, type PodDates } from './usePodDates';
import type { ChangePods } from './usePodsAddress';

interface ActivationHistoryProps {
  asked: PodsQuery;
  onChange: ChangePods;
}

function useHistory({ page, start, end }: PodsQuery, timezone: string) {
  const { locale } = useWords('account', 'pods');
  return useQuery({
    ...activationHistoryQuery({ localeId: locale.id, timezone, page, start, end }),
    // The previous page stays until the next one arrives.
    placeholderData: keepPreviousData,
  });
}

/** The shopper's activations, newest first, 100 per page. */
export function ActivationHistory({ asked, onChange }: ActivationHistoryProps) {
  const { t } = useWords('account', 'pods');
  const dates = usePodDates();
  const root = useRef<HTMLElement>(null);
  const history = useHistory(asked, dates.timezone);
  const { data, error, isPlaceholderData, errorUpdateCount } = history;
  const isKnown = data !== undefined;
  const hasDays = asked.start !== '' || asked.end !== '';
  const hasNone = isKnown && !isPlaceholderData && !hasDays && !data?.totalElements;
  const { goTo } = useHistoryArrival({ root, asked, page: isPlaceholderData ? undefined : data, onChange });
  return (
    <Stack as="section" $gap={5} ref={root} tabIndex={-1} aria-label={t('pods.view.history')}>
      {!hasNone && <HistoryDaysForm days={asked} onApply={(days) => onChange({ ...days, page: 1 })} />}
      {isKnown && error && <StaleNote query={history} />}
      {isKnown ? (
        <Stack $gap={5} aria-busy={isPlaceholderData}>
          <KnownHistory {...{ data, asked, dates, hasDays }} onPage={goTo} />
        </Stack>
      ) : errorUpdateCount > 0 ? (
        <LoadFailure title={t('error.podHistory')} query={history} />
      ) : (
        <PodsSkeleton rowHeight="4rem" />
      )}
    </Stack>
  );
}

interface KnownHistoryProps {
  data: HistoryPage | null;
  asked: PodsQuery;
  dates: PodDates;
  hasDays: boolean;
  onPage: (page: number) => void;
}

function KnownHistory({ data, dates, hasDays, onPage }: KnownHistoryProps) {
  const { t } = useWords('account', 'pods');
  if (!data?.totalElements)
    return hasDays ? (
      <EmptyState title={t('history.empty.dates')} />
    ) : (
      <EmptyState title={t('history.empty')} action={<FirstPod />}>
        {t('history.empty.text')}
      </EmptyState>
    );
  if (data.content.length === 0)
    return (
      <EmptyState
        title={t('history.empty.page')}
        action={
          <Button variant="secondary" onClick={() => onPage(1)}>
            {t('history.firstPage')}
          </Button>
        }
      />
    );
  return <HistoryEntries history={data} dates={dates} onPage={onPage} />;
}
