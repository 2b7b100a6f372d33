interface Props<T> {
  value: T | null | undefined;
  forID: string;
  classNameWrapper: string;
  onChange: (value: T) => void;
  setActiveStyle: () => void;
  setInactiveStyle: () => void;
}

const attributes = ({ forID, setActiveStyle, setInactiveStyle }: Omit<Props<never>, 'value' | 'onChange'>) => ({
  id: forID,
  onFocus: setActiveStyle,
  onBlur: setInactiveStyle,
});

function Line(props: Props<string>) {
  const { value, classNameWrapper, onChange } = props;
  return (
    <input
      {...attributes(props)}
      type="text"
      className={classNameWrapper}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Paragraph(props: Props<string>) {
  const { value, classNameWrapper, onChange } = props;
  return (
    <textarea
      {...attributes(props)}
      rows={5}
      className={classNameWrapper}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

const Checkbox = (props: Props<boolean>) => (
  <input
    {...attributes(props)}
    type="checkbox"
    checked={props.value === true}
    onChange={(event) => props.onChange(event.target.checked)}
  />
);

export const plainFields = [
  { name: 'string', controlComponent: Line, previewComponent: () => null },
  { name: 'text', controlComponent: Paragraph, previewComponent: () => null },
  { name: 'boolean', controlComponent: Checkbox, previewComponent: () => null },
];
