import { useRef } from 'react';

/** `focus` also selects the text, so that typing replaces it. */
export function useSearchField() {
  const ref = useRef<HTMLInputElement>(null);
  const focus = () => {
    ref.current?.focus();
    ref.current?.select();
  };
  return { ref, focus };
}
