import { useEffect, useRef, useState, type RefObject } from 'react';
import { maxUserPods, type PodFilter } from '../../domain/unlock/userPods';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Stack } from '../../ui/layout/Stack';
import { Paragraph } from '../../ui/text/Paragraph';
import { NoMatchingPods, NoPods } from './NoPods';
import { PodFilters } from './PodFilters';
import { PodRow } from './PodRow';
import { PodsSkeleton } from './PodsSkeleton';
import { RemovePod } from './RemovePod';
import { StaleNotice } from './StaleNotice';
import { useCanRate } from './useCanRate';
import { usePodDates, type PodDates } from './usePodDates';
import { usePodList, type ShownPods } from './usePodList';
import type { ChangePodsQuery } from './usePodsUrl';

interface PodListProps {
  filter: PodFilter;
  onChange: ChangePodsQuery;
}

export function PodList({ filter: { year, isUnrated }, onChange }: PodListProps) {
  const { t } = useWords('account', 'pods');
  const dates = usePodDates();
  const canRate = useCanRate();
  // The filter for unrated pods does not apply in regions without ratings.
  const filter = { year, isUnrated: isUnrated && canRate };
  const { wholeList, list } = usePodList(filter, dates.timezone);
  if (!list)
    return wholeList.errorUpdateCount > 0 ? (
      <LoadFailure title={t('pods.error')} query={wholeList} />
    ) : (
      <PodsSkeleton rowHeight="9rem" />
    );
  return <LoadedPods list={list} filter={filter} dates={dates} onChange={onChange} />;
}

interface LoadedPodsProps extends PodListProps {
  list: ShownPods;
  dates: PodDates;
}

function LoadedPods({ list, filter, dates, onChange }: LoadedPodsProps) {
  const { t } = useWords('account', 'pods');
  const root = useRef<HTMLElement>(null);
  const { confirm, dialog } = useRemoval(root);
  const { source } = list;
  return (
    <Stack as="section" $gap={5} ref={root} tabIndex={-1} aria-label={t('pods.view.pods')}>
      {source.error && <SourceFailure list={list} />}
      {list.all.length === 0 ? (
        <NoPods />
      ) : (
        <>
          <PodFilters list={list} filter={filter} onChange={onChange} />
          <MatchingPods list={list} filter={filter} dates={dates} onChange={onChange} onRemove={confirm} />
        </>
      )}
      {dialog}
    </Stack>
  );
}

function SourceFailure({ list: { source, isPartial } }: { list: ShownPods }) {
  const { t } = useWords('account', 'pods');
  return isPartial ? <LoadFailure title={t('pods.error')} query={source} /> : <StaleNotice query={source} />;
}

/** Confirms a removal and then moves focus to the list, because the clicked button unmounts with its pod. */
function useRemoval(root: RefObject<HTMLElement | null>) {
  const [pod, setPod] = useState<UserPod | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasRemoved = useRef(false);
  // Runs after the dialog has closed and returned focus.
  useEffect(() => {
    if (isOpen || !hasRemoved.current) return;
    hasRemoved.current = false;
    root.current?.focus();
  }, [isOpen, root]);
  const close = () => setIsOpen(false);
  const confirm = (candidate: UserPod) => {
    setPod(candidate);
    setIsOpen(true);
  };
  const closeRemoved = () => {
    hasRemoved.current = true;
    close();
  };
  const dialog = pod && (
    <RemovePod key={pod.podKey} pod={pod} isOpen={isOpen} onClose={close} onRemoved={closeRemoved} />
  );
  return { confirm, dialog };
}

interface MatchingPodsProps extends LoadedPodsProps {
  onRemove: (pod: UserPod) => void;
}

function MatchingPods({ list, filter, dates, onChange, onRemove }: MatchingPodsProps) {
  const { plural, t } = useWords('account', 'pods');
  const { shown, isPartial } = list;
  const count = plural('pods.count', shown.length);
  useCountAnnouncement(isPartial ? null : count, filter);
  if (shown.length === 0)
    return isPartial ? <PodsSkeleton rowHeight="9rem" /> : <NoMatchingPods filter={filter} onChange={onChange} />;
  const isTruncated = shown.length >= maxUserPods;
  const newest = filter.year === null ? 'pods.newest' : 'pods.newestOfYear';
  return (
    <Stack $gap={4} aria-busy={isPartial}>
      <Paragraph tone="muted">{isTruncated ? t(newest, { count: shown.length }) : count}</Paragraph>
      <Stack as="ul" $gap={4}>
        {shown.map((pod) => (
          <li key={pod.podKey}>
            <PodRow pod={pod} dates={dates} onRemove={() => onRemove(pod)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function useCountAnnouncement(count: string | null, { year, isUnrated }: PodFilter): void {
  const filterKey = `${year}|${isUnrated}`;
  const announcedKey = useRef(filterKey);
  useEffect(() => {
    if (count === null || announcedKey.current === filterKey) return;
    announcedKey.current = filterKey;
    announce(count);
  }, [count, filterKey]);
}
