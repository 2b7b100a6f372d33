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
  preload?: readonly CataloguePart[];
  /** Values besides the catalogue that `read` depends on. */
  dependencies: readonly unknown[];
  /** Returns the result for earlier dependencies until there is one for these. */
  keepsPrevious?: boolean;
}

interface Found<Result> {
  /** Null until there is a result. It stays while a new build of the catalogue loads. */
  data: Result | null;
  /** True if the list failed, or a part that this read lacks. */
  isFailed: boolean;
  retry: () => void;
}

/** The parts that cards need. A small catalogue has one file of each. */
const cardParts: readonly CataloguePart[] = ['traits', 'cards-0', 'ids'];

const isEqual = (a: readonly unknown[], b: readonly unknown[]) => a.every((value, index) => Object.is(value, b[index]));

/** Loads a locale's catalogue, and returns what `read` finds in it, once all parts have loaded that it asks for. */
export function useFromCatalogue<Result>(
  localeId: LocaleId,
  read: (catalogue: Catalogue) => Result,
  { dependencies, isEnabled = true, preload = cardParts, keepsPrevious = false }: Options,
): Found<Result> {
  const list = useQuery({ ...cataloguePartQuery(localeId, 'list'), enabled: isEnabled });
  useEffect(() => {
    if (isEnabled) void preloadParts(localeId, preload);
  }, [localeId, isEnabled, preload]);
  const catalogue = list.data ? cachedCatalogue(localeId) : null;
  const found = useMemo(
    () => catalogue?.collectMissing(() => read(catalogue)),
    // With each part, others may be missing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [catalogue, catalogue?.partCount, ...dependencies],
  );
  const parts = useMissingParts(catalogue, found?.missing ?? [], (opened, missing) =>
    loadMissing(localeId, opened, missing),
  );
  const data = found && !found.missing.length ? found.result : null;
  const [last, setLast] = useState({ data, localeId, dependencies });
  const isSame = last.localeId === localeId && isEqual(last.dependencies, dependencies);
  if (data !== null && (data !== last.data || !isSame)) setLast({ data, localeId, dependencies });
  const isKept = isSame || (keepsPrevious && last.localeId === localeId);
  return {
    data: data ?? (isKept ? last.data : null),
    isFailed: (list.isError && !catalogue) || parts.isFailed,
    retry: () => {
      parts.retry();
      if (list.isError) void list.refetch();
    },
  };
}
