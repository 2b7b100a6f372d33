import { useRef } from 'react';

/** The search field, and a function that focuses it with its text selected, so that typing replaces it. */
export function useSearchField() {
  const ref = useRef<HTMLInputElement>(null);
  const focus = () => {
    ref.current?.focus();
    ref.current?.select();
  };
  return { ref, focus };
}
