import { useId, type ChangeEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldError } from './FieldError';
import { isChangedEarly } from '../hydration/changedEarly';
import { useEarlyInput } from '../hydration/useEarlyInput';
import { color, space, text } from '../theme/tokens';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  optionalLabel?: string;
}

type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface ControlProps<Control> {
  id?: string;
  value?: unknown;
  checked?: boolean;
  onChange?: (event: ChangeEvent<Control>) => void;
}

function isChanged(
  control: FieldControl,
  { value, checked }: Pick<ControlProps<FieldControl>, 'value' | 'checked'>,
): boolean {
  if (checked !== undefined) return (control as HTMLInputElement).checked !== checked;
  return value !== undefined && control.value !== String(value);
}

export function useField<Control extends FieldControl>(
  props: ControlProps<Control>,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
) {
  const generatedId = useId();
  const id = props.id ?? generatedId;
  useEarlyInput(
    () => document.getElementById(id) as Control | null,
    (control) =>
      isChangedEarly(control) &&
      isChanged(control, props) &&
      props.onChange?.({ target: control, currentTarget: control } as ChangeEvent<Control>),
  );
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined };
}

interface FieldProps extends FieldTexts {
  id: string;
  children: ReactNode;
}

export function Field({ id, label, hint, error, optionalLabel, children }: FieldProps) {
  return (
    <FieldRows>
      <Label htmlFor={id}>
        {label}
        {optionalLabel && <Optional>{optionalLabel}</Optional>}
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </FieldRows>
  );
}

export const FieldRows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Label = styled.label`
  display: flex;
  justify-content: space-between;
  gap: ${space[3]};
  ${text.label};
`;

const Optional = styled.span`
  font-weight: 400;
  color: ${color.muted};
`;

export const Hint = styled.span`
  margin-top: -4px;
  ${text.small};
  color: ${color.muted};
`;
