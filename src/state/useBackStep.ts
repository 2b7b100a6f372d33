import { useCallback, useEffect, useRef } from 'react';
import { useNavigation } from './navigation';

/** Longer than a browser takes to go back one entry of the same page. */
const timeoutMs = 500;

const isMarked = (step: string): boolean => (window.history.state as { step?: string } | null)?.step === step;

/**
 * Gives a later step of a page an entry of its own in the history, so that the browser's Back leads to the step before
 * and not off the page. Returns what takes the entry away again, for whoever leaves the step in another way.
 */
export function useBackStep(step: string, isOpen: boolean, onBack: () => void): () => Promise<void> {
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    // A reload keeps the entry.
    if (!isMarked(step)) window.history.pushState({ ...(window.history.state as object | null), step }, '');
    const onPop = () => {
      if (isMarked(step) || isLeaving.current) return;
      // No page is opened.
      useNavigation.setState({ isBack: false });
      onBack();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
    // `onBack` is made anew with each render, and the same of all.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
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
