import { useEffect } from 'react';
import { announce } from '../../state/notifications/announcements';

/** Announces a text to screen readers whenever it changes. */
export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
