import { useEffect, useState } from 'react';
import { readSearch } from '../../../data/page/address';
import { writeSearch } from '../../../data/page/writeAddress';
import { localePath } from '../../../domain/region/locales';
import { routePath } from '../../../domain/site/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { useAddressSearch } from '../../../state/delivery/useAddressSearch';
import { useStepArrival } from '../../../state/hooks/useStepArrival';
import { stepHeadingId } from './StepFrame';
import { openStep, stepAfter, stepIds, stepState, type DoneSteps, type StepId } from './steps';

/**
 * Keeps the open step in the URL (`?step=time`), so that it survives a reload and Back returns to the previous step.
 */
export function useSteps(done: DoneSteps) {
  const { locale, t } = useWords('account', 'order');
  const path = localePath(locale, routePath('checkout'));
  const search = useAddressSearch(path);
  const asked = new URLSearchParams(search).get('step');
  const open = openStep(asked, done);
  // Kept until the previous step's result is available and this step can open.
  const [wanted, setWanted] = useState<StepId | null>(null);
  const next = wanted && openStep(wanted, done) === wanted ? wanted : open;

  useEffect(() => {
    if (next === asked) return;
    const query = new URLSearchParams(readSearch(path));
    query.set('step', next);
    writeSearch(path, `?${query}`, next === open ? 'replace' : 'push');
  }, [asked, open, next, path]);
  if (wanted === open) setWanted(null);
  const words = t('checkout.progress', {
    step: stepIds.indexOf(open) + 1,
    total: stepIds.length,
    title: t(`checkout.step.${open}`),
  });
  useStepArrival({ open, headingId: stepHeadingId(open), words });

  return {
    open,
    go: setWanted,
    finish: (id: StepId) => setWanted(stepAfter(id, done)),
    frameOf: (id: StepId) => ({
      id,
      number: stepIds.indexOf(id) + 1,
      state: stepState(id, open, done),
      onEdit: () => setWanted(id),
    }),
  };
}
