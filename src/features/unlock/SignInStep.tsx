import { useEffect, type ReactNode } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { Spinner } from '../../ui/feedback/Spinner';
import { UnlockErrorNotice } from './UnlockErrorNotice';
import { StepPage } from './StepPage';
import type { KeyCheckMutation } from './useKeyCheck';

/** Filled in by a template, because features do not import each other. */
export interface SignInSlot {
  legend: string;
  /** Called after the login and the requests that follow it. */
  onDone: () => void;
}

interface SignInStepProps {
  isSignedIn: boolean;
  check: KeyCheckMutation;
  podKey: string;
  signIn: (slot: SignInSlot) => ReactNode;
  /** Called with true while the form is mounted, because the session opens before registration is complete. */
  onSigningInChange: (isSigningIn: boolean) => void;
  onSignedIn: () => void;
}

function SignInForm({
  signIn,
  onSigningInChange,
  onSignedIn,
}: Pick<SignInStepProps, 'signIn' | 'onSigningInChange' | 'onSignedIn'>) {
  const { t } = useWords('account', 'pods');
  useEffect(() => {
    onSigningInChange(true);
    return () => onSigningInChange(false);
  }, [onSigningInChange]);
  return signIn({ legend: t('unlock.signIn.legend'), onDone: onSignedIn });
}

/** Signs in without leaving the flow, then fetches the pod's state for the account. */
export function SignInStep({ isSignedIn, check, podKey, ...form }: SignInStepProps) {
  const { t } = useWords('account', 'pods');
  if (!isSignedIn)
    return (
      <StepPage id="signIn" title={t('unlock.signIn.title')} lead={t('unlock.signIn.lead')}>
        <SignInForm {...form} />
      </StepPage>
    );
  return (
    <StepPage id="signIn" title={t('unlock.code.checking')}>
      {check.error ? (
        <UnlockErrorNotice
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
