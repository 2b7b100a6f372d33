import { useEffect, useState } from 'react';
import { readSearch } from '../../data/page/address';
import { writeSearch } from '../../data/page/writeAddress';
import { useWords } from '../../i18n/LocaleContext';
import { useAddressSearch } from '../../state/delivery/useAddressSearch';
import { useStepArrival } from '../../state/hooks/useStepArrival';
import { openStep, stepIds, type StepId } from './ratingSteps';

/** The id of the heading of the open step or the summary. */
export const ratingHeadingId = 'rating-part';

interface Rated {
  /** The page's path, as in the URL. */
  path: string;
  hasScore: boolean;
  isRated: boolean;
  isChangeable: boolean;
}

/**
 * Keeps the open step in the URL (`?step=details`), so that it survives a reload and Back returns to the previous step.
 */
export function useRatingSteps({ path, ...standing }: Rated) {
  const { t } = useWords('account', 'pods');
  const search = useAddressSearch(path);
  const asked = new URLSearchParams(search).get('step');
  // The rating is saved, but the URL still names a step.
  const [isClosing, setClosing] = useState(false);
  const open = isClosing ? null : openStep(asked, standing);

  const write = (step: StepId | null, how: 'push' | 'replace') => {
    const query = new URLSearchParams(readSearch(path));
    if (step) query.set('step', step);
    else query.delete('step');
    const text = query.toString();
    writeSearch(path, text && `?${text}`, how);
  };
  useEffect(() => {
    if (open !== asked) write(open, 'replace');
  });
  if (isClosing && asked === null) setClosing(false);
  const words =
    open &&
    t('rating.progress', {
      step: stepIds.indexOf(open) + 1,
      total: stepIds.length,
      title: t(`rating.step.${open}`),
    });
  useStepArrival({ open, headingId: ratingHeadingId, words, block: 'nearest' });

  return {
    open,
    go: (step: StepId) => write(step, 'push'),
    close: () => setClosing(true),
  };
}
