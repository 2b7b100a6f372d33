import { useWords } from '../../i18n/LocaleContext';
import { StepList } from '../../ui/feedback/StepList';
import { checkoutStepIds } from './steps/steps';

/** The progress of registration, which is the first step of checkout. */
export function RegisterProgress() {
  const { t } = useWords('account', 'order');
  return (
    <StepList
      label={t('checkout.steps')}
      current="details"
      steps={checkoutStepIds.map((id) => ({ id, label: t(`checkout.step.${id}`) }))}
    />
  );
}
