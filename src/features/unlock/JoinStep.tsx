import type { ReactNode } from 'react';
import { usePodsWords } from '../../i18n/LocaleContext';
import { StepPage } from './StepPage';

interface JoinStepProps {
  /** The offer, with a way on for who does not want it. */
  join: (onDone: () => void) => ReactNode;
  onSettled: () => void;
}

/** S2-65: the membership, which nobody needs to unlock a pod. */
export function JoinStep({ join, onSettled }: JoinStepProps) {
  const { t } = usePodsWords();
  return (
    <StepPage id="join" title={t('unlock.step.join')} lead={t('unlock.join.lead')}>
      {join(onSettled)}
    </StepPage>
  );
}
