import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Control, ControlBox } from './Control';
import { Field, useField, type FieldTexts } from './Field';

interface SelectFieldProps extends ComponentProps<'select'>, FieldTexts {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optionalLabel, options, placeholder, ...select } = props;
  const control = useField(select, { hint, error });
  return (
    <Field {...{ id: control.id, label, hint, error, optionalLabel }}>
      <ControlBox>
        <Select as="select" {...select} {...control}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
        <Arrow size={20} aria-hidden />
      </ControlBox>
    </Field>
  );
}

const Select = styled(Control)`
  padding-right: 44px;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const Arrow = styled(ChevronDown)`
  position: absolute;
  right: 14px;
  pointer-events: none;
`;
