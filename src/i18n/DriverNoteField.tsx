import { TextArea } from '../ui/fields/TextArea';
import { useWords } from './LocaleContext';

const maxLength = 280;

interface DriverNoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

export function DriverNoteField({ value, onChange }: DriverNoteFieldProps) {
  const { t, plural } = useWords('account', 'order');
  return (
    <TextArea
      label={t('checkout.address.note')}
      optionalLabel={t('app.optional')}
      hint={plural('checkout.address.noteHint', maxLength - value.length)}
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
