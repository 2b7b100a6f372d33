import { openUnlockState, type UnlockFacts, type UnlockStepId } from '../../domain/unlock/unlockState';
import { useWords } from '../../i18n/LocaleContext';
import { useStepFlow } from '../../state/hooks/useStepFlow';
import { unlockHeadingId } from './StepPage';

interface UnlockStepsOptions {
  path: string;
  facts: UnlockFacts;
  steps: readonly UnlockStepId[];
}

export function useUnlockSteps({ path, facts, steps }: UnlockStepsOptions) {
  const { t } = useWords('account', 'pods');
  return useStepFlow<UnlockStepId>({
    path,
    steps,
    resolve: (requested) => openUnlockState(requested, facts).step,
    headingId: unlockHeadingId,
    announcement: (id, position) => t('unlock.progress', { ...position, title: t(`unlock.step.${id}`) }),
  });
}
