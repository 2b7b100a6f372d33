import { localePath } from '../../../domain/region/locales';
import { routePath } from '../../../domain/site/routing/routes';
import { useWords } from '../../../i18n/LocaleContext';
import { useStepFlow } from '../../../state/hooks/useStepFlow';
import { checkoutHeadingId } from './StepFrame';
import {
  openCheckoutStep,
  nextStep,
  checkoutStepIds,
  stepState,
  type CompletedSteps,
  type CheckoutStepId,
} from './steps';

export function useCheckoutSteps(done: CompletedSteps) {
  const { locale, t } = useWords('account', 'order');
  const { open, goWhenReady } = useStepFlow<CheckoutStepId>({
    path: localePath(locale, routePath('checkout')),
    steps: checkoutStepIds,
    resolve: (requested) => openCheckoutStep(requested, done),
    headingId: checkoutHeadingId,
    announcement: (id, position) => t('checkout.progress', { ...position, title: t(`checkout.step.${id}`) }),
  });
  return {
    open,
    go: goWhenReady,
    finish: (id: CheckoutStepId) => goWhenReady(nextStep(id, done)),
    frameProps: (id: CheckoutStepId) => ({
      id,
      number: checkoutStepIds.indexOf(id) + 1,
      state: stepState(id, open, done),
      onEdit: () => goWhenReady(id),
    }),
  };
}
