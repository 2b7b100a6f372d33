import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { contactParsers, type Channel } from '../../domain/account/destination';
import { formatContactError } from '../../i18n/formatContactError';
import { useWords } from '../../i18n/LocaleContext';
import { changeSignInDraft, useSignInDraft } from '../../state/session/signInDraft';
import { Button } from '../../ui/Button';
import { SegmentedControl } from '../../ui/fields/SegmentedControl';
import { contactInputs } from '../../ui/fields/contactInputs';
import { TextField } from '../../ui/fields/TextField';
import { SendCodeError } from './SendCodeError';
import type { CodeSignInState } from './useCodeSignIn';
import { Stack } from '../../ui/layout/Stack';

interface DestinationStepProps {
  flow: CodeSignInState;
  isNew: boolean;
  submitLabel: string;
  /** Called before the code is requested, for example to require accepted terms. */
  canSend?: () => boolean;
  /** Switches to the other form if both are on one page; otherwise a link opens the other page. */
  onSwitchForm?: () => void;
  takesFocus?: boolean;
  above?: ReactNode;
  children?: ReactNode;
}

/** Asks where to send the code. A form library would add a tenth to the page's size for this one field. */
export function DestinationStep(props: DestinationStepProps) {
  const { flow, isNew, submitLabel, canSend = () => true, onSwitchForm, takesFocus, above, children } = props;
  const { t } = useWords('account');
  const { channel, [channel]: typed } = useSignInDraft();
  // Fields report early input before the next render, so this reads the latest channel instead of the rendered one.
  const setTyped = (text: string) => changeSignInDraft({ [useSignInDraft.getState().channel]: text });
  const [isSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const { sending, hasReturned } = flow;
  const shouldFocus = takesFocus || hasReturned;
  const parsed = contactParsers[channel](typed);
  useEffect(() => {
    if (shouldFocus) input.current?.focus();
  }, [shouldFocus]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (sending.isPending) return;
    setSubmitted(true);
    // `canSend` is called even if the destination is invalid, so that all errors are marked at once.
    const isAllowed = canSend();
    if (!parsed || !isAllowed) return focusInvalid();
    // Only a prefetch: LazySignInCodeStep imports it again when it renders, so a failure is ignored here.
    void import('./SignInCodeStep').catch(() => {});
    void sending.submit(parsed);
  };
  const changeChannel = (next: Channel) => {
    changeSignInDraft({ channel: next });
    setSubmitted(false);
    sending.reset();
  };
  const switchToEmail = () => {
    changeChannel('email');
    input.current?.focus();
  };

  return (
    <Stack as="form" $gap={5} ref={form} onSubmit={send} noValidate>
      {above}
      <SegmentedControl
        legend={t('signIn.method')}
        name="channel"
        value={channel}
        onChange={changeChannel}
        options={[
          { value: 'email', label: t('signIn.method.email') },
          { value: 'phone', label: t('signIn.method.phone') },
        ]}
      />
      <TextField
        ref={input}
        label={t(`signIn.${channel}`)}
        hint={channel === 'phone' ? t('signIn.phoneHint') : undefined}
        error={isSubmitted && !parsed && formatContactError(channel, typed, t)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...contactInputs[channel]}
      />
      {children}
      {sending.error && (
        <SendCodeError {...{ error: sending.error, channel, isNew, onSwitchForm }} onUseEmail={switchToEmail} />
      )}
      <Button type="submit" size="large" isWide isBusy={sending.isPending} busyLabel={t('signIn.sending')}>
        {submitLabel}
      </Button>
    </Stack>
  );
}

/** Focuses the first invalid field after the errors have rendered. */
function useFocusInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, form]);
  return () => setAttempts(attempts + 1);
}
