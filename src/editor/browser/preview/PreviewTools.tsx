import { localeOf, locales, type LocaleId } from '../../../domain/region/locales';
import { regions, type Subcountry } from '../../../domain/region/regions';
import { fieldLabel } from '../../forms/labels';

export const localeNames: Record<LocaleId, string> = {
  'en-US': 'United States, English',
  'en-CA': 'Canada, English',
  'fr-CA': 'Canada, French',
};
export const deviceWidths = { Phone: 390, Tablet: 820, Desktop: 1440 };
export type PreviewDevice = keyof typeof deviceWidths;

export interface PreviewChoices {
  localeId: LocaleId;
  /** Null selects a region that has the page. */
  region: Subcountry | null;
  device: PreviewDevice;
}

interface SelectProps<Value extends string> {
  label: string;
  value: Value;
  options: [Value, string][];
  onChange: (value: Value) => void;
}

const Select = <Value extends string>({ label, value, options, onChange }: SelectProps<Value>) => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value as Value)}>
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

interface PreviewToolsProps {
  choices: PreviewChoices;
  region: Subcountry;
  onChange: (change: Partial<PreviewChoices>) => void;
}

export function PreviewTools({ choices, region, onChange }: PreviewToolsProps) {
  const { localeId, device } = choices;
  const { country } = localeOf(localeId);
  return (
    <div className="preview-tools">
      <Select
        label="Site"
        value={localeId}
        options={locales.map(({ id }) => [id, localeNames[id]])}
        onChange={(id) => onChange({ localeId: id, region: null })}
      />
      <Select
        label="Region"
        value={region}
        options={regions.filter((each) => each.country === country).map(({ code, flag }) => [code, fieldLabel(flag)])}
        onChange={(code) => onChange({ region: code })}
      />
      <Select
        label="Screen"
        value={device}
        options={(Object.keys(deviceWidths) as PreviewDevice[]).map((name) => [
          name,
          `${name}, ${deviceWidths[name]} px`,
        ])}
        onChange={(name) => onChange({ device: name })}
      />
    </div>
  );
}
