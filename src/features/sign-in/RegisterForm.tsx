import { useState, type FormEvent, type ReactNode } from 'react';
import { updateUser } from '../../data/account/accountCalls';
import { routePath } from '../../domain/site/routes';
import { LocalLink } from '../../i18n/LocalLink';
import { useAccountWords } from '../../i18n/LocaleContext';
import { useLeaveWarning } from '../../state/leaveWarning';
import { CheckboxField } from '../../ui/CheckboxField';
import { Stack } from '../../ui/Stack';
import { TextField } from '../../ui/TextField';
import { TextLink } from '../../ui/TextLink';
import { CodeStep } from './LazyCodeStep';
import { DestinationStep } from './DestinationStep';
import { useCodeSignIn } from './useCodeSignIn';

interface RegisterFormProps {
  termsVersion: string;
  onSignedIn: () => void;
}

/** A message with links in the place of its {placeholders}. */
function withLinks(message: string, links: Record<string, ReactNode>): ReactNode[] {
  return message.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? <span key={part}>{links[part]}</span> : part));
}

/** Whether something is typed in a form; a choice between options is made again with one press. */
const isTypedIn = (form: Element): boolean =>
  [...form.querySelectorAll('input')].some(({ type, value }) => !['radio', 'checkbox'].includes(type) && value !== '');

/** S2-60, S5-04, D-33: name, terms, where to send the code, and the code. */
export function RegisterForm({ termsVersion, onSignedIn }: RegisterFormProps) {
  const { t } = useAccountWords();
  const [names, setNames] = useState({ givenName: '', familyName: '' });
  const [isAgreed, setIsAgreed] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const flow = useCodeSignIn({
    isNew: true,
    onSignedIn: async () => {
      await updateUser({ ...names, termsVersion });
      letLeave();
      onSignedIn();
    },
  });
  const letLeave = useLeaveWarning(isTyped || flow.destination !== null);
  if (flow.destination) return <CodeStep flow={flow} />;

  const nameField = (field: keyof typeof names) => ({
    label: t(`register.${field}`),
    value: names[field],
    error: isTried && !names[field].trim() ? t('error.required') : undefined,
    onChange: (event: FormEvent<HTMLInputElement>) => setNames({ ...names, [field]: event.currentTarget.value }),
  });
  const canSend = () => {
    setIsTried(true);
    return isAgreed && Object.values(names).every((name) => name.trim());
  };
  const terms = {
    terms: (
      <TextLink as={LocalLink} to={routePath('terms')} target="_blank">
        {t('register.accept.terms')}
      </TextLink>
    ),
    privacy: (
      <TextLink as={LocalLink} to={routePath('privacy')} target="_blank">
        {t('register.accept.privacy')}
      </TextLink>
    ),
  };
  return (
    <Stack $gap={5} onInput={({ currentTarget }) => setIsTyped(isTypedIn(currentTarget))}>
      <TextField {...nameField('givenName')} autoComplete="given-name" maxLength={80} />
      <TextField
        {...nameField('familyName')}
        hint={t('register.namesHint')}
        autoComplete="family-name"
        maxLength={80}
      />
      <DestinationStep flow={flow} isNew submitLabel={t('register.submit')} canSend={canSend}>
        <CheckboxField
          label={withLinks(t('register.accept'), terms)}
          checked={isAgreed}
          error={isTried && !isAgreed ? t('error.termsRequired') : undefined}
          onChange={(event) => setIsAgreed(event.target.checked)}
        />
      </DestinationStep>
    </Stack>
  );
}
