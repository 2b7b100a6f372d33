import { useEffect, type ReactNode } from 'react';
import { usePodsWords } from '../../i18n/LocaleContext';
import { Spinner } from '../../ui/Spinner';
import { Refusal } from './Refusal';
import { StepPage } from './StepPage';
import type { Check } from './useCheck';

/** What a template puts in: features do not know each other. */
export interface SignInSlot {
  legend: string;
  /** Calls back when all is done that follows a login. */
  onDone: () => void;
}

interface SignInStepProps {
  isSignedIn: boolean;
  check: Check;
  podKey: string;
  signIn: (slot: SignInSlot) => ReactNode;
  /** Tells while the form stands: a session is open before all is done that belongs to it. */
  onEntering: (isEntering: boolean) => void;
  onSignedIn: () => void;
}

function Form({ signIn, onEntering, onSignedIn }: Pick<SignInStepProps, 'signIn' | 'onEntering' | 'onSignedIn'>) {
  const { t } = usePodsWords();
  useEffect(() => {
    onEntering(true);
    return () => onEntering(false);
  }, [onEntering]);
  return signIn({ legend: t('unlock.signIn.legend'), onDone: onSignedIn });
}

/** S2-64: an account, without leaving the way; then what the pod is to it. */
export function SignInStep({ isSignedIn, check, podKey, ...form }: SignInStepProps) {
  const { t } = usePodsWords();
  if (!isSignedIn)
    return (
      <StepPage id="signIn" title={t('unlock.signIn.title')} lead={t('unlock.signIn.lead')}>
        <Form {...form} />
      </StepPage>
    );
  return (
    <StepPage id="signIn" title={t('unlock.code.checking')}>
      {check.error ? (
        <Refusal
          error={check.error}
          title={t('unlock.error.check')}
          onRetry={() => check.mutate(podKey)}
          isRetrying={check.isPending}
        />
      ) : (
        <Spinner label={t('unlock.code.checking')} />
      )}
    </StepPage>
  );
}
