import { useEffect, useRef, type RefObject } from 'react';
import type { ActivationHistoryPage } from '../../domain/unlock/activationHistorySchema';
import type { PodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { formatHistoryRange } from './formatHistoryRange';
import type { ChangePodsQuery } from './usePodsUrl';

interface HistoryAnnouncement {
  root: RefObject<HTMLElement | null>;
  query: PodsQuery;
  /** The response for the requested page; undefined while it loads. */
  page: ActivationHistoryPage | null | undefined;
  onChange: ChangePodsQuery;
}

/** Announces each newly loaded page or range of days. After paging, also moves focus and scrolls to the top. */
export function useHistoryAnnouncement({
  root,
  query: { page: number, start, end },
  page,
  onChange,
}: HistoryAnnouncement) {
  const translator = useWords('account', 'pods');
  const requestKey = `${number}|${start}|${end}`;
  const announcedKey = useRef(requestKey);
  const isPaging = useRef(false);
  const announcement = page?.content.length
    ? formatHistoryRange(page, translator)
    : translator.t('history.empty.dates');
  useEffect(() => {
    if (page === undefined || announcedKey.current === requestKey) return;
    announcedKey.current = requestKey;
    announce(announcement);
    if (!isPaging.current) return;
    isPaging.current = false;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: 'start' });
  }, [requestKey, page, announcement, root]);
  return {
    goTo: (next: number) => {
      isPaging.current = true;
      onChange({ page: next });
    },
  };
}
