import { useRef } from 'react';

/** The field of the search, and the way back to it with its words marked, so that the next letter replaces them. */
export function useSearchField() {
  const ref = useRef<HTMLInputElement>(null);
  const goTo = () => {
    ref.current?.focus();
    ref.current?.select();
  };
  return { ref, goTo };
}
