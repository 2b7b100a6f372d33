import { useLayoutEffect, useRef, type ChangeEvent, type ClipboardEvent } from 'react';
import { editBirthday, maskFullBirthday } from '../../domain/region/birthday';
import { useWords } from '../../i18n/LocaleContext';
import { TextField } from '../../ui/fields/TextField';

interface BirthdayFieldProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  error?: string;
}

const digitsIn = (text: string) => text.replace(/\P{Nd}/gu, '').length;

/** Returns the caret position behind the given number of digits. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  const digitEnds = [...text].flatMap((character, index) => (/\d/.test(character) ? [index + 1] : []));
  return digitEnds[digits - 1] ?? text.length;
}

/** Masks typed, pasted and autofilled digits. The caret stays in place when a digit in the middle is corrected. */
export function BirthdayField({ id, value, onChange, error }: BirthdayFieldProps) {
  const { t } = useWords('welcome');
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const masked = editBirthday(value, target.value);
    const end = target.selectionEnd ?? target.value.length;
    if (end < target.value.length) caret.current = caretAfter(masked, digitsIn(target.value.slice(0, end)));
    onChange(masked);
  };
  const paste = (event: ClipboardEvent) => {
    const birthday = maskFullBirthday(event.clipboardData.getData('text'));
    if (!birthday) return;
    event.preventDefault();
    onChange(birthday);
  };
  return (
    <TextField
      ref={input}
      id={id}
      label={t('gate.ca.birthday')}
      hint={t('gate.ca.birthdayHint')}
      placeholder={t('gate.ca.dateFormat')}
      inputMode="numeric"
      autoComplete="bday"
      required
      value={value}
      error={error}
      onChange={change}
      onPaste={paste}
    />
  );
}
