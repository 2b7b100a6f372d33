import type { Component, ReactNode } from 'react';
import DateTimeWidget from 'decap-cms-widget-datetime';

interface Props {
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: string) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}
interface Widget {
  controlComponent: new (props: Props) => Component<Props>;
}

const picker = (DateTimeWidget as { Widget: () => Widget }).Widget();

const isRelative = (value: unknown): boolean => typeof value === 'string' && /^(build|next)/.test(value);

/** Decap's date picker would show a date relative to the build as empty, so such a date gets a text field. */
class RelativeDate extends picker.controlComponent {
  override state = { isText: isRelative(this.props.value) };

  private toggle = (isText: boolean) => {
    this.setState({ isText });
    this.props.onChange(isText ? 'build' : '');
  };

  private renderText(): ReactNode {
    const { value, forID, classNameWrapper, onChange, setActiveStyle, setInactiveStyle } = this.props;
    return (
      <input
        id={forID}
        type="text"
        className={classNameWrapper}
        value={String(value ?? '')}
        onChange={(event) => onChange(event.target.value)}
        onFocus={setActiveStyle}
        onBlur={setInactiveStyle}
      />
    );
  }

  override render(): ReactNode {
    const { isText } = this.state;
    return (
      <>
        {isText ? this.renderText() : super.render()}
        <button type="button" className="editor-plain" onClick={() => this.toggle(!isText)}>
          {isText ? 'Choose a date instead' : 'Relative to the build instead'}
        </button>
      </>
    );
  }
}

export const relativeDate = { ...picker, controlComponent: RelativeDate };
