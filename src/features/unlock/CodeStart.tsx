import { useRef, useState } from 'react';
import { parsePodKey } from '../../domain/unlock/podKey';
import { usePodsWords } from '../../i18n/LocaleContext';
import { Progress } from '../../ui/Progress';
import { Stack } from '../../ui/Stack';
import { useTypedEarly } from '../../ui/useTypedEarly';
import { CodeForm } from './CodeForm';
import { stepsOf } from './steps';

interface CodeStartProps {
  /** Whether the shopper has to sign in on the way. */
  signsIn: boolean;
  /** Hears that somebody is about to type. */
  onIntent: () => void;
  /** Hears of a key as it was typed. */
  onKey: (typed: string) => void;
}

/** S2-62: the first step as the page's HTML has it; what the others need is loaded for who goes on. */
export function CodeStart({ signsIn, onIntent, onKey }: CodeStartProps) {
  const { t } = usePodsWords();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
  useTypedEarly(input, typed, setTyped);
  const change = (next: string) => {
    setRefused(false);
    setTyped(next);
  };
  const submit = () => {
    const key = parsePodKey(typed);
    setRefused(!key);
    if (key) onKey(typed);
    else input.current?.focus();
  };
  const wrong = isRefused ? t(typed.trim() ? 'error.podCode' : 'error.required') : undefined;
  const total = stepsOf({ variant: null, signsIn }).length;
  return (
    <Stack $gap={8}>
      <Progress value={1} max={total} label={t('unlock.progress', { step: 1, total, title: t('unlock.step.code') })} />
      <CodeForm {...{ input, typed, wrong }} onType={change} onSubmit={submit} onFocus={onIntent} />
    </Stack>
  );
}
