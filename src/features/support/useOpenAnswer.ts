import { useEffect } from 'react';

/** Opens the answer that the address names by its # and brings it into view: browsers that open it by themselves are new. */
export function useOpenAnswer(hash: string): void {
  useEffect(() => {
    const named = document.getElementById(hash.slice(1));
    const closed = named?.closest('details:not([open])');
    if (!closed) return;
    closed.setAttribute('open', '');
    named?.scrollIntoView();
  }, [hash]);
}
