import type { MouseEvent, ReactNode } from 'react';
import { useFormEntry } from './cmsStore';
import { pictureUrl } from './pictureUrl';

type Values = Record<string, number>;

interface Props {
  /** An Immutable map if read from a file, a plain object after a change. */
  value: unknown;
  forID: string;
  classNameWrapper: string;
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

/** Sliders work with the keyboard, unlike the overlay on the photo. */
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
function WholePhoto({ onClick, children }: { onClick?: (event: MouseEvent) => void; children: ReactNode }) {
  const name = useFormEntry()?.getIn(['data', 'name']);
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

function FocusControl(props: Props) {
  const values = valuesOf(props.value, focusParts);
  const point = (event: MouseEvent) => {
    // A click by keyboard has no position on the photo. Keyboard users use the sliders.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const percent = (offset: number, length: number) => Math.round(Math.min(Math.max((100 * offset) / length, 0), 100));
    props.onChange({
      x: percent(event.clientX - box.left, box.width),
      y: percent(event.clientY - box.top, box.height),
    });
  };
  return (
    <div className={props.classNameWrapper}>
      <WholePhoto onClick={point}>
        <span className="editor-point" style={{ left: `${values?.x ?? 50}%`, top: `${values?.y ?? 50}%` }} />
      </WholePhoto>
      <Sliders {...props} parts={focusParts} values={values} />
    </div>
  );
}

function CropControl(props: Props) {
  const values = valuesOf(props.value, cropParts);
  const { left = 0, top = 0, right = 0, bottom = 0 } = values ?? {};
  return (
    <div className={props.classNameWrapper}>
      <WholePhoto>
        <span
          className="editor-crop"
          style={{ left: `${left}%`, top: `${top}%`, right: `${right}%`, bottom: `${bottom}%` }}
        />
      </WholePhoto>
      <Sliders {...props} parts={cropParts} values={values} />
    </div>
  );
}

export const framingFields = [
  { name: 'focus', controlComponent: FocusControl, previewComponent: () => null },
  { name: 'crop', controlComponent: CropControl, previewComponent: () => null },
];
