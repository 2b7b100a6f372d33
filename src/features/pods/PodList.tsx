import { useEffect, useRef, useState, type RefObject } from 'react';
import { maxUserPods, type PodFilter } from '../../domain/unlock/userPods';
import type { UserPod } from '../../domain/unlock/userPodSchema';
import { LoadFailure } from '../../i18n/LoadFailure';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { NoMatchingPods, NoPods } from './NoPods';
import { PodFilters } from './PodFilters';
import { PodRow } from './PodRow';
import { PodsSkeleton } from './PodsSkeleton';
import { RemovePod } from './RemovePod';
import { StaleNote } from './StaleNote';
import { useCanRate } from './useCanRate';
import { usePodDates, type PodDates } from './usePodDates';
import { usePodList, type ShownPods } from './usePodList';
import type { ChangePods } from './usePodsAddress';

interface PodListProps {
  filter: PodFilter;
  onChange: ChangePods;
}

/** The pods that the shopper saved and unlocked. */
export function PodList({ filter: { year, isUnrated }, onChange }: PodListProps) {
  const { t } = useWords('account', 'pods');
  const dates = usePodDates();
  const canRate = useCanRate();
  // Where pods cannot be rated, the filter for unrated pods does not apply.
  const filter = { year, isUnrated: isUnrated && canRate };
  const { whole, list } = usePodList(filter, dates.timezone);
  if (!list)
    return whole.errorUpdateCount > 0 ? (
      <LoadFailure title={t('pods.error')} query={whole} />
    ) : (
      <PodsSkeleton rowHeight="9rem" />
    );
  return <KnownPods list={list} filter={filter} dates={dates} onChange={onChange} />;
}

interface KnownPodsProps extends PodListProps {
  list: ShownPods;
  dates: PodDates;
}

function KnownPods({ list, filter, dates, onChange }: KnownPodsProps) {
  const { t } = useWords('account', 'pods');
  const root = useRef<HTMLElement>(null);
  const { ask, dialog } = useRemoval(root);
  const { source } = list;
  return (
    <Stack as="section" $gap={5} ref={root} tabIndex={-1} aria-label={t('pods.view.pods')}>
      {source.error && <SourceFailure list={list} />}
      {list.all.length === 0 ? (
        <NoPods />
      ) : (
        <>
          <PodFilters list={list} filter={filter} onChange={onChange} />
          <FoundPods list={list} filter={filter} dates={dates} onChange={onChange} onRemove={ask} />
        </>
      )}
      {dialog}
    </Stack>
  );
}

/** The list shown is stale or incomplete. */
function SourceFailure({ list: { source, isPartial } }: { list: ShownPods }) {
  const { t } = useWords('account', 'pods');
  return isPartial ? <LoadFailure title={t('pods.error')} query={source} /> : <StaleNote query={source} />;
}

/** Confirms a removal and then moves focus to the list, because the clicked button unmounts with its pod. */
function useRemoval(root: RefObject<HTMLElement | null>) {
  const [asked, setAsked] = useState<UserPod | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const hasRemoved = useRef(false);
  // Runs after the dialog has closed and returned focus.
  useEffect(() => {
    if (isOpen || !hasRemoved.current) return;
    hasRemoved.current = false;
    root.current?.focus();
  }, [isOpen, root]);
  const close = () => setIsOpen(false);
  const ask = (pod: UserPod) => {
    setAsked(pod);
    setIsOpen(true);
  };
  const removed = () => {
    hasRemoved.current = true;
    close();
  };
  const dialog = asked && (
    <RemovePod key={asked.podKey} pod={asked} isOpen={isOpen} onClose={close} onRemoved={removed} />
  );
  return { ask, dialog };
}

interface FoundPodsProps extends KnownPodsProps {
  onRemove: (pod: UserPod) => void;
}

function FoundPods({ list, filter, dates, onChange, onRemove }: FoundPodsProps) {
  const { plural, t } = useWords('account', 'pods');
  const { shown, isPartial } = list;
  const count = plural('pods.count', shown.length);
  useSpokenCount(isPartial ? null : count, filter);
  if (shown.length === 0)
    return isPartial ? <PodsSkeleton rowHeight="9rem" /> : <NoMatchingPods filter={filter} onChange={onChange} />;
  const isCut = shown.length >= maxUserPods;
  const newest = filter.year === null ? 'pods.newest' : 'pods.newestOfYear';
  return (
    <Stack $gap={4} aria-busy={isPartial}>
      <Text tone="muted">{isCut ? t(newest, { count: shown.length }) : count}</Text>
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

/** Announces the number of matches after a filter changes. */
function useSpokenCount(count: string | null, { year, isUnrated }: PodFilter): void {
  const asked = `${year}|${isUnrated}`;
  const said = useRef(asked);
  useEffect(() => {
    if (count === null || said.current === asked) return;
    said.current = asked;
    announce(count);
  }, [count, asked]);
}
