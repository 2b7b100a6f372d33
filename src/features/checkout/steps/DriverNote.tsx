import { useWords } from '../../../i18n/LocaleContext';
import { TextArea } from '../../../ui/fields/TextArea';

const maxLength = 280;

interface DriverNoteProps {
  value: string;
  onChange: (note: string) => void;
}

export function DriverNote({ value, onChange }: DriverNoteProps) {
  const { t, plural } = useWords('account', 'order');
  return (
    <TextArea
      label={t('checkout.address.note')}
      optionalLabel={t('app.optional')}
      hint={plural('checkout.address.noteHint', maxLength - value.length)}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
