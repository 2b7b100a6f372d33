import { useWords } from '../../i18n/LocaleContext';
import { useStepFlow } from '../../state/hooks/useStepFlow';
import { stepHeadingId } from './StepPage';
import { openStep, type Progress, type StepId } from './steps';

interface UnlockFlow {
  /** The page's path with its locale. */
  path: string;
  progress: Progress;
  /** The steps of this shopper. */
  steps: readonly StepId[];
}

export function useUnlockSteps({ path, progress, steps }: UnlockFlow) {
  const { t } = useWords('account', 'pods');
  return useStepFlow<StepId>({
    path,
    steps,
    resolve: (requested) => openStep(requested, progress),
    headingId: stepHeadingId,
    announcement: (id, position) => t('unlock.progress', { ...position, title: t(`unlock.step.${id}`) }),
  });
}
