import { useRef, useState } from 'react';
import { parsePodKey } from '../../domain/unlock/podKey';
import { unlockSteps } from '../../domain/unlock/unlockState';
import { useWords } from '../../i18n/LocaleContext';
import { Progress } from '../../ui/feedback/Progress';
import { Stack } from '../../ui/layout/Stack';
import { CodeForm } from './CodeForm';

interface FirstCodeStepProps {
  needsSignIn: boolean;
  /** Called when the field gets focus, to prefetch the next steps. */
  onIntent: () => void;
  onCode: (text: string) => void;
}

/** The first step as the static HTML has it. The other steps load when the shopper starts. */
export function FirstCodeStep({ needsSignIn, onIntent, onCode }: FirstCodeStepProps) {
  const { t } = useWords('account', 'pods');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const changeText = (next: string) => {
    setInvalid(false);
    setText(next);
  };
  const submit = () => {
    const key = parsePodKey(text);
    setInvalid(!key);
    if (key) onCode(text);
    else input.current?.focus();
  };
  const error = isInvalid ? t(text.trim() ? 'error.podCode' : 'error.required') : undefined;
  const total = unlockSteps({ variant: null, signsIn: needsSignIn }).length;
  return (
    <Stack $gap={8}>
      <Progress value={1} max={total} label={t('unlock.progress', { step: 1, total, title: t('unlock.step.code') })} />
      <CodeForm {...{ input, text, error }} onTextChange={changeText} onSubmit={submit} onFocus={onIntent} />
    </Stack>
  );
}
