import { useEffect, useRef, type RefObject } from 'react';
import type { ActivationHistoryPage } from '../../domain/unlock/activationHistorySchema';
import type { PodsQuery } from '../../domain/unlock/podsQuery';
import { useWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/notifications/announcements';
import { historyRangeText } from './historyRangeText';
import type { ChangePods } from './usePodsAddress';

interface Arrival {
  root: RefObject<HTMLElement | null>;
  asked: PodsQuery;
  /** The response for the requested page; undefined while it loads. */
  page: ActivationHistoryPage | null | undefined;
  onChange: ChangePods;
}

/** Announces each newly loaded page or range of days. After paging, also moves focus and scrolls to the top. */
export function useHistoryArrival({ root, asked: { page: number, start, end }, page, onChange }: Arrival) {
  const words = useWords('account', 'pods');
  const asked = `${number}|${start}|${end}`;
  const shown = useRef(asked);
  const isTurning = useRef(false);
  const said = page?.content.length ? historyRangeText(page, words) : words.t('history.empty.dates');
  useEffect(() => {
    if (page === undefined || shown.current === asked) return;
    shown.current = asked;
    announce(said);
    if (!isTurning.current) return;
    isTurning.current = false;
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView?.({ block: 'start' });
  }, [asked, page, said, root]);
  return {
    goTo: (next: number) => {
      isTurning.current = true;
      onChange({ page: next });
    },
  };
}
