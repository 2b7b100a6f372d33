import type { ReactNode } from 'react';
import { usePodsWords } from '../../i18n/LocaleContext';
import { StepPage } from './StepPage';

interface JoinStepProps {
  /** Renders the offer, which the shopper can skip. */
  join: (onDone: () => void) => ReactNode;
  onSettled: () => void;
}

/** Offers the membership, which is not needed to unlock a pod. */
export function JoinStep({ join, onSettled }: JoinStepProps) {
  const { t } = usePodsWords();
  return (
    <StepPage id="join" title={t('unlock.step.join')} lead={t('unlock.join.lead')}>
      {join(onSettled)}
    </StepPage>
  );
}
