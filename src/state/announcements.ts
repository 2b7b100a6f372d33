import { create } from 'zustand';

export interface Announcement {
  id: number;
  text: string;
  politeness: 'polite' | 'assertive';
  /** Whether the text stands in its region yet. */
  isSaid: boolean;
}

/** What is being read out to whoever does not see the page. */
export const useAnnouncements = create<{ announcements: Announcement[] }>(() => ({ announcements: [] }));

// A region that has just been drawn, or that a closing panel uncovers, is heard only from the next change on.
const pause = 100;
// Long enough to be read; then nobody comes across it who reads the page from top to bottom.
const keptFor = 5000;

let last = 0;

const current = () => useAnnouncements.getState().announcements;
const set = (announcements: Announcement[]) => useAnnouncements.setState({ announcements });

/** Puts something in the place of an announcement, if that is still there. */
function replace(id: number, next: (announcement: Announcement) => Announcement[]): void {
  if (current().some((each) => each.id === id)) set(current().flatMap((each) => (each.id === id ? next(each) : each)));
}

/** Has a screen reader say a text: after what it is saying, or at once if it is assertive. */
export function announce(text: string, politeness: Announcement['politeness'] = 'polite'): void {
  last += 1;
  const id = last;
  set([...current(), { id, text, politeness, isSaid: false }]);
  setTimeout(() => replace(id, (each) => [{ ...each, isSaid: true }]), pause);
  setTimeout(() => replace(id, () => []), keptFor);
}
