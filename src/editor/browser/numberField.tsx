import { Component, type ReactNode } from 'react';
import { readNumber } from '../../domain/text/typedNumber';
import { fieldNumber, maxFieldNumber } from '../../content/source/fieldNumber';

type Option = 'name' | 'step' | 'min' | 'max';

interface Props {
  /** Invalid text is kept as the value, so that the checks can report it. */
  value: unknown;
  field: { get: (option: Option) => unknown };
  forID: string;
  classNameWrapper: string;
  onChange: (value: number | string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

const numberOption = (field: Props['field'], option: Option): number | undefined => {
  const value = field.get(option);
  return typeof value === 'number' ? value : undefined;
};

function kindOf(field: Props['field']) {
  const [step, min, max] = (['step', 'min', 'max'] as const).map((option) => numberOption(field, option));
  return fieldNumber(String(field.get('name')), { step, min, max });
}

function read(typed: string, field: Props['field']): number | string {
  if (typed.trim() === '') return '';
  const kind = kindOf(field);
  const inRange = readNumber(typed, kind);
  if ('value' in inRange) return inRange.value;
  // Accept a number outside the limits, which the schema reports.
  const anywhere = readNumber(typed, { ...kind, min: -maxFieldNumber, max: maxFieldNumber });
  return 'value' in anywhere ? anywhere.value : typed;
}

const format = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? `${value}` : '');

/** Phones' number pads have no minus sign. */
function inputMode(field: Props['field']): 'numeric' | 'decimal' | 'text' {
  if ((numberOption(field, 'min') ?? 0) < 0) return 'text';
  return numberOption(field, 'step') === 1 ? 'numeric' : 'decimal';
}

/**
 * Replaces Decap's number field with a text field, because a browser's number field reads a decimal comma as empty, and
 * changes its value with the mouse wheel.
 */
class NumberControl extends Component<Props> {
  override state = { typed: '' };

  private change = (typed: string) => {
    this.setState({ typed });
    this.props.onChange(read(typed, this.props.field));
  };

  override render(): ReactNode {
    const { value, field, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
    const { typed } = this.state;
    return (
      <input
        id={forID}
        type="text"
        inputMode={inputMode(field)}
        autoComplete="off"
        className={classNameWrapper}
        value={read(typed, field) === value ? typed : format(value)}
        onChange={(event) => this.change(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    );
  }
}

export const numberField = { name: 'number', controlComponent: NumberControl, previewComponent: () => null };
