import { useEffect, type RefObject } from 'react';

/** Hands on what stands in a field before the page is alive to hear it typed. */
export function useTypedEarly(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onType: (text: string) => void,
) {
  useEffect(() => {
    const typed = input.current!.value;
    if (typed && typed !== value) onType(typed);
    // Once, when it comes to life.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
