import { useEffect, useRef } from 'react';
import { announce } from './announcements';

interface Arrival {
  /** What is open; null where that is none of the steps. */
  open: string | null;
  headingId: string;
  /** Where that is among the steps, for who does not see it. */
  words: string | null;
  block?: ScrollLogicalPosition;
}

/** Brings whoever moves through the steps of a page to the one that has opened: its heading takes the focus. */
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
