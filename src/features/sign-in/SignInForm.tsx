import { useWords } from '../../i18n/LocaleContext';
import { LazySignInCodeStep } from './LazySignInCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Switches to the other form if both are on one page. */
  onSwitchForm?: () => void;
  takesFocus?: boolean;
}

export function SignInForm({ onSignedIn, onSwitchForm, takesFocus }: SignInFormProps) {
  const { t } = useWords('account');
  const flow = useCodeSignIn({ isNew: false, onSignedIn });
  return flow.destination ? (
    <LazySignInCodeStep flow={flow} />
  ) : (
    <DestinationStep {...{ flow, onSwitchForm, takesFocus }} isNew={false} submitLabel={t('signIn.sendCode')} />
  );
}
