import { useAllWords } from '../../i18n/LocaleContext';
import { StepList } from '../../ui/StepList';
import { stepIds } from './steps';

/** An account is the first of what the checkout asks for. */
export function RegisterProgress() {
  const { t } = useAllWords();
  return (
    <StepList
      label={t('checkout.steps')}
      current="details"
      steps={stepIds.map((id) => ({ id, label: t(`checkout.step.${id}`) }))}
    />
  );
}
