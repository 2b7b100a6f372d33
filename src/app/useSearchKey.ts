import { useEffect } from 'react';
import { openPanel } from '../state/panels';

export const searchKey = '/';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,dialog,[contenteditable]') !== null;

/** Opens the search by its key, on pages whose header has the button. */
export function useSearchKey(): void {
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== searchKey || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const hasButton = document.querySelector(`[aria-keyshortcuts="${searchKey}"]`) !== null;
      if (!hasButton || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openPanel('search');
    };
    window.addEventListener('keydown', openSearch);
    return () => window.removeEventListener('keydown', openSearch);
  }, []);
}
