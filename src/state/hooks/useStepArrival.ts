import { useEffect, useRef } from 'react';
import { announce } from '../notifications/announcements';

interface Arrival {
  /** The open step; null if none of the steps is open. */
  open: string | null;
  headingId: string;
  /** The announcement of the position among the steps. */
  words: string | null;
  block?: ScrollLogicalPosition;
}

/** Moves focus to the heading of a step that has just opened, scrolls to it and announces the step. */
export function useStepArrival({ open, headingId, words, block = 'start' }: Arrival): void {
  const before = useRef(open);
  useEffect(() => {
    if (before.current === open) return;
    before.current = open;
    const heading = document.getElementById(headingId);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block });
    if (words) announce(words);
  }, [open, headingId, words, block]);
}
