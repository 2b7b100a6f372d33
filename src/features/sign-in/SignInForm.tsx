import { useWords } from '../../i18n/LocaleContext';
import { LazySignInCodeStep } from './LazySignInCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Switches to the other form if both are on one page. */
  onSwitchForm?: () => void;
  takesFocus?: boolean;
  /** False for the checkout, which asks for what the account lacks itself. */
  asksForDetails?: boolean;
}

export function SignInForm({ onSignedIn, onSwitchForm, takesFocus, asksForDetails = true }: SignInFormProps) {
  const { t } = useWords('account');
  const flow = useCodeSignIn({ isNew: false, asksForDetails, onSignedIn });
  return flow.destination ? (
    <LazySignInCodeStep flow={flow} />
  ) : (
    <DestinationStep {...{ flow, onSwitchForm, takesFocus }} isNew={false} submitLabel={t('signIn.sendCode')} />
  );
}
