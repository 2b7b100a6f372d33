import { Component, type ReactNode } from 'react';
import { fromInputValue, toInputValue, type DateKind } from '../forms/dateInput';

interface Props {
  value: unknown;
  field: { get: (option: 'picker_utc') => unknown };
  forID: string;
  classNameWrapper: string;
  onChange: (value: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
  isDisabled?: boolean;
}
interface State {
  isText: boolean;
}

const localTime = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The editor's calendar day, or the current minute in UTC. */
function readNow(kind: DateKind): string {
  const now = new Date();
  const localMs = now.getTime() - now.getTimezoneOffset() * 60_000;
  return kind === 'day' ? new Date(localMs).toISOString().slice(0, 10) : now.toISOString().slice(0, 16);
}

/**
 * Replaces Decap's date field, which reads UTC as local time, and so shifts times that daylight saving skips. A date
 * relative to the build, and invalid text, get a text field, because a date field would show them as empty.
 */
class DateField extends Component<Props, State> {
  private get text(): string {
    const { value } = this.props;
    return typeof value === 'string' ? value : '';
  }
  private get kind(): DateKind {
    return this.props.field.get('picker_utc') ? 'moment' : 'day';
  }
  private get isDate(): boolean {
    return toInputValue(this.text, this.kind) !== null;
  }
  private get isText(): boolean {
    return this.state.isText || (this.text !== '' && !this.isDate);
  }

  override state: State = { isText: this.text !== '' && !this.isDate };

  private change = (input: string) => this.props.onChange(fromInputValue(input, this.kind));

  private toggle = (isText: boolean) => {
    this.setState({ isText });
    if (!isText) return this.props.onChange(this.isDate ? this.text : '');
    const time = /T.*/.exec(this.text)?.[0] ?? 'T00:00:00Z';
    this.props.onChange(this.kind === 'day' ? 'build' : `build${time}`);
  };

  /** Fixes the type of the field once it gets focus, even if the text becomes valid or invalid. */
  private handleFocus = () => {
    this.setState({ isText: this.isText });
    this.props.setActiveStyle();
  };

  private renderInput(): ReactNode {
    const { forID, classNameWrapper, setInactiveStyle, isDisabled, onChange } = this.props;
    const { text, kind } = this;
    const shared = {
      id: forID,
      className: classNameWrapper,
      disabled: isDisabled,
      'aria-describedby': kind === 'moment' ? `${forID}-clock` : undefined,
      onFocus: this.handleFocus,
      onBlur: setInactiveStyle,
    };
    if (this.isText)
      return <input {...shared} type="text" value={text} onChange={(event) => onChange(event.target.value)} />;
    return (
      <input
        {...shared}
        type={kind === 'day' ? 'date' : 'datetime-local'}
        // Without a maximum, browsers accept years of six digits.
        max={kind === 'day' ? '9999-12-31' : '9999-12-31T23:59'}
        value={toInputValue(text, kind) ?? ''}
        onChange={(event) => this.change(event.target.value)}
      />
    );
  }

  private renderClock(): ReactNode {
    const time = this.isText ? NaN : Date.parse(this.text);
    return (
      <small id={`${this.props.forID}-clock`} className="editor-clock">
        In UTC{!Number.isNaN(time) && `. Where you are: ${localTime.format(time)}`}
      </small>
    );
  }

  override render(): ReactNode {
    const { kind, isText } = this;
    const isDisabled = this.props.isDisabled === true;
    const button = (label: string, onClick: () => void) => (
      <button type="button" className="editor-plain" disabled={isDisabled} onClick={onClick}>
        {label}
      </button>
    );
    return (
      <>
        {this.renderInput()}
        {kind === 'moment' && this.renderClock()}
        {!isText && button(kind === 'day' ? 'Today' : 'Now', () => this.change(readNow(kind)))}
        {!isText && this.text !== '' && button('Clear', () => this.change(''))}
        {button(isText ? 'Choose a date instead' : 'Relative to the build instead', () => this.toggle(!isText))}
      </>
    );
  }
}

export const dateField = { name: 'datetime', controlComponent: DateField, previewComponent: () => null };
