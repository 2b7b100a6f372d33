import { useEffect, type ReactNode } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { Spinner } from '../../ui/feedback/Spinner';
import { UnlockRefusal } from './UnlockRefusal';
import { StepPage } from './StepPage';
import type { Check } from './useCheck';

/** Filled in by a template, because features do not import each other. */
export interface SignInSlot {
  legend: string;
  /** Called after everything that follows a login. */
  onDone: () => void;
}

interface SignInStepProps {
  isSignedIn: boolean;
  check: Check;
  podKey: string;
  signIn: (slot: SignInSlot) => ReactNode;
  /** Called with true while the form is mounted: the session opens before everything after the login is done. */
  onEntering: (isEntering: boolean) => void;
  onSignedIn: () => void;
}

function Form({ signIn, onEntering, onSignedIn }: Pick<SignInStepProps, 'signIn' | 'onEntering' | 'onSignedIn'>) {
  const { t } = useWords('account', 'pods');
  useEffect(() => {
    onEntering(true);
    return () => onEntering(false);
  }, [onEntering]);
  return signIn({ legend: t('unlock.signIn.legend'), onDone: onSignedIn });
}

/** Signs in without leaving the flow, then fetches the pod's state for the account. */
export function SignInStep({ isSignedIn, check, podKey, ...form }: SignInStepProps) {
  const { t } = useWords('account', 'pods');
  if (!isSignedIn)
    return (
      <StepPage id="signIn" title={t('unlock.signIn.title')} lead={t('unlock.signIn.lead')}>
        <Form {...form} />
      </StepPage>
    );
  return (
    <StepPage id="signIn" title={t('unlock.code.checking')}>
      {check.error ? (
        <UnlockRefusal
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
