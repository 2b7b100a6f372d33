import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Control, ControlBox } from './Control';
import { Field, useField, type FieldTexts } from './Field';

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts;

export function TextArea({ label, hint, error, optionalLabel, ...textarea }: TextAreaProps) {
  const control = useField(textarea, { hint, error });
  return (
    <Field {...{ id: control.id, label, hint, error, optionalLabel }}>
      <ControlBox>
        <Area as="textarea" rows={4} {...textarea} {...control} />
      </ControlBox>
    </Field>
  );
}

const Area = styled(Control)`
  min-height: 116px;
  resize: vertical;
  field-sizing: content;
`;
