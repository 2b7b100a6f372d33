import { useEffect, useRef, useState } from 'react';
import { parsePodKey } from '../../domain/unlock/podKey';
import { useWords } from '../../i18n/LocaleContext';
import { changeUnlock, useUnlockDraft } from '../../state/unlockDraft';
import { CodeForm } from './CodeForm';
import { UnlockRefusal } from './UnlockRefusal';
import type { Check } from './useCheck';

interface PodKeyStepProps {
  check: Check;
  onChecked: () => void;
}

/** The field's text and its error. */
function useTypedCode({ check, onChecked }: PodKeyStepProps) {
  const { t } = useWords('account', 'pods');
  const { typed, isLinked } = useUnlockDraft();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isUnknown = check.error?.code === 'invalid_pod_key';
  const isNone = isRefused || (isLinked && !parsePodKey(typed));
  useEffect(() => {
    if (isNone || isUnknown) input.current?.focus();
  }, [isNone, isUnknown]);
  const submit = () => {
    const key = parsePodKey(typed);
    setRefused(!key);
    if (key && !check.isPending) check.mutate(key, { onSuccess: onChecked });
  };
  const change = (next: string) => {
    setRefused(false);
    check.reset();
    changeUnlock({ typed: next, isLinked: false });
  };
  const wrong = isNone || isUnknown ? t(typed.trim() ? 'error.podCode' : 'error.required') : undefined;
  return { typed, input, submit, change, wrong, isUnknown };
}

/** The code of the pack, typed or pasted. */
export function PodKeyStep({ check, onChecked }: PodKeyStepProps) {
  const { t } = useWords('account', 'pods');
  const { typed, input, submit, change, wrong, isUnknown } = useTypedCode({ check, onChecked });
  return (
    <CodeForm {...{ input, typed, wrong }} isBusy={check.isPending} onType={change} onSubmit={submit}>
      {check.error && !isUnknown && (
        <UnlockRefusal
          error={check.error}
          title={t('unlock.error.check')}
          onRetry={submit}
          isRetrying={check.isPending}
        />
      )}
    </CodeForm>
  );
}
