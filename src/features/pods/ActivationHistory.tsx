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
import { FirstPodLink } from './NoPods';
import { PodsSkeleton } from './PodsSkeleton';
import { StaleNotice } from './StaleNotice';
import { useHistoryAnnouncement } from './useHistoryAnnouncement';
import { usePodDates, type PodDates } from './usePodDates';
import type { ChangePodsQuery } from './usePodsUrl';

interface ActivationHistoryProps {
  query: PodsQuery;
  onChange: ChangePodsQuery;
}

function useHistory({ page, start, end }: PodsQuery, timezone: string) {
  const { locale } = useWords('account', 'pods');
  return useQuery({
    ...activationHistoryQuery({ localeId: locale.id, timezone, page, start, end }),
    // Show the previous page until the next one loads.
    placeholderData: keepPreviousData,
  });
}

/** The shopper's activations, newest first, 100 per page. */
export function ActivationHistory({ query, onChange }: ActivationHistoryProps) {
  const { t } = useWords('account', 'pods');
  const dates = usePodDates();
  const root = useRef<HTMLElement>(null);
  const history = useHistory(query, dates.timezone);
  const { data, error, isPlaceholderData, errorUpdateCount } = history;
  const isLoaded = data !== undefined;
  const hasDays = query.start !== '' || query.end !== '';
  const isEmpty = isLoaded && !isPlaceholderData && !hasDays && !data?.totalElements;
  const { goTo } = useHistoryAnnouncement({ root, query, page: isPlaceholderData ? undefined : data, onChange });
  return (
    <Stack as="section" $gap={5} ref={root} tabIndex={-1} aria-label={t('pods.view.history')}>
      {!isEmpty && <HistoryDaysForm days={query} onApply={(days) => onChange({ ...days, page: 1 })} />}
      {isLoaded && error && <StaleNotice query={history} />}
      {isLoaded ? (
        <Stack $gap={5} aria-busy={isPlaceholderData}>
          <LoadedHistory {...{ data, query, dates, hasDays }} onPage={goTo} />
        </Stack>
      ) : errorUpdateCount > 0 ? (
        <LoadFailure title={t('error.podHistory')} query={history} />
      ) : (
        <PodsSkeleton rowHeight="4rem" />
      )}
    </Stack>
  );
}

interface LoadedHistoryProps {
  data: HistoryPage | null;
  query: PodsQuery;
  dates: PodDates;
  hasDays: boolean;
  onPage: (page: number) => void;
}

function LoadedHistory({ data, dates, hasDays, onPage }: LoadedHistoryProps) {
  const { t } = useWords('account', 'pods');
  if (!data?.totalElements)
    return hasDays ? (
      <EmptyState title={t('history.empty.dates')} />
    ) : (
      <EmptyState title={t('history.empty')} action={<FirstPodLink />}>
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
