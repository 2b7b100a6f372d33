import { create } from 'zustand';

export interface Announcement {
  id: number;
  text: string;
  politeness: 'polite' | 'assertive';
  /** True once the text is in its live region. */
  isAnnounced: boolean;
}

export const useAnnouncements = create<{ announcements: Announcement[] }>(() => ({ announcements: [] }));

// A live region that was just rendered or uncovered only announces later changes, so wait before changing it.
const delayMs = 100;
// Remove texts after this time, so that screen readers do not find them when reading the page.
const lifetimeMs = 5000;

let lastId = 0;

const currentAnnouncements = () => useAnnouncements.getState().announcements;
const setAnnouncements = (announcements: Announcement[]) => useAnnouncements.setState({ announcements });

function replace(id: number, next: (announcement: Announcement) => Announcement[]): void {
  if (currentAnnouncements().some((each) => each.id === id))
    setAnnouncements(currentAnnouncements().flatMap((each) => (each.id === id ? next(each) : each)));
}

/** Assertive announcements interrupt the current speech. */
export function announce(text: string, politeness: Announcement['politeness'] = 'polite'): void {
  lastId += 1;
  const id = lastId;
  setAnnouncements([...currentAnnouncements(), { id, text, politeness, isAnnounced: false }]);
  setTimeout(() => replace(id, (each) => [{ ...each, isAnnounced: true }]), delayMs);
  setTimeout(() => replace(id, () => []), lifetimeMs);
}
