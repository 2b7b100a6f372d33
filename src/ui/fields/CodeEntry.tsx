import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button';
import { Stack } from '../layout/Stack';
import { Heading } from '../text/Heading';
import { CodeField } from './CodeField';

interface CodeEntryProps {
  words: Record<'title' | 'label' | 'hint' | 'confirm' | 'confirming' | 'resend' | 'leave', string>;
  length: number;
  /** Converts characters such as full-width digits to plain ones. */
  normalize: (typed: string) => string;
  error: string | undefined;
  isConfirming: boolean;
  isSending: boolean;
  canResend: boolean;
  onConfirm: (code: string) => void;
  onResend: () => void;
  onLeave: () => void;
  children?: ReactNode;
}

/** Change the `key` after a wrong code, which clears the field. */
export function CodeEntry(props: CodeEntryProps) {
  const {
    words,
    length,
    normalize,
    error,
    isConfirming,
    isSending,
    canResend,
    onConfirm,
    onResend,
    onLeave,
    children,
  } = props;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // The focus was lost when the previous step unmounted.
  useEffect(() => input.current?.focus(), []);
  const confirm = (typed: string) => {
    if (typed.length === length && !isConfirming) onConfirm(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(code);
  };
  return (
    <Stack as="form" $gap={4} onSubmit={submit}>
      <Heading level={2} size="sub">
        {words.title}
      </Heading>
      <CodeField
        ref={input}
        label={words.label}
        hint={words.hint}
        length={length}
        normalize={normalize}
        value={code}
        onChange={setCode}
        onComplete={confirm}
        error={error}
      />
      {children}
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isConfirming}
        busyLabel={words.confirming}
        disabled={code.length < length}
      >
        {words.confirm}
      </Button>
      <Button variant="quiet" isBusy={isSending} disabled={!canResend} onClick={onResend}>
        {words.resend}
      </Button>
      <Button variant="quiet" onClick={onLeave}>
        {words.leave}
      </Button>
    </Stack>
  );
}
