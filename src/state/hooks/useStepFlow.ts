import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import { currentStep, parseStepParam, withStepParam, type QueuedStep } from '../../domain/site/flowSteps';
import { useUrlSearch } from '../navigation/urlState';
import { announce } from '../notifications/announcements';

/** `Open` includes null in a flow that can be closed. */
interface StepFlow<Open extends string | null> {
  path: string;
  steps: readonly NonNullable<Open>[];
  /** Returns the requested step, or the step that must be completed before it. */
  resolve: (requested: string | null) => Open;
  headingId: (open: Open) => string;
  announcement: (step: NonNullable<Open>, position: { step: number; total: number }) => string;
  scrollTo?: ScrollLogicalPosition;
}

function useStepFocus<Open extends string | null>(
  open: Open,
  { steps, headingId, announcement, scrollTo = 'start' }: Omit<StepFlow<Open>, 'path' | 'resolve'>,
): void {
  const lastOpen = useRef(open);
  const focusStep = useEffectEvent(() => {
    const heading = document.getElementById(headingId(open));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: scrollTo });
    if (open) announce(announcement(open, { step: steps.indexOf(open) + 1, total: steps.length }));
  });
  useEffect(() => {
    if (lastOpen.current === open) return;
    lastOpen.current = open;
    focusStep();
  }, [open]);
}

/** Keeps the open step in the URL (`?step=time`): it survives a reload, and Back returns to the previous step. */
export function useStepFlow<Open extends string | null>({ path, resolve, ...focusOptions }: StepFlow<Open>) {
  const requested = parseStepParam(useUrlSearch(path));
  const [queued, setQueued] = useState<QueuedStep<NonNullable<Open>> | null>(null);
  const { open, history, isQueueReady } = currentStep({ requested, queued, resolve });
  const write = useCallback(
    (step: string | null, mode: 'push' | 'replace') => writeSearch(path, withStepParam(readSearch(path), step), mode),
    [path],
  );
  useEffect(() => {
    if (open !== requested) write(open, history);
  }, [open, requested, history, write]);
  if (isQueueReady && open === requested) setQueued(null);
  useStepFocus(open, focusOptions);
  return {
    open,
    /** Opens a step, or the step that must be completed before it. */
    go: useCallback((step: NonNullable<Open>) => write(step, 'push'), [write]),
    /** Opens a step as soon as the previous ones are complete. */
    goWhenReady: (step: NonNullable<Open>) => setQueued({ step }),
    close: () => setQueued({ step: null }),
  };
}
