import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation } from './navigation';

/** Longer than browsers take to go back one entry on the same page. */
const timeoutMs = 500;

const isMarked = (step: string): boolean => (window.history.state as { step?: string } | null)?.step === step;

/** Makes the browser's Back button return to the previous step. Returns a function that removes the history entry. */
export function useBackStep(step: string, isOpen: boolean, onBack: () => void): () => Promise<void> {
  const isLeaving = useRef(false);
  const goBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return;
    // After a reload, the history entry still exists.
    if (!isMarked(step)) window.history.pushState({ ...(window.history.state as object | null), step }, '');
    const onPop = () => {
      if (isMarked(step) || isLeaving.current) return;
      // Going back to the previous step stays on the page.
      useNavigation.setState({ isBack: false });
      goBack();
    };
    const stop = new AbortController();
    window.addEventListener('popstate', onPop, { signal: stop.signal });
    return () => stop.abort();
  }, [step, isOpen]);
  return useCallback(async () => {
    if (!isMarked(step)) return;
    isLeaving.current = true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, timeoutMs);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      window.addEventListener('popstate', done, { once: true });
      window.history.back();
    });
    isLeaving.current = false;
  }, [step]);
}
