import { useAccountWords } from '../../i18n/LocaleContext';
import { CodeStep } from './LazyCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

interface SignInFormProps {
  onSignedIn: () => void;
}

/** S2-60, S5-07: sign in with a code. */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useAccountWords();
  const flow = useCodeSignIn({ isNew: false, onSignedIn });
  return flow.destination ? (
    <CodeStep flow={flow} />
  ) : (
    <DestinationStep flow={flow} isNew={false} submitLabel={t('signIn.sendCode')} />
  );
}
