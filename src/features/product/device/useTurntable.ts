import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { normalizeFrame, stepForKey } from './turntableFrames';

/** Drag distance for one frame, in CSS pixels. */
const pixelsPerFrame = 11;

/** Turns by pointer and keyboard. `onInteraction` runs before each change. */
export function useTurntable(onInteraction: () => void) {
  const [frame, setFrame] = useState(0);
  const drag = useRef<{ id: number; x: number; frame: number } | null>(null);
  const turn = (steps: number) => {
    onInteraction();
    setFrame((previous) => normalizeFrame(previous + steps));
  };
  const end = () => {
    drag.current = null;
  };
  const events = {
    onKeyDown: (event: KeyboardEvent) => {
      const step = event.altKey || event.ctrlKey || event.metaKey ? null : stepForKey(event.key, frame);
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
      const start = drag.current;
      if (start?.id !== event.pointerId) return;
      const steps = Math.round((event.clientX - start.x) / pixelsPerFrame);
      // Ignore a touch without movement, which may become a page scroll.
      if (steps !== 0) onInteraction();
      setFrame(normalizeFrame(start.frame + steps));
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
  return { frame, turn, events };
}
