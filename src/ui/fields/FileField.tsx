import Camera from 'lucide-react/icons/camera';
import Check from 'lucide-react/icons/check';
import Upload from 'lucide-react/icons/upload';
import { useState, type ChangeEvent, type ComponentProps, type DragEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Hint, FieldRows, useField } from './Field';
import { FieldError } from './FieldError';
import { color, media, motion, radius, text, focusRing } from '../theme/tokens';

interface FileFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'type' | 'onChange'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  fileName?: string;
  chooseLabel: ReactNode;
  /** If set, touch devices also have a camera button. */
  cameraLabel?: ReactNode;
  onFile: (file: File) => void;
}

export function FileField(props: FileFieldProps) {
  const { label, hint, error, fileName, chooseLabel, cameraLabel, onFile, ...input } = props;
  const control = useField(input, { hint, error });
  const [isDraggedOver, setDraggedOver] = useState(false);
  const acceptFile = (files: FileList | null) => {
    if (files?.[0] && !input.disabled) onFile(files[0]);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    acceptFile(event.dataTransfer.files);
  };
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    acceptFile(target.files);
    // Lets users choose the same file again after correcting it.
    target.value = '';
  };
  return (
    <FieldRows>
      <Name id={`${control.id}-label`}>{label}</Name>
      {hint && <Hint id={`${control.id}-hint`}>{hint}</Hint>}
      <DropZone
        htmlFor={control.id}
        data-over={isDraggedOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setDraggedOver(true);
        }}
        onDragLeave={() => setDraggedOver(false)}
        onDrop={handleDrop}
      >
        <Input
          type="file"
          {...input}
          {...control}
          aria-labelledby={`${control.id}-label ${control.id}-choose`}
          onChange={handleChange}
        />
        <Mark data-done={fileName ? true : undefined}>{fileName ? <Check size={20} /> : <Upload size={20} />}</Mark>
        <span id={`${control.id}-choose`}>{fileName ?? chooseLabel}</span>
      </DropZone>
      {cameraLabel && (
        <CameraButton>
          <Input
            type="file"
            accept="image/*"
            capture="environment"
            disabled={input.disabled}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            onChange={handleChange}
          />
          <Camera size={20} aria-hidden />
          {cameraLabel}
        </CameraButton>
      )}
      <FieldError id={control.id}>{error}</FieldError>
    </FieldRows>
  );
}

const Name = styled.span`
  ${text.label};
`;

const focusOnBox = css`
  &:has(:focus-visible) {
    ${focusRing};
  }
  ${media.withoutHas} {
    &:focus-within {
      ${focusRing};
    }
  }
`;

const DropZone = styled.label`
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

  ${media.hover} {
    transition: background ${motion.fast};
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
  ${focusOnBox}
`;

/** Hidden without a touch screen, because it would open the same file dialog. */
const CameraButton = styled.label`
  position: relative;
  display: none;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 56px;
  padding: 10px 24px;
  border-radius: ${radius.pill};
  ${text.strong};
  color: ${color.paper};
  forced-color-adjust: none;
  background: ${color.ink};
  cursor: pointer;

  @media (pointer: coarse) {
    display: flex;
  }
  &:has(:disabled) {
    color: ${color.muted};
    background: ${color.line};
    cursor: not-allowed;
  }
  ${focusOnBox}
  ${media.forcedColors} {
    border: 1px solid ButtonText;
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
    forced-color-adjust: none;
    background: ${color.light};
  }
`;
