import { Check, Upload } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, DragEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Hint, Rows, useField } from './Field';
import { FieldError } from './FieldError';
import { color, media, motion, radius, text } from './theme/tokens';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The chosen file's name, shown in place of `chooseLabel`'s line. */
  fileName?: string;
  chooseLabel: ReactNode;
  onFile: (file: File) => void;
}

export function FileField({ label, hint, error, fileName, chooseLabel, onFile, ...input }: FileFieldProps) {
  const control = useField(input.id, { hint, error });
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files?.[0] && !input.disabled) onFile(files[0]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Rows>
      <Name id={`${control.id}-label`}>{label}</Name>
      {hint && <Hint id={`${control.id}-hint`}>{hint}</Hint>}
      <Drop
        htmlFor={control.id}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Input
          type="file"
          {...input}
          {...control}
          aria-labelledby={`${control.id}-label ${control.id}-choose`}
          onChange={(event) => {
            take(event.target.files);
            // So that the same file, corrected, can be chosen again.
            event.target.value = '';
          }}
        />
        <Mark data-done={fileName ? true : undefined}>{fileName ? <Check size={20} /> : <Upload size={20} />}</Mark>
        <span id={`${control.id}-choose`}>{fileName ?? chooseLabel}</span>
      </Drop>
      <FieldError id={control.id}>{error}</FieldError>
    </Rows>
  );
}

const Name = styled.span`
  ${text.label};
`;

const Drop = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 24px 20px;
  border: 1.5px dashed ${color.edge};
  border-radius: ${radius.medium};
  ${text.label};
  text-align: center;
  overflow-wrap: anywhere;
  background: ${color.raised};
  cursor: pointer;
  transition: background ${motion.fast};

  ${media.hover} {
    &:hover {
      border-color: ${color.ink};
    }
  }
  &[data-over] {
    border-color: ${color.ink};
    background: ${color.lightSoft};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.error};
  }
  &:has(:disabled) {
    color: ${color.muted};
    background: ${color.surface};
    cursor: not-allowed;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.ink};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.light};
  }
`;

const Input = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: ${color.surface};

  &[data-done] {
    color: ${color.onLight};
    background: ${color.light};
  }
`;
