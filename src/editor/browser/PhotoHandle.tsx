import { useRef, type CSSProperties, type KeyboardEvent, type PointerEvent } from 'react';
import type { Point } from './framing';

interface Slider {
  id?: string | undefined;
  label: string;
  /** In percent, for screen readers. */
  value: number;
  valueText: string;
  isDisabled?: boolean;
}

interface Props {
  className: string;
  style?: CSSProperties;
  /** Missing for a handle that only repeats what others do by keyboard. */
  slider?: Slider;
  /** Moves by a distance in percent of the photo from where the handle was at the last render. */
  move: (by: Point) => void;
}

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  Home: { x: -100, y: -100 },
  End: { x: 100, y: 100 },
};
const largeStep = 10;

/** Something on a photo that is dragged by mouse or finger, or moved by the arrow keys. */
export function PhotoHandle({ className, style, slider, move }: Props) {
  const drag = useRef<{ x: number; y: number; move: Props['move'] } | null>(null);
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // This `move` starts where the handle is now.
    drag.current = { x: event.clientX, y: event.clientY, move };
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current) return;
    const photo = event.currentTarget.closest('.editor-whole')!.getBoundingClientRect();
    drag.current.move({
      x: (100 * (event.clientX - drag.current.x)) / photo.width,
      y: (100 * (event.clientY - drag.current.y)) / photo.height,
    });
  };
  const end = () => {
    drag.current = null;
  };
  const step = (event: KeyboardEvent) => {
    const direction = steps[event.key];
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const size = event.shiftKey ? largeStep : 1;
    move({ x: direction.x * size, y: direction.y * size });
  };
  const pointer = { onPointerDown: begin, onPointerMove: follow, onLostPointerCapture: end };
  const looks = { className: `editor-handle ${className}`, style };
  if (!slider) return <span {...looks} {...pointer} />;
  return (
    <button
      type="button"
      role="slider"
      id={slider.id}
      disabled={slider.isDisabled}
      aria-label={slider.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={slider.value}
      aria-valuetext={slider.valueText}
      onKeyDown={step}
      {...looks}
      {...pointer}
    />
  );
}
