import { useState } from 'react';
import { styled } from 'styled-components';
import type { DayHours } from '../../../domain/delivery/providerSchema';
import { checkHours, hoursLimits, type HoursFault } from '../../../domain/staff/checkHours';
import { readNumber } from '../../../domain/text/typedNumber';
import { TextField } from '../../../ui/fields/TextField';
import { space } from '../../../ui/theme/tokens';

/** Shown beside the disabled button, because the wrong field may be out of view. */
export const hoursFaultMessage = 'Correct the hours that are marked above.';
export const defaultHours: DayHours = { open: '10:00', close: '20:00', leadtime: 60, timeframe: 60 };

interface HoursFieldsProps {
  name: string;
  hours: DayHours;
  onChange: (hours: DayHours) => void;
}

const faultTexts: Record<Exclude<HoursFault, 'outOfRange'>, string> = {
  noTime: 'Enter a time.',
  noRoom: 'Close at least one window after opening.',
};

function faultText(fault: HoursFault | undefined, field: 'leadtime' | 'timeframe' | 'open' | 'close') {
  if (!fault) return undefined;
  if (fault !== 'outOfRange') return faultTexts[fault];
  const { min, max } = hoursLimits[field === 'leadtime' ? 'leadtime' : 'timeframe'];
  return `Enter ${min} to ${max} minutes, such as 60.`;
}

export function HoursFields({ name, hours, onChange }: HoursFieldsProps) {
  const faults = checkHours(hours);
  const update = (changes: Partial<DayHours>) => onChange({ ...hours, ...changes });
  return (
    <Fields role="group" aria-label={`${name} hours`}>
      <TextField
        label="Opens"
        aria-label={`${name} opens`}
        type="time"
        value={hours.open}
        onChange={(event) => update({ open: event.target.value })}
        error={faultText(faults.open, 'open')}
      />
      <TextField
        label="Closes"
        aria-label={`${name} closes`}
        type="time"
        value={hours.close}
        onChange={(event) => update({ close: event.target.value })}
        error={faultText(faults.close, 'close')}
      />
      <MinutesField
        label="Lead time, min"
        aria-label={`${name} lead time in minutes`}
        minutes={hours.leadtime}
        onChange={(leadtime) => update({ leadtime })}
        error={faultText(faults.leadtime, 'leadtime')}
      />
      <MinutesField
        label="Window, min"
        aria-label={`${name} length of a window in minutes`}
        minutes={hours.timeframe}
        onChange={(timeframe) => update({ timeframe })}
        error={faultText(faults.timeframe, 'timeframe')}
      />
    </Fields>
  );
}

interface MinutesFieldProps {
  label: string;
  'aria-label': string;
  minutes: number;
  onChange: (minutes: number) => void;
  error: string | undefined;
}

function parseMinutes(text: string): number {
  const read = readNumber(text, { expected: 'minutes', decimals: 0, min: 0, max: 99_999 });
  return 'value' in read ? read.value : Number.NaN;
}

/** Keeps the text as typed, because an empty field is not zero minutes. */
function MinutesField({ minutes, onChange, ...field }: MinutesFieldProps) {
  const [text, setText] = useState(String(minutes));
  const current = parseMinutes(text);
  const value = Object.is(current, minutes) ? text : String(minutes);
  return (
    <TextField
      {...field}
      inputMode="numeric"
      value={value}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseMinutes(target.value));
      }}
    />
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  align-items: start;
  gap: ${space[3]};
  input {
    padding-inline: 12px;
  }
  /* Leaves room for '10:00 AM'. Times are typed, and a tap on a touch screen opens the clock without the icon too. */
  ::-webkit-calendar-picker-indicator {
    display: none;
  }
`;
