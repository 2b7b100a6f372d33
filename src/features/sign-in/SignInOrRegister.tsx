import { useState } from 'react';
import { useWords } from '../../i18n/LocaleContext';
import { changeDraft } from '../../state/checkoutDraft';
import { useLegalNotice } from '../../state/privacy/legalNotice';
import { changeSignInDraft, useSignInDraft } from '../../state/session/signInDraft';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { Stack } from '../../ui/layout/Stack';
import { RegisterForm } from './RegisterForm';
import { SignInForm } from './SignInForm';

type Form = 'register' | 'signIn';

interface SignInOrRegisterProps {
  termsVersion: string;
  /**
   * Called once all requests that follow a login are complete. The session opens earlier, so this component must stay
   * mounted until then.
   */
  onSignedIn: () => void;
  legend?: string;
  initialForm?: Form;
  /** True if names also go into the checkout's draft, which asks for them again if saving them here fails. */
  isForCheckout?: boolean;
  takesFocus?: boolean;
}

/** Both forms on one page, so that switching between them does not leave the flow. */
export function SignInOrRegister(props: SignInOrRegisterProps) {
  const {
    termsVersion,
    onSignedIn,
    legend,
    initialForm = 'register',
    isForCheckout = true,
    takesFocus = false,
  } = props;
  const { t } = useWords('account');
  const isNew = useSignInDraft((draft) => draft.isNew) ?? initialForm === 'register';
  const form: Form = isNew ? 'register' : 'signIn';
  const [focusesForm, setFocusesForm] = useState(false);
  // The notice before an order includes the terms.
  const hasAccepted = useLegalNotice((state) => state.termsVersion === termsVersion) && isForCheckout;
  const switchTo = (next: Form, focusesField: boolean) => {
    changeSignInDraft({ isNew: next === 'register' });
    setFocusesForm(focusesField);
  };
  return (
    <Stack $gap={6}>
      <SegmentedControl
        legend={legend ?? t('checkout.registerTitle')}
        name="form"
        value={form}
        onChange={(next) => switchTo(next, false)}
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
          onSwitchForm={() => switchTo('signIn', true)}
          takesFocus={focusesForm || takesFocus}
          hasAccepted={hasAccepted}
          onSignedIn={() => {
            if (isForCheckout) changeDraft({ givenName: '', familyName: '' });
            onSignedIn();
          }}
        />
      ) : (
        <SignInForm
          onSwitchForm={() => switchTo('register', true)}
          takesFocus={focusesForm || takesFocus}
          asksForDetails={!isForCheckout}
          onSignedIn={onSignedIn}
        />
      )}
    </Stack>
  );
}
