import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSearch } from '../../data/page/urlSearch';
import { writeSearch } from '../../data/page/writeSearch';
import { currentStep, parseStep, withStep, type QueuedStep } from '../../domain/site/flowSteps';
import { useUrlSearch } from '../navigation/urlState';
import { announce } from '../notifications/announcements';

/** `Open` is one of the steps, or null in a flow that can be left. */
interface StepFlow<Open extends string | null> {
  path: string;
  steps: readonly NonNullable<Open>[];
  /** Returns the requested step if it can be open, otherwise the one that must be. */
  resolve: (requested: string | null) => Open;
  headingId: (open: Open) => string;
  announcement: (step: NonNullable<Open>, position: { step: number; total: number }) => string;
  scrollTo?: ScrollLogicalPosition;
}

/** Moves focus to the heading of a step that has just opened, scrolls to it and announces the step. */
function useStepArrival<Open extends string | null>(
  open: Open,
  { steps, headingId, announcement, scrollTo = 'start' }: Omit<StepFlow<Open>, 'path' | 'resolve'>,
): void {
  const lastOpen = useRef(open);
  const arrive = useEffectEvent(() => {
    const heading = document.getElementById(headingId(open));
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView?.({ block: scrollTo });
    if (open) announce(announcement(open, { step: steps.indexOf(open) + 1, total: steps.length }));
  });
  useEffect(() => {
    if (lastOpen.current === open) return;
    lastOpen.current = open;
    arrive();
  }, [open]);
}

/** Keeps the open step in the URL (`?step=time`): it survives a reload, and Back returns to the previous step. */
export function useStepFlow<Open extends string | null>({ path, resolve, ...arrival }: StepFlow<Open>) {
  const requested = parseStep(useUrlSearch(path));
  const [queued, setQueued] = useState<QueuedStep<NonNullable<Open>> | null>(null);
  const { open, history, isQueueReady } = currentStep({ requested, queued, resolve });
  const write = useCallback(
    (step: string | null, how: 'push' | 'replace') => writeSearch(path, withStep(readSearch(path), step), how),
    [path],
  );
  useEffect(() => {
    if (open !== requested) write(open, history);
  }, [open, requested, history, write]);
  if (isQueueReady && open === requested) setQueued(null);
  useStepArrival(open, arrival);
  return {
    open,
    /** Opens a step, or the one that must be completed before it. */
    go: useCallback((step: NonNullable<Open>) => write(step, 'push'), [write]),
    /** Opens a step as soon as it can be open; until then the current one stays. */
    goWhenReady: (step: NonNullable<Open>) => setQueued({ step }),
    close: () => setQueued({ step: null }),
  };
}
