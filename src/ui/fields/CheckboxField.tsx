import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint, FieldRows, useField } from './Field';
import { FieldError } from './FieldError';
import { CheckInput } from './CheckInput';
import { space } from '../theme/tokens';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const control = useField(input, { hint, error });
  return (
    <FieldRows>
      <Line htmlFor={control.id}>
        <CheckInput type="checkbox" {...input} {...control} />
        <span>{label}</span>
      </Line>
      {hint && <Hint id={`${control.id}-hint`}>{hint}</Hint>}
      <FieldError id={control.id}>{error}</FieldError>
    </FieldRows>
  );
}

const Line = styled.label`
  display: flex;
  gap: ${space[3]};
  padding-block: 10px;
  cursor: pointer;
`;
