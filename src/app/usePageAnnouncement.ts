import { useEffect, useRef } from 'react';
import { announce } from '../state/notifications/announcements';
import { useNavigation } from '../state/navigation/navigation';

/** Screen readers announce a page only after a full load, so announce the title after in-site navigation. */
export function usePageAnnouncement(title: string): void {
  const opened = useNavigation((state) => state.opened);
  const announced = useRef(opened);
  useEffect(() => {
    if (opened !== announced.current) announce(title);
    announced.current = opened;
  }, [opened, title]);
}
