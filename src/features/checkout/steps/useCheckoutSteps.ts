import { localePath } from '../../../domain/region/locales';
import { routePath } from '../../../domain/site/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { useStepFlow } from '../../../state/hooks/useStepFlow';
import { stepHeadingId } from './StepFrame';
import { openStep, stepAfter, stepIds, stepState, type DoneSteps, type StepId } from './steps';

export function useCheckoutSteps(done: DoneSteps) {
  const { locale, t } = useWords('account', 'order');
  const { open, goWhenReady } = useStepFlow<StepId>({
    path: localePath(locale, routePath('checkout')),
    steps: stepIds,
    resolve: (requested) => openStep(requested, done),
    headingId: stepHeadingId,
    announcement: (id, position) => t('checkout.progress', { ...position, title: t(`checkout.step.${id}`) }),
  });
  return {
    open,
    go: goWhenReady,
    finish: (id: StepId) => goWhenReady(stepAfter(id, done)),
    frameOf: (id: StepId) => ({
      id,
      number: stepIds.indexOf(id) + 1,
      state: stepState(id, open, done),
      onEdit: () => goWhenReady(id),
    }),
  };
}
