import { useEffect } from 'react';
import { readSearch } from '../../data/page/address';
import { writeSearch } from '../../data/page/writeAddress';
import { useWords } from '../../i18n/LocaleContext';
import { useAddressSearch } from '../../state/delivery/useAddressSearch';
import { useStepArrival } from '../../state/hooks/useStepArrival';
import { stepHeadingId } from './StepPage';
import { openStep, type Progress, type StepId } from './steps';

interface StepsParts {
  /** The page's path with its locale. */
  path: string;
  progress: Progress;
  /** The steps of this shopper. */
  steps: readonly StepId[];
}

/** Opens a step by its URL parameter and keeps the rest of the query. */
export function openStepByUrl(path: string, step: StepId, how: 'push' | 'replace'): void {
  const query = new URLSearchParams(readSearch(path));
  query.set('step', step);
  writeSearch(path, `?${query}`, how);
}

/** Keeps the open step in the URL (`?step=pod`), so that it survives a reload and Back returns to the previous step. */
export function useSteps({ path, progress, steps }: StepsParts): StepId {
  const { t } = useWords('account', 'pods');
  const search = useAddressSearch(path);
  const asked = new URLSearchParams(search).get('step');
  const open = openStep(asked, progress);
  useEffect(() => {
    if (open !== asked) openStepByUrl(path, open, 'replace');
  }, [asked, open, path]);
  const words = t('unlock.progress', {
    step: steps.indexOf(open) + 1,
    total: steps.length,
    title: t(`unlock.step.${open}`),
  });
  useStepArrival({ open, headingId: stepHeadingId(open), words });
  return open;
}
