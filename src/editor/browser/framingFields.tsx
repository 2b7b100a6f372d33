import { Component, type MouseEvent, type ReactNode } from 'react';
import { pictureUrl } from './pictureUrl';

type Values = Record<string, number>;

interface Props {
  /** An Immutable map if read from a file, a plain object after a change. */
  value: unknown;
  forID: string;
  classNameWrapper: string;
  entry: { getIn: (path: string[]) => unknown };
  onChange: (value: Values | '') => void;
}

interface Part {
  name: string;
  label: string;
  fallback: number;
}

const focusParts: Part[] = [
  { name: 'x', label: 'From the left', fallback: 50 },
  { name: 'y', label: 'From the top', fallback: 50 },
];
const cropParts: Part[] = [
  { name: 'left', label: 'Cut off on the left', fallback: 0 },
  { name: 'top', label: 'Cut off at the top', fallback: 0 },
  { name: 'right', label: 'Cut off on the right', fallback: 0 },
  { name: 'bottom', label: 'Cut off at the bottom', fallback: 0 },
];

function valuesOf(value: unknown, parts: readonly Part[]): Values | null {
  const map = value as { toJS?: () => unknown } | null | undefined;
  const partial = (map?.toJS?.() ?? map ?? {}) as Partial<Values>;
  if (!parts.some(({ name }) => typeof partial[name] === 'number')) return null;
  return Object.fromEntries(parts.map(({ name, fallback }) => [name, partial[name] ?? fallback]));
}

/** The keyboard can move sliders, unlike the overlay on the photo. */
function Sliders({
  forID,
  parts,
  values,
  onChange,
}: Pick<Props, 'forID' | 'onChange'> & { parts: Part[]; values: Values | null }) {
  const visibleValues = values ?? Object.fromEntries(parts.map(({ name, fallback }) => [name, fallback]));
  return (
    <>
      {parts.map(({ name, label }, index) => (
        <label key={name} className="editor-slider">
          {label}: {visibleValues[name]} %
          <input
            id={index === 0 ? forID : undefined}
            type="range"
            min={0}
            max={100}
            value={visibleValues[name]}
            onChange={(event) => onChange({ ...visibleValues, [name]: Number(event.target.value) })}
          />
        </label>
      ))}
      {values && (
        <button type="button" className="editor-plain" onClick={() => onChange('')}>
          Reset
        </button>
      )}
    </>
  );
}

/** Renders nothing before a photo is uploaded. */
function WholePhoto({
  entry,
  onClick,
  children,
}: Pick<Props, 'entry'> & { onClick?: (event: MouseEvent) => void; children: ReactNode }) {
  const name = entry.getIn(['data', 'name']);
  if (typeof name !== 'string' || !name) return null;
  const inside = (
    <>
      <img src={pictureUrl(name, { isWhole: true })} alt="" />
      {children}
    </>
  );
  if (!onClick) return <div className="editor-whole">{inside}</div>;
  return (
    <button type="button" className="editor-whole" aria-label="Choose the point on the photo" onClick={onClick}>
      {inside}
    </button>
  );
}

class FocusControl extends Component<Props> {
  /** Decap compares only the value, but the photo may have changed. */
  override shouldComponentUpdate = () => true;

  private point = (event: MouseEvent) => {
    // A click by keyboard has no position on the photo. Keyboard users have the sliders.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const percent = (offset: number, length: number) => Math.round(Math.min(Math.max((100 * offset) / length, 0), 100));
    this.props.onChange({
      x: percent(event.clientX - box.left, box.width),
      y: percent(event.clientY - box.top, box.height),
    });
  };

  override render(): ReactNode {
    const { value, classNameWrapper } = this.props;
    const values = valuesOf(value, focusParts);
    return (
      <div className={classNameWrapper}>
        <WholePhoto entry={this.props.entry} onClick={this.point}>
          <span className="editor-point" style={{ left: `${values?.x ?? 50}%`, top: `${values?.y ?? 50}%` }} />
        </WholePhoto>
        <Sliders {...this.props} parts={focusParts} values={values} />
      </div>
    );
  }
}

class CropControl extends Component<Props> {
  override shouldComponentUpdate = () => true;

  override render(): ReactNode {
    const { value, classNameWrapper } = this.props;
    const values = valuesOf(value, cropParts);
    const { left = 0, top = 0, right = 0, bottom = 0 } = values ?? {};
    return (
      <div className={classNameWrapper}>
        <WholePhoto entry={this.props.entry}>
          <span
            className="editor-crop"
            style={{ left: `${left}%`, top: `${top}%`, right: `${right}%`, bottom: `${bottom}%` }}
          />
        </WholePhoto>
        <Sliders {...this.props} parts={cropParts} values={values} />
      </div>
    );
  }
}

export const framingFields = [
  { name: 'focus', controlComponent: FocusControl, previewComponent: () => null },
  { name: 'crop', controlComponent: CropControl, previewComponent: () => null },
];
