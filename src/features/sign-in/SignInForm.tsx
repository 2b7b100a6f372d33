import { useAccountWords } from '../../i18n/LocaleContext';
import { CodeStep } from './LazyCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

interface SignInFormProps {
  onSignedIn: () => void;
  /** Leads to the other form where both stand on one page. */
  onOther?: () => void;
  /** Whether the shopper was led here from the other form. */
  takesFocus?: boolean;
}

/** S2-60, S5-07: sign in with a code. */
export function SignInForm({ onSignedIn, onOther, takesFocus }: SignInFormProps) {
  const { t } = useAccountWords();
  const flow = useCodeSignIn({ isNew: false, onSignedIn });
  return flow.destination ? (
    <CodeStep flow={flow} />
  ) : (
    <DestinationStep {...{ flow, onOther, takesFocus }} isNew={false} submitLabel={t('signIn.sendCode')} />
  );
}
