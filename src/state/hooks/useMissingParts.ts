import { startTransition, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';
import type { CataloguePart } from '../../domain/catalogue/files/catalogueFiles';

interface MissingParts {
  isFailed: boolean;
  retry: () => void;
}

/** A request for parts. Failures of an earlier one say nothing about what is missing now. */
interface Wanted {
  catalogue: Catalogue | null;
  parts: string;
}

const nothing: Wanted = { catalogue: null, parts: '' };

/** Loads the parts that the last read of the catalogue lacked, and renders again once some have loaded. */
export function useMissingParts(
  catalogue: Catalogue | null,
  missing: readonly CataloguePart[],
  load: (catalogue: Catalogue, parts: readonly CataloguePart[]) => Promise<unknown>,
): MissingParts {
  // A new object with each outcome, so that parts that have loaded are rendered.
  const [{ failed }, setOutcome] = useState({ failed: nothing });
  const [attempt, setAttempt] = useState(0);
  const parts = missing.join(' ');
  const requested = useRef({ ...nothing, attempt });
  // No dependency list: with one, what a render during hydration lacked was sometimes never requested.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    const last = requested.current;
    if (!catalogue || !parts) return;
    if (last.catalogue === catalogue && last.parts === parts && last.attempt === attempt) return;
    requested.current = { catalogue, parts, attempt };
    load(catalogue, missing).then(
      () => startTransition(() => setOutcome({ failed: nothing })),
      () => setOutcome({ failed: { catalogue, parts } }),
    );
  });
  const retry = () => {
    setOutcome({ failed: nothing });
    setAttempt(attempt + 1);
  };
  return { isFailed: parts !== '' && failed.catalogue === catalogue && failed.parts === parts, retry };
}
