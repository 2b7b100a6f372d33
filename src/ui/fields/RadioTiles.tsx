import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useEarlyValue } from '../hydration/useEarlyInput';
import { color, media, radius, space, text } from '../theme/tokens';

interface RadioTilesProps {
  legend: ReactNode;
  name: string;
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  value: string;
  onChange: (value: string) => void;
}

export function RadioTiles({ legend, name, options, value, onChange }: RadioTilesProps) {
  const group = useEarlyValue<string, HTMLFieldSetElement>(value, onChange);
  return (
    <Group ref={group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            // A click on the selected option fires no change event, but is a choice too.
            onClick={() => option.value === value && onChange(value)}
          />
          <strong>{option.label}</strong> <small>{option.detail}</small>
        </label>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: ${space[2]};
  min-width: 0;
  legend {
    padding: 0 0 ${space[2]};
    ${text.label};
  }
  label {
    position: relative;
    display: grid;
    align-content: center;
    min-height: 64px;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.edge};
    border-radius: ${radius.medium};
    background: ${color.raised};
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: ${color.ink};
    box-shadow:
      inset 0 0 0 1px ${color.ink},
      inset 0 -4px ${color.light};
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    appearance: none;
    cursor: inherit;
  }
  strong {
    ${text.strong};
  }
  small {
    ${text.small};
    color: ${color.muted};
  }
  ${media.forcedColors} {
    label:has(:checked) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }
  ${media.withoutHas} {
    input {
      inset: 0 ${space[2]} auto auto;
      appearance: auto;
    }
  }
`;
