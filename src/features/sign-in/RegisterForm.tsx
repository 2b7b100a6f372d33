import { useEffect, useRef, useState, type FormEvent } from 'react';
import { updateUser } from '../../data/account/accountCalls';
import type { ApiError } from '../../data/apiError';
import { routePath } from '../../domain/site/routes';
import { errorMessage } from '../../i18n/errorMessage';
import { LocalLink } from '../../i18n/LocalLink';
import { useAccountWords } from '../../i18n/LocaleContext';
import type { FirstKey } from '../../i18n/translator';
import { withLinks } from '../../i18n/withLinks';
import { useLeaveWarning } from '../../state/leaveWarning';
import { changeSignInDraft, useSignInDraft } from '../../state/signInDraft';
import { showToast } from '../../state/toasts';
import { CheckboxField } from '../../ui/CheckboxField';
import { Text } from '../../ui/Text';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { useTypedEarly } from '../../ui/useTypedEarly';
import { CodeStep } from './LazyCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

type Names = Record<'givenName' | 'familyName', string>;

interface RegisterFormProps {
  termsVersion: string;
  onSignedIn: () => void;
  /** Of who invited this shopper (D-34). */
  referralCode?: string | null;
  /** Whether the account is for a delivery, at which a driver compares the name with an ID. */
  meetsDriver?: boolean;
  /** Hears of every name that is typed. */
  onNames?: (names: Names) => void;
  /** Leads to the other form where both stand on one page. */
  onOther?: () => void;
  /** Whether the shopper was led here from the other form. */
  takesFocus?: boolean;
  /** Whether this shopper has just accepted the terms, such as with the notice before an order. */
  hasAccepted?: boolean;
}

/** Whether something is typed in a form; a choice between options is made again with one press. */
const isTypedIn = (form: Element): boolean =>
  [...form.querySelectorAll('input')].some(({ type, value }) => !['radio', 'checkbox'].includes(type) && value !== '');

interface NameFieldProps {
  field: keyof Names;
  onChange?: (names: Names) => void;
  isTried: boolean;
  hint?: string;
  takesFocus?: boolean;
}

function NameField({ field, onChange, isTried, hint, takesFocus }: NameFieldProps) {
  const { t } = useAccountWords();
  const input = useRef<HTMLInputElement>(null);
  const { [field]: value } = useSignInDraft();
  const change = (text: string) => {
    changeSignInDraft({ [field]: text });
    const { givenName, familyName } = useSignInDraft.getState();
    onChange?.({ givenName, familyName });
  };
  useTypedEarly(input, value, change);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <TextField
      ref={input}
      label={t(`register.${field}`)}
      hint={hint}
      value={value}
      error={isTried && !value.trim() && t('error.required')}
      autoComplete={field === 'givenName' ? 'given-name' : 'family-name'}
      maxLength={80}
      onChange={(event) => change(event.target.value)}
    />
  );
}

function TermsLabel() {
  const { t } = useAccountWords();
  const link = (id: 'terms' | 'privacy') => (
    <TextLink as={LocalLink} to={routePath(id)} target="_blank">
      {t(`register.accept.${id}`)}
    </TextLink>
  );
  return withLinks(t('register.accept'), { terms: link('terms'), privacy: link('privacy') });
}

/** D-34: the account is there whatever becomes of the invitation; one that is refused is told. */
const takeInvitation = (referralCode: string, t: (key: FirstKey) => string) =>
  updateUser({ referralCode }).catch((error: ApiError) =>
    showToast({ variant: 'error', message: errorMessage(error, t) }),
  );

/** S2-60, S5-04, D-33: name, terms, where to send the code, and the code. */
export function RegisterForm(props: RegisterFormProps) {
  const { termsVersion, onSignedIn, referralCode, meetsDriver = true, onNames, onOther } = props;
  const { takesFocus, hasAccepted = false } = props;
  const { t } = useAccountWords();
  const { givenName, familyName } = useSignInDraft();
  const [answer, setAnswer] = useState<boolean | null>(null);
  const isAgreed = answer ?? hasAccepted;
  const [isTried, setIsTried] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const flow = useCodeSignIn({
    isNew: true,
    onSignedIn: async () => {
      await updateUser({ givenName, familyName, termsVersion });
      if (referralCode) await takeInvitation(referralCode, t);
      letLeave();
      onSignedIn();
    },
  });
  // Who has an account already goes on elsewhere, with what was typed.
  const isElsewhere = flow.sending.error?.code === 'account_exists';
  const letLeave = useLeaveWarning((isTyped && !isElsewhere) || flow.destination !== null);
  if (flow.destination) return <CodeStep flow={flow} />;

  const canSend = () => {
    setIsTried(true);
    return isAgreed && givenName.trim() !== '' && familyName.trim() !== '';
  };
  const nameField = { onChange: onNames, isTried };
  return (
    <div onInput={({ currentTarget }: FormEvent<HTMLElement>) => setIsTyped(isTypedIn(currentTarget))}>
      <DestinationStep
        {...{ flow, canSend, onOther }}
        isNew
        submitLabel={t('register.submit')}
        above={
          <>
            {referralCode && <Text tone="muted">{t('register.invited', { code: referralCode })}</Text>}
            <NameField {...nameField} field="givenName" takesFocus={takesFocus} />
            <NameField
              {...nameField}
              field="familyName"
              hint={t(meetsDriver ? 'register.namesHint' : 'register.namesHint.noDriver')}
            />
          </>
        }
      >
        <CheckboxField
          label={<TermsLabel />}
          checked={isAgreed}
          error={isTried && !isAgreed ? t('error.termsRequired') : undefined}
          onChange={(event) => setAnswer(event.target.checked)}
        />
      </DestinationStep>
    </div>
  );
}
