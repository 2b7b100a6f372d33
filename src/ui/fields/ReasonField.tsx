import { useState } from 'react';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';

interface ReasonFieldProps {
  label: string;
  hint: string;
  placeholder: string;
  reasons: readonly string[];
  otherLabel: string;
  /** One of `reasons` or the person's own words. '' while nothing is chosen. */
  value: string;
  onChange: (reason: string) => void;
  error: string | undefined;
}

const other = 'other';

/** Offers common reasons, and a text field for any other. */
export function ReasonField(props: ReasonFieldProps) {
  const { label, hint, placeholder, reasons, otherLabel, value, onChange, error } = props;
  const [isOther, setOther] = useState(false);
  const choose = (choice: string) => {
    setOther(choice === other);
    onChange(choice === other ? '' : choice);
  };
  return (
    <>
      <SelectField
        label={label}
        hint={hint}
        placeholder={isOther || value ? undefined : placeholder}
        value={isOther ? other : value}
        onChange={(event) => choose(event.target.value)}
        options={[...reasons.map((reason) => ({ value: reason, label: reason })), { value: other, label: otherLabel }]}
        error={isOther ? undefined : error}
      />
      {isOther && (
        <TextArea
          label="In your words"
          maxLength={280}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          error={error}
        />
      )}
    </>
  );
}
