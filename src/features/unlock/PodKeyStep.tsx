import { useEffect, useRef, useState } from 'react';
import { parsePodKey } from '../../domain/unlock/podKey';
import { useWords } from '../../i18n/LocaleContext';
import { changeUnlock, useUnlockDraft } from '../../state/unlockDraft';
import { CodeForm } from './CodeForm';
import { UnlockErrorNotice } from './UnlockErrorNotice';
import type { KeyCheckMutation } from './useKeyCheck';

interface PodKeyStepProps {
  check: KeyCheckMutation;
  onChecked: () => void;
}

function useCodeField({ check, onChecked }: PodKeyStepProps) {
  const { t } = useWords('account', 'pods');
  const { typed, isLinked } = useUnlockDraft();
  const [isInvalid, setInvalid] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isUnknownCode = check.error?.code === 'invalid_pod_key';
  const isWrong = isInvalid || (isLinked && !parsePodKey(typed));
  useEffect(() => {
    if (isWrong || isUnknownCode) input.current?.focus();
  }, [isWrong, isUnknownCode]);
  const submit = () => {
    const key = parsePodKey(typed);
    setInvalid(!key);
    if (key && !check.isPending) check.mutate(key, { onSuccess: onChecked });
  };
  const changeText = (next: string) => {
    setInvalid(false);
    check.reset();
    changeUnlock({ typed: next, isLinked: false });
  };
  const error = isWrong || isUnknownCode ? t(typed.trim() ? 'error.podCode' : 'error.required') : undefined;
  return { typed, input, submit, changeText, error, isUnknownCode };
}

export function PodKeyStep({ check, onChecked }: PodKeyStepProps) {
  const { t } = useWords('account', 'pods');
  const { typed, input, submit, changeText, error, isUnknownCode } = useCodeField({ check, onChecked });
  return (
    <CodeForm {...{ input, error }} text={typed} isBusy={check.isPending} onTextChange={changeText} onSubmit={submit}>
      {check.error && !isUnknownCode && (
        <UnlockErrorNotice
          error={check.error}
          title={t('unlock.error.check')}
          onRetry={submit}
          isRetrying={check.isPending}
        />
      )}
    </CodeForm>
  );
}
