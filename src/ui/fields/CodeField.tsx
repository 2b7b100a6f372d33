import type { ChangeEvent, ComponentProps, ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { Field, useField } from './Field';
import { color, media, motion, radius, focusRing } from '../theme/tokens';

/** Finds the code in a pasted message: 'It is 123 456.' → '123456'. */
function extractCode(input: string, length: number): string {
  const gap = String.raw`[\s\p{Dash}]?`;
  const standalone = new RegExp(
    String.raw`(?:^|[^0-9A-Za-z])([0-9](?:${gap}[0-9]){${length - 1}})(?!${gap}[0-9]|[0-9A-Za-z])`,
    'u',
  );
  const code = standalone.exec(input)?.[1] ?? input;
  return code.replace(/[^0-9]/g, '').slice(0, length);
}

interface CodeFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: ReactNode;
  length: number;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  normalize?: (input: string) => string;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One real input covers the cells, so that paste, autofill and screen readers work. */
export function CodeField(props: CodeFieldProps) {
  const { label, length, value, onChange, onComplete, hint, error, normalize, ...input } = props;
  const update = (text: string) => {
    const next = extractCode(normalize?.(text) ?? text, length);
    if (next === value) return;
    onChange(next);
    if (next.length === length) onComplete?.(next);
  };
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => update(target.value);
  const control = useField({ ...input, value, onChange: change }, { hint, error });
  return (
    <Field {...{ id: control.id, label, hint, error }}>
      <Cells>
        <Input
          spellCheck={false}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          {...input}
          {...control}
          value={value}
          onChange={change}
          onSelect={keepCaretAtEnd}
        />
        {Array.from({ length }, (_, index) => (
          <Cell key={index} aria-hidden data-next={index === Math.min(value.length, length - 1) || undefined}>
            {value[index]}
          </Cell>
        ))}
      </Cells>
    </Field>
  );
}

// Keeps the caret at the end, because it would be invisible between cells. Selections are allowed.
function keepCaretAtEnd({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) {
  const end = input.value.length;
  if (input.selectionStart === input.selectionEnd && input.selectionEnd !== end) input.setSelectionRange(end, end);
}

const Cells = styled.span`
  position: relative;
  display: flex;
  gap: 8px;
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  z-index: 1;
  width: 100%;
  opacity: 0;
  cursor: text;
`;

const Cell = styled.span`
  flex: 1;
  display: grid;
  place-items: center;
  max-width: 60px;
  height: 60px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  font-size: 1.375rem;
  font-weight: 600;
  background: ${color.raised};
  ${media.hover} {
    transition: box-shadow ${motion.fast};
  }

  [aria-invalid='true'] ~ & {
    border-color: ${color.error};
    box-shadow: inset 0 0 0 1px ${color.error};
  }
  :disabled ~ & {
    border-color: ${color.line};
    color: ${color.muted};
    background: ${color.surface};
  }
  :focus-visible ~ &[data-next] {
    ${focusRing};
    ${media.forcedColors} {
      outline: 3px solid Highlight;
    }
  }
`;
