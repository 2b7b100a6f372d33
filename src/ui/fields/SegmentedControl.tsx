import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEarlyValue } from '../hydration/useEarlyInput';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { color, media, motion, radius, text, focusRingInside } from '../theme/tokens';

interface SegmentedControlProps<Value extends string> {
  /** For screen readers only. */
  legend: string;
  name: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { legend, name, options, value, onChange } = props;
  const group = useEarlyValue<Value, HTMLFieldSetElement>(value, onChange);
  return (
    <Track ref={group}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Track>
  );
}

const Track = styled.fieldset`
  position: relative;
  display: inline-flex;
  max-width: 100%;
  min-width: 0;
  padding: 3px;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.ink} 8%, transparent);
  overflow-x: auto;
`;

const Segment = styled.label`
  position: relative;
  /* Long labels wrap before the control scrolls. */
  flex: 1 1 auto;
  min-width: min-content;
  display: grid;
  place-items: center;
  min-height: 44px;
  padding: 4px clamp(10px, 3vw, 18px);
  text-align: center;
  text-wrap: balance;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  ${text.label};
  color: ${color.muted};
  cursor: pointer;
  transition:
    background ${motion.medium} ${motion.ease},
    color ${motion.fast};

  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: inherit;
  }
  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
  &:has(:checked) {
    color: ${color.paper};
    forced-color-adjust: none;
    background: ${color.ink};
  }
  &:has(:focus-visible) {
    ${focusRingInside};
  }
  ${media.forcedColors} {
    &:has(:checked) {
      border-color: Highlight;
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
    &:has(:focus-visible) {
      outline: 3px solid currentColor;
      outline-offset: -6px;
    }
  }
  ${media.withoutHas} {
    grid-auto-flow: column;
    gap: 8px;
    & > input {
      position: static;
      opacity: 1;
    }
  }
`;
