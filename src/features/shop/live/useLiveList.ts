import { startTransition, useEffect, useReducer, useState } from 'react';
import type { Catalogue } from '../../../domain/catalogue/files/catalogue';
import type { CataloguePart } from '../../../domain/catalogue/files/catalogueFiles';
import type { LocaleId } from '../../../domain/region/locales';
import { loadMessages } from '../../../i18n/loadMessages';
import { useWords } from '../../../i18n/LocaleContext';
import { hasMessages } from '../../../i18n/messageStore';
import type * as ListCode from './listCode';

type Code = typeof ListCode;

/** Amount to load beyond the static HTML. Each level includes the previous ones. */
export type LoadLevel = 'nothing' | 'code' | 'catalogue' | 'search';

let code: Code | null = null;

const groups = ['filters', 'traits', 'search'] as const;

interface ListFiles {
  localeId: LocaleId;
  /** Searches the whole site instead of the products. */
  isSiteSearch: boolean;
}

const searchedFiles = (isSiteSearch: boolean) => (isSiteSearch ? 'site' : 'list');

type LoadSteps = Pick<Parameters<Code['loadList']>[1], 't' | 'onStep'>;

async function load({ localeId, isSiteSearch }: ListFiles, level: LoadLevel, { t, onStep }: LoadSteps) {
  // In parallel, because the components cannot render without their messages.
  [code] = await Promise.all([import('./listCode'), ...groups.map((group) => loadMessages(localeId, group))]);
  onStep();
  if (level === 'code') return;
  await code.loadList(localeId, { t, onStep, searched: level === 'search' ? searchedFiles(isSiteSearch) : null });
}

/**
 * Loads a list's code, catalogue and search index on demand. Cached data is available on the first render, so that the
 * list restores its full height on back navigation.
 */
export function useLiveList({ localeId, isSiteSearch }: ListFiles, level: LoadLevel) {
  const { t } = useWords();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (level === 'nothing') return;
    let isCanceled = false;
    const onStep = () => {
      if (!isCanceled) startTransition(rerender);
    };
    const onEnd = (failure: number) => {
      if (!isCanceled) setFailed(failure);
      onStep();
    };
    load({ localeId, isSiteSearch }, level, { t, onStep }).then(
      () => onEnd(-1),
      () => onEnd(attempt),
    );
    return () => {
      isCanceled = true;
    };
  }, [localeId, isSiteSearch, level, attempt, t]);
  const loaded = groups.every((group) => hasMessages(localeId, group)) ? code : null;
  const catalogue = loaded?.cachedCatalogue(localeId) ?? null;
  const retry = () => setAttempt(attempt + 1);
  return {
    /** The components and functions that load after the static HTML. */
    code: loaded,
    catalogue,
    loadParts: async (opened: Catalogue, parts: readonly CataloguePart[]) => {
      await code!.loadMissing(localeId, opened, parts);
      // A new build needs all that was loaded for the one before.
      if (code!.cachedCatalogue(localeId) !== opened) retry();
    },
    ratings: loaded?.cachedRatings() ?? null,
    areRatingsPending: loaded?.areRatingsPending() ?? true,
    search: (catalogue && loaded?.cachedSearchIndex(catalogue, searchedFiles(isSiteSearch))) ?? null,
    isFailed: failed === attempt,
    retry,
  };
}

export type LiveList = ReturnType<typeof useLiveList>;
