import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckInput } from './CheckInput';
import { color, media, motion, radius, space, text, focusRing } from '../theme/tokens';

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly { value: Value; label: ReactNode; detail?: ReactNode; isDisabled?: boolean }[];
  value: Value | null | undefined;
  onChange: (value: Value) => void;
  /** Called on a click, even on the selected option, but not when arrow keys move through options. */
  onPick?: (value: Value) => void;
}

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, onChange, onPick } = props;
  const id = useId();
  const usedPointer = useRef(false);
  return (
    <Group onPointerDown={() => (usedPointer.current = true)} onKeyDown={() => (usedPointer.current = false)}>
      <legend>{legend}</legend>
      {options.map((option, index) => (
        <Choice key={option.value}>
          <TextBlock>
            <span id={`${id}-${index}`}>{option.label}</span>
            {option.detail && <small id={`${id}-${index}-detail`}>{option.detail}</small>}
          </TextBlock>
          <CheckInput
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            aria-labelledby={`${id}-${index}`}
            aria-describedby={option.detail ? `${id}-${index}-detail` : undefined}
            onChange={() => onChange(option.value)}
            onClick={() => usedPointer.current && onPick?.(option.value)}
          />
        </Choice>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  min-width: 0;

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
    ${text.label};
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 60px;
  padding: 14px 16px 14px 20px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.medium};
  background: ${color.raised};
  cursor: pointer;

  ${media.hover} {
    transition: box-shadow ${motion.fast};
    &:hover {
      border-color: ${color.ink};
    }
  }
  &:has(:checked) {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
  }
  &:has(:focus-visible) {
    ${focusRing};
  }
  @supports selector(:has(*)) {
    & :focus-visible {
      outline: 0;
      box-shadow: none;
    }
  }
  &:has(:disabled) {
    border-color: ${color.line};
    color: ${color.muted};
    background: ${color.surface};
    cursor: not-allowed;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border: 3px solid Highlight;
      padding: 12px 14px 12px 18px;
    }
    &:has(:disabled) {
      color: GrayText;
    }
  }
`;

const TextBlock = styled.span`
  display: grid;
  gap: 2px;
  ${text.label};

  & > small {
    ${text.small};
    color: ${color.muted};
  }
`;
