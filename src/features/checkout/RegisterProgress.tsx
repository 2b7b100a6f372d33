import { useAllWords } from '../../i18n/LocaleContext';
import { StepList } from '../../ui/StepList';
import { stepIds } from './steps';

/** The progress of registration, which is the first step of checkout. */
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
