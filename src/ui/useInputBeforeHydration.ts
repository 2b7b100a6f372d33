import { useEffect, type RefObject } from 'react';

/** Reports text that was typed into a field before hydration. */
export function useInputBeforeHydration(
  input: RefObject<HTMLInputElement | null>,
  value: string,
  onType: (text: string) => void,
) {
  useEffect(() => {
    const typed = input.current!.value;
    if (typed && typed !== value) onType(typed);
    // Only once, on hydration.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
