import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { formatNumberRefusal, readNumber, type NumberKind } from '../../../domain/text/typedNumber';
import { isTimezone, momentFault } from '../../../domain/time/moment';
import { regions, type AvailabilityFlag } from '../../../domain/region/regions';
import { fieldLabel } from '../../forms/labels';
import { timezoneLabel, timezones } from '../../forms/timezones';
import { priceEndings, type BulkAction, type PriceEnding } from '../../table/bulkEdits';
import { availabilityOptions } from './FilterBar';

export type BulkKind = BulkAction['kind'];

export interface BulkFormProps {
  /** `title` describes the action: 'Raise prices by 10 %'. */
  onAction: (action: BulkAction, title: string) => void;
  onClose: () => void;
}

interface FrameProps {
  label: string;
  fault: string | null;
  children: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

function Frame({ label, fault, children, onSubmit, onClose }: FrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} className="table-panel" aria-label={label} onSubmit={submit}>
      <div className="table-fields">{children}</div>
      {fault && (
        <p className="table-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="table-actions">
        <button type="submit" className="table-main">
          Review the changes
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

const priceWays = {
  set: ['Set to', 'dollars'],
  raise: ['Raise by', 'dollars'],
  lower: ['Lower by', 'dollars'],
  raisePercent: ['Raise by', 'percent'],
  lowerPercent: ['Lower by', 'percent'],
} as const;
type PriceWay = keyof typeof priceWays;

const amountKinds = {
  dollars: { expected: 'an amount above 0, such as 2.50', decimals: 2, min: 0.01, max: 999_999.99, unit: 'dollars' },
  percent: { expected: 'a percentage above 0, such as 2.5', decimals: 2, min: 0.01, max: 999, unit: 'percent' },
} as const satisfies Record<string, NumberKind>;

function priceAction(way: PriceWay, amount: number, ending: PriceEnding): BulkAction {
  const signed = way.startsWith('lower') ? -amount : amount;
  const how = way === 'set' ? 'set' : way.endsWith('Percent') ? 'percent' : 'add';
  return { kind: 'price', how, amount: signed, ending };
}

function PriceForm({ onAction, onClose }: BulkFormProps) {
  const [way, setWay] = useState<PriceWay>('set');
  const [text, setText] = useState('');
  const [ending, setEnding] = useState<PriceEnding>('exact');
  const [fault, setFault] = useState<string | null>(null);
  const submit = () => {
    const [word, unit] = priceWays[way];
    const read = readNumber(text, amountKinds[unit]);
    if ('expected' in read) return setFault(formatNumberRefusal(read, text));
    const amount = read.value;
    const sum = unit === 'percent' ? `${amount} %` : `$${amount.toFixed(2)}`;
    const rounded = ending === 'exact' ? '' : `, rounded to ${ending}`;
    onAction(priceAction(way, amount, ending), `${word.replace(' ', ' prices ')} ${sum}${rounded}`);
  };
  return (
    <Frame label="Change prices" fault={fault} onSubmit={submit} onClose={onClose}>
      <label className="table-field">
        Change
        <select value={way} onChange={(event) => setWay(event.target.value as PriceWay)}>
          {Object.entries(priceWays).map(([each, [word, unit]]) => (
            <option key={each} value={each}>{`${word} … ${unit}`}</option>
          ))}
        </select>
      </label>
      <label className="table-field table-short">
        {priceWays[way][1] === 'percent' ? 'Percent' : 'Dollars'}
        <input
          inputMode="decimal"
          aria-invalid={fault ? true : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <label className="table-field">
        Round to
        <select value={ending} onChange={(event) => setEnding(event.target.value as PriceEnding)}>
          {Object.keys(priceEndings).map((each) => (
            <option key={each} value={each}>
              {each === 'exact' ? 'The cent' : `The nearest price ending in ${each}`}
            </option>
          ))}
        </select>
      </label>
    </Frame>
  );
}

function RegionsForm({ onAction, onClose }: BulkFormProps) {
  const [isSold, setIsSold] = useState(true);
  const [flags, setFlags] = useState<readonly AvailabilityFlag[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const toggle = (flag: AvailabilityFlag) =>
    setFlags(flags.includes(flag) ? flags.filter((each) => each !== flag) : [...flags, flag]);
  const submit = () => {
    if (!flags.length) return setFault('Choose at least one region.');
    const names = flags.map(fieldLabel).join('; ');
    onAction({ kind: 'regions', flags, isSold }, `${isSold ? 'Sell in' : 'Stop selling in'} ${names}`);
  };
  return (
    <Frame label="Change regions" fault={fault} onSubmit={submit} onClose={onClose}>
      <label className="table-field">
        Change
        <select value={isSold ? 'yes' : 'no'} onChange={(event) => setIsSold(event.target.value === 'yes')}>
          <option value="yes">Sell in</option>
          <option value="no">Stop selling in</option>
        </select>
      </label>
      <fieldset className="table-regions">
        <legend>Regions</legend>
        {regions.map(({ flag }) => (
          <label key={flag} className="table-check">
            <input type="checkbox" checked={flags.includes(flag)} onChange={() => toggle(flag)} />
            <span>{fieldLabel(flag)}</span>
          </label>
        ))}
      </fieldset>
    </Frame>
  );
}

function AvailabilityForm({ onAction, onClose }: BulkFormProps) {
  const [value, setValue] = useState<string>('available');
  const submit = () => {
    const [, label] = availabilityOptions.find(([each]) => each === value)!;
    onAction({ kind: 'availability', value }, `Set availability to “${label}”`);
  };
  return (
    <Frame label="Change availability" fault={null} onSubmit={submit} onClose={onClose}>
      <label className="table-field">
        Set to
        <select value={value} onChange={(event) => setValue(event.target.value)}>
          {availabilityOptions.map(([each, label]) => (
            <option key={each} value={each}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </Frame>
  );
}

const scheduleWays = {
  publish: ['Publish at', 'set'],
  takeDown: ['Take down at', 'set'],
  publishNow: ['Publish at', 'clear'],
  keep: ['Take down at', 'clear'],
} as const;
type ScheduleWay = keyof typeof scheduleWays;

const scheduleWords: Record<ScheduleWay, string> = {
  publish: 'Publish at …',
  takeDown: 'Take down at …',
  publishNow: 'Publish at once',
  keep: 'Never take down',
};

function ScheduleForm({ onAction, onClose }: BulkFormProps) {
  const [way, setWay] = useState<ScheduleWay>('publish');
  const [moment, setMoment] = useState({ day: '', time: '09:00', timezone: timezones[0] as string });
  const [fault, setFault] = useState<string | null>(null);
  const [field, what] = scheduleWays[way];
  const isSet = what === 'set';
  const change = (part: Partial<typeof moment>) => setMoment({ ...moment, ...part });
  const submit = () => {
    if (!isSet) return onAction({ kind: 'schedule', field, moment: null }, scheduleWords[way]);
    if (!moment.day || !moment.time || !isTimezone(moment.timezone)) return setFault('Choose a date and a time.');
    const problem = momentFault(moment);
    if (problem) return setFault(problem.replace('expected', 'Expected'));
    onAction({ kind: 'schedule', field, moment }, `${field} ${moment.day} ${moment.time} (${moment.timezone})`);
  };
  return (
    <Frame label="Publish or take down" fault={fault} onSubmit={submit} onClose={onClose}>
      <label className="table-field">
        Change
        <select value={way} onChange={(event) => setWay(event.target.value as ScheduleWay)}>
          {Object.entries(scheduleWords).map(([each, words]) => (
            <option key={each} value={each}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {isSet && (
        <>
          <label className="table-field">
            Date
            <input
              type="date"
              max="9999-12-31"
              value={moment.day}
              onChange={(event) => change({ day: event.target.value })}
            />
          </label>
          <label className="table-field table-short">
            Time
            <input type="time" value={moment.time} onChange={(event) => change({ time: event.target.value })} />
          </label>
          <label className="table-field">
            Time zone
            <select value={moment.timezone} onChange={(event) => change({ timezone: event.target.value })}>
              {timezones.map((zone) => (
                <option key={zone} value={zone}>
                  {timezoneLabel(zone)}
                </option>
              ))}
            </select>
          </label>
        </>
      )}
    </Frame>
  );
}

const forms = { price: PriceForm, regions: RegionsForm, availability: AvailabilityForm, schedule: ScheduleForm };

export function BulkForm({ kind, ...props }: BulkFormProps & { kind: BulkKind }) {
  const Form = forms[kind];
  return <Form {...props} />;
}
