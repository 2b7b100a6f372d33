import { useRef, useState } from 'react';
import { parsePodKey } from '../../domain/unlock/podKey';
import { unlockSteps } from '../../domain/unlock/unlockState';
import { useWords } from '../../i18n/LocaleContext';
import { Progress } from '../../ui/feedback/Progress';
import { Stack } from '../../ui/layout/Stack';
import { CodeForm } from './CodeForm';

interface CodeStartProps {
  /** True if the shopper will need to sign in. */
  signsIn: boolean;
  /** Called when the field gets focus, to prefetch the next steps. */
  onIntent: () => void;
  /** Called with a valid code, as it was typed. */
  onKey: (typed: string) => void;
}

/** The first step as in the static HTML; the other steps load when the shopper starts. */
export function CodeStart({ signsIn, onIntent, onKey }: CodeStartProps) {
  const { t } = useWords('account', 'pods');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);
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
  const total = unlockSteps({ variant: null, signsIn }).length;
  return (
    <Stack $gap={8}>
      <Progress value={1} max={total} label={t('unlock.progress', { step: 1, total, title: t('unlock.step.code') })} />
      <CodeForm {...{ input, typed, wrong }} onType={change} onSubmit={submit} onFocus={onIntent} />
    </Stack>
  );
}
