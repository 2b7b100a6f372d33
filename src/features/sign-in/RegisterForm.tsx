import { useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { updateUser } from '../../data/account/accountCalls';
import type { ApiError } from '../../data/apiError';
import type { UserUpdate } from '../../domain/account/userSchema';
import { visibleText } from '../../domain/text/visibleText';
import { errorMessage } from '../../i18n/errorMessage';
import { useWords } from '../../i18n/LocaleContext';
import { TermsField } from '../../i18n/TermsField';
import type { Translate } from '../../i18n/translator';
import { useLeaveWarning } from '../../state/navigation/leaveWarning';
import { askForDetails } from '../../state/session/accountPrompt';
import { changeSignInDraft, useSignInDraft } from '../../state/session/signInDraft';
import { showToast } from '../../state/notifications/toasts';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { Paragraph } from '../../ui/text/Paragraph';
import { TextField } from '../../ui/fields/TextField';
import { useEarlyInput } from '../../ui/hydration/useEarlyInput';
import { LazySignInCodeStep } from './LazySignInCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

type Names = Record<'givenName' | 'familyName', string>;

interface RegisterFormProps {
  termsVersion: string;
  onSignedIn: () => void;
  referralCode?: string | null;
  /** True if the account is for a delivery, where a driver compares the name with an ID. */
  meetsDriver?: boolean;
  onNames?: (names: Names) => void;
  /** Switches to the other form if both are on one page. */
  onSwitchForm?: () => void;
  takesFocus?: boolean;
  /** True if this shopper has just accepted the terms, for example with the notice before an order. */
  hasAccepted?: boolean;
}

/** Ignores selected options, because they take one click to select again. */
const hasTypedText = (form: Element): boolean =>
  [...form.querySelectorAll('input')].some(({ type, value }) => !['radio', 'checkbox'].includes(type) && value !== '');

interface NameFieldProps {
  field: keyof Names;
  label: string;
  onChange?: (names: Names) => void;
  isSubmitted: boolean;
  hint?: string;
  takesFocus?: boolean;
}

function NameField({ field, label, onChange, isSubmitted, hint, takesFocus }: NameFieldProps) {
  const { t } = useWords('account');
  const input = useRef<HTMLInputElement>(null);
  const { [field]: value } = useSignInDraft();
  const change = (text: string) => {
    changeSignInDraft({ [field]: text });
    const { givenName, familyName } = useSignInDraft.getState();
    onChange?.({ givenName, familyName });
  };
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      label={label}
      hint={hint}
      value={value}
      error={isSubmitted && !visibleText(value) && t('error.required')}
      autoComplete={field === 'givenName' ? 'given-name' : 'family-name'}
      maxLength={80}
      onChange={(event) => change(event.target.value)}
    />
  );
}

/** The account exists even if the invitation is refused; a refusal only shows a message. */
const applyInvitation = (referralCode: string, t: Translate<'first'>) =>
  updateUser({ referralCode }).catch((error: ApiError) =>
    showToast({ variant: 'error', message: errorMessage(error, t) }),
  );

/** If this page shows terms that are no longer current, the current ones are asked for separately. */
async function saveSignUp({ termsVersion, ...names }: UserUpdate): Promise<void> {
  try {
    await updateUser({ ...names, termsVersion });
  } catch (error) {
    if ((error as ApiError).code !== 'terms_not_accepted') throw error;
    await updateUser(names);
    void askForDetails();
  }
}

export function RegisterForm(props: RegisterFormProps) {
  const { termsVersion, onSignedIn, referralCode, meetsDriver = true, onNames, onSwitchForm } = props;
  const { takesFocus, hasAccepted = false } = props;
  const { t } = useWords('account');
  const { givenName, familyName } = useSignInDraft();
  const [acceptedChoice, setAcceptedChoice] = useState<boolean | null>(null);
  const hasAgreed = acceptedChoice ?? hasAccepted;
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [hasInput, setHasInput] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  useEarlyInput(
    () => form.current,
    (element) => setHasInput(hasTypedText(element)),
  );
  const [hasOneName, setHasOneName] = useState(false);
  const flow = useCodeSignIn({
    isNew: true,
    onSignedIn: async () => {
      await saveSignUp({ givenName, familyName: visibleText(familyName) || null, termsVersion });
      if (referralCode) await applyInvitation(referralCode, t);
      allowLeaving();
      onSignedIn();
    },
  });
  // Signing in instead keeps the typed destination, so there is nothing to lose.
  const isAccountTaken = flow.sending.error?.code === 'account_exists';
  const allowLeaving = useLeaveWarning((hasInput && !isAccountTaken) || flow.destination !== null);
  if (flow.destination) return <LazySignInCodeStep flow={flow} />;

  const canSend = () => {
    setIsSubmitted(true);
    return hasAgreed && visibleText(givenName) !== '' && (hasOneName || visibleText(familyName) !== '');
  };
  const nameField = { onChange: onNames, isSubmitted };
  const namesHint = t(meetsDriver ? 'register.namesHint' : 'register.namesHint.noDriver');
  const toggleOneName = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setHasOneName(target.checked);
    changeSignInDraft({ familyName: '' });
    onNames?.({ givenName, familyName: '' });
  };
  return (
    <div ref={form} onInput={({ currentTarget }: FormEvent<HTMLElement>) => setHasInput(hasTypedText(currentTarget))}>
      <DestinationStep
        {...{ flow, canSend, onSwitchForm }}
        isNew
        submitLabel={t('register.submit')}
        above={
          <>
            {referralCode && <Paragraph tone="muted">{t('register.invited', { code: referralCode })}</Paragraph>}
            <NameField
              {...nameField}
              field="givenName"
              label={t(hasOneName ? 'register.onlyName' : 'register.givenName')}
              hint={hasOneName ? namesHint : undefined}
              takesFocus={takesFocus}
            />
            {!hasOneName && (
              <NameField {...nameField} field="familyName" label={t('register.familyName')} hint={namesHint} />
            )}
            {(hasOneName || (isSubmitted && !visibleText(familyName))) && (
              <CheckboxField label={t('register.oneName')} checked={hasOneName} onChange={toggleOneName} />
            )}
          </>
        }
      >
        <TermsField
          checked={hasAgreed}
          error={isSubmitted && !hasAgreed ? t('error.termsRequired') : undefined}
          onChange={(event) => setAcceptedChoice(event.target.checked)}
        />
      </DestinationStep>
    </div>
  );
}
