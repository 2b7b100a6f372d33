import { useAllWords } from '../../i18n/LocaleContext';
import { TextArea } from '../../ui/TextArea';

const maxLength = 280;

interface DriverNoteProps {
  value: string;
  onChange: (note: string) => void;
}

export function DriverNote({ value, onChange }: DriverNoteProps) {
  const { t, plural } = useAllWords();
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
