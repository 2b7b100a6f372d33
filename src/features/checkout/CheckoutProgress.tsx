import { useWords } from '../../i18n/LocaleContext';
import { StepList } from '../../ui/feedback/StepList';
import { checkoutStepIds, type CheckoutStepId } from './steps/steps';

/** Registration counts as the first step. */
export function CheckoutProgress({ current }: { current: CheckoutStepId }) {
  const { t } = useWords('account', 'order');
  return (
    <StepList
      label={t('checkout.steps')}
      current={current}
      steps={checkoutStepIds.map((id) => ({ id, label: t(`checkout.step.${id}`) }))}
    />
  );
}
