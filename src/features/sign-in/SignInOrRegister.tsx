import { useEffect, useState } from 'react';
import { useAccountWords } from '../../i18n/LocaleContext';
import { changeDraft, restoreDraft } from '../../state/checkoutDraft';
import { useLegalNotice } from '../../state/legalNotice';
import { changeSignInDraft, useSignInDraft } from '../../state/signInDraft';
import { SegmentedControl } from '../../ui/SegmentedControl';
import { Stack } from '../../ui/Stack';
import { RegisterForm } from './RegisterForm';
import { SignInForm } from './SignInForm';

type Form = 'register' | 'signIn';

interface SignInOrRegisterProps {
  termsVersion: string;
  /** Called when all is done that follows a login; the session is open a little earlier, and this must stay until then. */
  onSignedIn: () => void;
  /** What the choice between the forms is called; the checkout's words unless told. */
  legend?: string;
  /** The form that stands first, until the shopper chooses. */
  startsWith?: Form;
  /** Whether the names go to the checkout's draft too, which asks for them again should they not be saved here. */
  isForCheckout?: boolean;
  /** Whether the shopper has just answered a question that stood before this form, and goes on at its first field. */
  takesFocus?: boolean;
}

/** S2-17, S2-64, S5-06, S5-07: both forms on one page, so that the way on is not left for the other one. */
export function SignInOrRegister(props: SignInOrRegisterProps) {
  const { termsVersion, onSignedIn, legend, startsWith = 'register', isForCheckout = true, takesFocus = false } = props;
  const { t } = useAccountWords();
  const isNew = useSignInDraft((draft) => draft.isNew) ?? startsWith === 'register';
  const form: Form = isNew ? 'register' : 'signIn';
  const [isLed, setLed] = useState(false);
  // The notice before an order names the terms.
  const hasAccepted = useLegalNotice((state) => state.termsVersion === termsVersion) && isForCheckout;
  useEffect(() => (isForCheckout ? restoreDraft() : undefined), [isForCheckout]);
  const show = (to: Form, isLedThere: boolean) => {
    changeSignInDraft({ isNew: to === 'register' });
    setLed(isLedThere);
  };
  return (
    <Stack $gap={6}>
      <SegmentedControl
        legend={legend ?? t('checkout.registerTitle')}
        name="form"
        value={form}
        onChange={(to) => show(to, false)}
        options={[
          { value: 'register', label: t('register.title') },
          { value: 'signIn', label: t('signIn.title') },
        ]}
      />
      {form === 'register' ? (
        <RegisterForm
          termsVersion={termsVersion}
          meetsDriver={isForCheckout}
          onNames={isForCheckout ? changeDraft : undefined}
          onOther={() => show('signIn', true)}
          takesFocus={isLed || takesFocus}
          hasAccepted={hasAccepted}
          onSignedIn={() => {
            if (isForCheckout) changeDraft({ givenName: '', familyName: '' });
            onSignedIn();
          }}
        />
      ) : (
        <SignInForm onOther={() => show('register', true)} takesFocus={isLed || takesFocus} onSignedIn={onSignedIn} />
      )}
    </Stack>
  );
}
