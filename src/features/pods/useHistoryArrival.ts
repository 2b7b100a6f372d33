import { useEffect, useRef, type RefObject } from 'react';
import type { ActivationHistory } from '../../domain/unlock/activationHistorySchema';
import type { PodsAddress } from '../../domain/unlock/podsAddress';
import { usePodsWords } from '../../i18n/LocaleContext';
import { announce } from '../../state/announcements';
import { historyRangeText } from './historyRangeText';
import type { ChangePods } from './usePodsAddress';

interface Arrival {
  root: RefObject<HTMLElement | null>;
  asked: PodsAddress;
  /** What was answered to what is asked; undefined while that is under way. */
  page: ActivationHistory | null | undefined;
  onChange: ChangePods;
}

/** Leads to another page: once it is there its top takes the focus, and says what it has; so do other days. */
export function useHistoryArrival({ root, asked: { page: number, start, end }, page, onChange }: Arrival) {
  const words = usePodsWords();
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
