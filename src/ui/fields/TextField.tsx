import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Control, ControlBox } from './Control';
import { Field, useField, type FieldTexts } from './Field';
import { color } from '../theme/tokens';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldTexts {
  /** Shown inside the box before the value, for example "+1". */
  prefix?: ReactNode;
}

export function TextField({ label, hint, error, optionalLabel, prefix, ...input }: TextFieldProps) {
  const control = useField(input, { hint, error });
  return (
    <Field {...{ id: control.id, label, hint, error, optionalLabel }}>
      <ControlBox>
        {prefix && <Prefix>{prefix}</Prefix>}
        <Control {...input} {...control} />
      </ControlBox>
    </Field>
  );
}

const Prefix = styled.span`
  flex: none;
  padding-left: 16px;
  color: ${color.muted};
`;
