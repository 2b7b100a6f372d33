import { startTransition, useEffect, useReducer, useState } from 'react';
import type { LocaleId } from '../../../domain/region/locales';
import { loadMessages } from '../../../i18n/loadMessages';
import { useWords } from '../../../i18n/LocaleContext';
import { hasMessages } from '../../../i18n/messageStore';
import type * as LiveParts from './liveParts';

type Parts = typeof LiveParts;

/** How much to load beyond the static HTML; each level includes the previous ones. */
export type Wanted = 'nothing' | 'parts' | 'catalogue' | 'search';

let parts: Parts | null = null;

/** The messages of the parts. */
const groups = ['filters', 'traits', 'search'] as const;

async function load(localeId: LocaleId, wanted: Wanted, { t, onStep }: Parameters<Parts['loadCatalogue']>[1]) {
  // Loaded together, because the parts cannot render without their messages.
  [parts] = await Promise.all([import('./liveParts'), ...groups.map((group) => loadMessages(localeId, group))]);
  onStep();
  if (wanted === 'parts') return;
  await parts.loadCatalogue(localeId, { t, onStep, hasSearch: wanted === 'search' });
}

/**
 * Loads the parts of a list beyond its first screen on demand: its controls' contents, the whole catalogue and the
 * search index. Loaded data is available on the first render, so that a list restores its full height on return.
 */
export function useLiveList(localeId: LocaleId, wanted: Wanted) {
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (wanted === 'nothing') return;
    let isCanceled = false;
    const onStep = () => {
      if (!isCanceled) startTransition(redraw);
    };
    const onEnd = (failure: number) => {
      if (!isCanceled) setFailed(failure);
      onStep();
    };
    load(localeId, wanted, { t, onStep }).then(
      () => onEnd(-1),
      () => onEnd(attempt),
    );
    return () => {
      isCanceled = true;
    };
  }, [localeId, wanted, attempt, t]);
  const known = groups.every((group) => hasMessages(localeId, group)) ? parts : null;
  const catalogue = known?.knownCatalogue(localeId) ?? null;
  return {
    parts: known,
    catalogue,
    ratings: known?.knownRatings() ?? null,
    areRatingsPending: known?.areRatingsPending() ?? true,
    search: (catalogue && known?.knownSearch(catalogue)) ?? null,
    isFailed: failed === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}

export type LiveList = ReturnType<typeof useLiveList>;
