import type { CSSProperties, MouseEvent } from 'react';
import {
  center,
  edgePosition,
  isWhole,
  moveEdges,
  moveFrame,
  movePoint,
  wholePhoto,
  type Crop,
  type Edge,
  type Point,
} from './framing';
import { PhotoHandle } from './PhotoHandle';
import { WholePhoto, type PhotoSize } from './WholePhoto';

interface Props {
  /** An Immutable map if read from a file, a plain object after a change. */
  value: unknown;
  forID: string;
  classNameWrapper: string;
  onChange: (value: Crop | Point | '') => void;
}

/** Returns null if no value is set. */
function readValues<T extends Crop | Point>(value: unknown, fallback: T): T | null {
  const map = value as { toJS?: () => unknown } | null | undefined;
  const partial = (map?.toJS?.() ?? map ?? {}) as Partial<T>;
  const names = Object.keys(fallback) as (keyof T)[];
  if (!names.some((name) => typeof partial[name] === 'number')) return null;
  return Object.fromEntries(names.map((name) => [name, partial[name] ?? fallback[name]])) as unknown as T;
}

const percentOf = (offset: number, length: number): number => (100 * offset) / length;

function FocusControl({ value, forID, classNameWrapper, onChange }: Props) {
  const chosen = readValues(value, center);
  const point = chosen ?? center;
  const valueText = `${point.x} % from the left, ${point.y} % from the top`;
  const choose = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // A click by keyboard has no position on the photo.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(movePoint({ x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) }, { x: 0, y: 0 }));
  };
  return (
    <div className={classNameWrapper}>
      <WholePhoto
        label="Focus of the photo"
        text={() => (chosen ? `${valueText}.` : 'The center.')}
        reset={chosen && (() => onChange(''))}
      >
        <button
          type="button"
          className="editor-pick"
          tabIndex={-1}
          aria-label="Choose the point on the photo"
          onClick={choose}
        />
        <PhotoHandle
          className="editor-point"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          slider={{ id: forID, label: 'Point that stays in view', value: point.x, valueText }}
          move={(by) => onChange(movePoint(point, by))}
        />
      </WholePhoto>
    </div>
  );
}

const edges: Record<Edge, string> = {
  left: 'on the left',
  top: 'at the top',
  right: 'on the right',
  bottom: 'at the bottom',
};
const corners: [Edge, Edge][] = [
  ['left', 'top'],
  ['right', 'top'],
  ['left', 'bottom'],
  ['right', 'bottom'],
];

function Frame({ crop, forID, setCrop }: { crop: Crop; forID: string; setCrop: (crop: Crop) => void }) {
  const { left, top } = crop;
  const sides = (Object.keys(edges) as Edge[]).map((edge) => [`--${edge}`, `${crop[edge]}%`]);
  return (
    <div className="editor-crop" style={Object.fromEntries(sides) as CSSProperties}>
      <div className="editor-shade" />
      <div className="editor-frame">
        <PhotoHandle
          className="editor-move"
          slider={{
            label: 'Frame',
            value: left,
            valueText: `${left} % from the left, ${top} % from the top`,
            isDisabled: isWhole(crop),
          }}
          move={(by) => setCrop(moveFrame(crop, by))}
        />
        {(Object.entries(edges) as [Edge, string][]).map(([edge, where]) => (
          <PhotoHandle
            key={edge}
            className={`editor-edge editor-${edge}`}
            slider={{
              id: edge === 'left' ? forID : undefined,
              label: `Cut off ${where}`,
              value: edgePosition(crop, edge),
              valueText: `${crop[edge]} %`,
            }}
            move={(by) => setCrop(moveEdges(crop, [edge], by))}
          />
        ))}
        {corners.map((corner) => (
          <PhotoHandle
            key={corner.join()}
            className={`editor-corner ${corner.map((edge) => `editor-${edge}`).join(' ')}`}
            move={(by) => setCrop(moveEdges(crop, corner, by))}
          />
        ))}
      </div>
    </div>
  );
}

function remaining({ left, top, right, bottom }: Crop, { width, height }: PhotoSize): string {
  const pixels = (length: number, cutOff: number) => Math.max(0, Math.round((length * (100 - cutOff)) / 100));
  return `${pixels(width, left + right)} × ${pixels(height, top + bottom)} of ${width} × ${height} pixels remain.`;
}

function CropControl({ value, forID, classNameWrapper, onChange }: Props) {
  const crop = readValues(value, wholePhoto) ?? wholePhoto;
  const isCropped = !isWhole(crop);
  const text = (size: PhotoSize | null) => {
    if (!isCropped) return 'Nothing is cut off.';
    return size ? remaining(crop, size) : '';
  };
  return (
    <div className={classNameWrapper}>
      <WholePhoto label="Crop of the photo" text={text} reset={isCropped ? () => onChange('') : null}>
        <Frame crop={crop} forID={forID} setCrop={(next) => onChange(isWhole(next) ? '' : next)} />
      </WholePhoto>
    </div>
  );
}

export const framingFields = [
  { name: 'focus', controlComponent: FocusControl, previewComponent: () => null },
  { name: 'crop', controlComponent: CropControl, previewComponent: () => null },
];
