import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { cachedCatalogue, cataloguePartQuery, loadMissing, preloadParts } from '../../data/catalogue/catalogueParts';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import type { CataloguePart } from '../../domain/catalogue/files/catalogueFiles';
import type { LocaleId } from '../../domain/region/locales';
import { useMissingParts } from './useMissingParts';

interface Options {
  isEnabled?: boolean;
  /** Parts to load in parallel with the list. */
  preload: readonly CataloguePart[];
}

interface OpenedCatalogue {
  /** Null until its list has loaded. */
  catalogue: Catalogue | null;
  /** Changes whenever parts have loaded. */
  step: number;
  isFailed: boolean;
  retry: () => void;
}

/** What cards need, of which a small catalogue has one file each. */
const cardParts: readonly CataloguePart[] = ['traits', 'cards-0', 'ids'];

/** Loads a locale's catalogue, and then whatever the render asks it for. */
export function useCatalogue(localeId: LocaleId, { isEnabled = true, preload }: Options): OpenedCatalogue {
  const list = useQuery({ ...cataloguePartQuery(localeId, 'list'), enabled: isEnabled });
  useEffect(() => {
    if (isEnabled) void preloadParts(localeId, preload);
  }, [localeId, isEnabled, preload]);
  const catalogue = list.data ? cachedCatalogue(localeId) : null;
  const parts = useMissingParts(catalogue, (opened) => loadMissing(localeId, opened));
  return {
    catalogue,
    step: parts.step,
    isFailed: (list.isError && !catalogue) || parts.isFailed,
    retry: () => {
      parts.retry();
      if (list.isError) void list.refetch();
    },
  };
}

interface Found<Result> extends Pick<OpenedCatalogue, 'isFailed' | 'retry'> {
  /** The previous result while parts are missing. Null until there is one. */
  data: Result | null;
}

/** Returns what `read` finds in the catalogue, once all parts have loaded that it asks for. */
export function useFromCatalogue<Result>(
  localeId: LocaleId,
  read: (catalogue: Catalogue) => Result,
  { dependencies, ...options }: Partial<Options> & { dependencies: readonly unknown[] },
): Found<Result> {
  const { catalogue, step, isFailed, retry } = useCatalogue(localeId, { preload: cardParts, ...options });
  const data = useMemo(() => {
    const result = catalogue && read(catalogue);
    return catalogue?.missing.size ? null : result;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [catalogue, step, ...dependencies]);
  const [last, setLast] = useState(data);
  if (data !== null && data !== last) setLast(data);
  return { data: data ?? last, isFailed, retry };
}
