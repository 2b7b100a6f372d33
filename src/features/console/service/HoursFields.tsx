import { styled } from 'styled-components';
import type { DayHours } from '../../../domain/delivery/providerSchema';
import { TextField } from '../../../ui/fields/TextField';
import { media, space } from '../../../ui/theme/tokens';

export const defaultHours: DayHours = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };

interface HoursFieldsProps {
  name: string;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
}

export function HoursFields({ name, hours, onChange }: HoursFieldsProps) {
  const update = (changes: Partial<DayHours>) => onChange({ ...hours, ...changes });
  return (
    <Fields>
      <TextField
        label="Opens"
        aria-label={`${name} opens`}
        type="time"
        value={hours.open}
        onChange={(event) => update({ open: event.target.value })}
      />
      <TextField
        label="Closes"
        aria-label={`${name} closes`}
        type="time"
        value={hours.close}
        onChange={(event) => update({ close: event.target.value })}
      />
      <TextField
        label="Lead time, min"
        aria-label={`${name} lead time in minutes`}
        type="number"
        min={0}
        value={hours.leadtime}
        onChange={(event) => update({ leadtime: event.target.valueAsNumber || 0 })}
      />
      <TextField
        label="Window, min"
        aria-label={`${name} length of a window in minutes`}
        type="number"
        min={15}
        value={hours.timeframe}
        onChange={(event) => update({ timeframe: event.target.valueAsNumber || 0 })}
      />
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
