import { useEffect } from 'react';
import { announce } from '../../state/notifications/announcements';

export function useAnnouncement(text: string | null): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
