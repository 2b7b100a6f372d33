import { useWords } from '../../i18n/LocaleContext';
import { LazyCodeStep } from './LazyCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Switches to the other form if both are on one page. */
  onOther?: () => void;
  /** True if the field takes the focus: on a page that is only for signing in, or after the other form. */
  takesFocus?: boolean;
}

export function SignInForm({ onSignedIn, onOther, takesFocus }: SignInFormProps) {
  const { t } = useWords('account');
  const flow = useCodeSignIn({ isNew: false, onSignedIn });
  return flow.destination ? (
    <LazyCodeStep flow={flow} />
  ) : (
    <DestinationStep {...{ flow, onOther, takesFocus }} isNew={false} submitLabel={t('signIn.sendCode')} />
  );
}
