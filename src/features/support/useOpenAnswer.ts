import { useEffect } from 'react';

/** Opens the answer that the URL's hash names and scrolls to it. Only recent browsers do so by themselves. */
export function useOpenAnswer(hash: string): void {
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    const closed = named?.closest('details:not([open])');
    if (!closed) return;
    closed.setAttribute('open', '');
    named?.scrollIntoView();
  }, [hash]);
}
