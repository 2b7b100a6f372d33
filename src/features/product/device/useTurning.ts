import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { frameAt, stepOf } from './turn';

/** How far a pointer moves for one frame, in CSS pixels. */
const pixelsPerFrame = 11;

/** A frame that pointer and keyboard change. `onTouch` is called before each change. */
export function useTurning(onTouch: () => void) {
  const [frame, setFrame] = useState(0);
  const drag = useRef<{ id: number; x: number; frame: number } | null>(null);
  const turn = (by: number) => {
    onTouch();
    setFrame((before) => frameAt(before + by));
  };
  const end = () => {
    drag.current = null;
  };
  const events = {
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.altKey || event.ctrlKey || event.metaKey ? null : stepOf(event.key, frame);
      if (step === null) return;
      event.preventDefault();
      turn(step);
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0 || drag.current) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      drag.current = { id: event.pointerId, x: event.clientX, frame };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = drag.current;
      if (from?.id !== event.pointerId) return;
      const steps = Math.round((event.clientX - from.x) / pixelsPerFrame);
      // A touch that begins here may scroll the page instead.
      if (steps !== 0) onTouch();
      setFrame(frameAt(from.frame + steps));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { frame, turn, events };
}
