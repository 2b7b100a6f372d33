import { styled } from 'styled-components';
import { CheckboxField } from '../../ui/fields/CheckboxField';
import { media, space, text } from '../../ui/theme/tokens';

interface CheckboxGroupProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

export function CheckboxGroup<Value extends string>({ legend, options, chosen, onChange }: CheckboxGroupProps<Value>) {
  const toggle = (value: Value, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckboxField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) => toggle(value, target.checked)}
        />
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[4]};
  min-width: 0;
  & > legend {
    padding: 0 0 ${space[2]};
    ${text.label};
  }
  ${media.belowTablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
