import { useEffect } from 'react';
import { announce } from '../../state/announcements';

/** Has a screen reader say a text whenever it becomes another one. */
export function useAnnounced(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
