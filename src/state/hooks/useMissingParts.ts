import { startTransition, useEffect, useRef, useState } from 'react';
import type { Catalogue } from '../../domain/catalogue/files/catalogue';

interface MissingParts {
  /** Changes whenever parts have loaded. */
  step: number;
  isFailed: boolean;
  retry: () => void;
}

/** Loads the parts of the catalogue that the last render asked for. */
export function useMissingParts(
  catalogue: Catalogue | null,
  load: (catalogue: Catalogue) => Promise<unknown>,
): MissingParts {
  // A new object with each outcome, so that parts that have loaded are rendered.
  const [{ isFailed }, setOutcome] = useState({ isFailed: false });
  const loading = useRef<{ catalogue: Catalogue; parts: string } | null>(null);
  const step = catalogue?.partCount ?? 0;
  // No dependency list, because any render may ask for another part.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => {
    if (!catalogue) return;
    // Another list or search may have loaded them since this one rendered.
    if (catalogue.partCount !== step) setOutcome({ isFailed: false });
    const parts = [...catalogue.missing].join(' ');
    if (!parts || (loading.current?.catalogue === catalogue && loading.current.parts === parts)) return;
    loading.current = { catalogue, parts };
    load(catalogue).then(
      () => startTransition(() => setOutcome({ isFailed: false })),
      () => setOutcome({ isFailed: true }),
    );
  });
  const retry = () => {
    loading.current = null;
    setOutcome({ isFailed: false });
  };
  return { step, isFailed, retry };
}
