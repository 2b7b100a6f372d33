import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint, Rows, useField } from './Field';
import { FieldError } from './FieldError';
import { Tick } from '../feedback/Tick';
import { space } from '../theme/tokens';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const control = useField(input.id, { hint, error });
  return (
    <Rows>
      <Line htmlFor={control.id}>
        <Tick type="checkbox" {...input} {...control} />
        <span>{label}</span>
      </Line>
      {hint && <Hint id={`${control.id}-hint`}>{hint}</Hint>}
      <FieldError id={control.id}>{error}</FieldError>
    </Rows>
  );
}

const Line = styled.label`
  display: flex;
  gap: ${space[3]};
  padding-block: 10px;
  cursor: pointer;
`;
