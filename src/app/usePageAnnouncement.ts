import { useEffect, useRef } from 'react';
import { announce } from '../state/notifications/announcements';
import { useNavigation } from '../state/navigation/navigation';

/** Announces the title of each page that opens without a full load, when screen readers hear nothing by themselves. */
export function usePageAnnouncement(title: string): void {
  const opened = useNavigation((state) => state.opened);
  const announced = useRef(opened);
  useEffect(() => {
    if (opened !== announced.current) announce(title);
    announced.current = opened;
  }, [opened, title]);
}
