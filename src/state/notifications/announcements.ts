import { create } from 'zustand';

export interface Announcement {
  id: number;
  text: string;
  politeness: 'polite' | 'assertive';
  /** True once the text is in its live region. */
  isSaid: boolean;
}

/** The announcements for screen readers. */
export const useAnnouncements = create<{ announcements: Announcement[] }>(() => ({ announcements: [] }));

// A live region that was just rendered, or that a closing panel uncovers, only announces later changes.
const delayMs = 100;
// Long enough to be announced; then removed, so that a screen reader does not find it when reading the page from top to
// bottom.
const lifetimeMs = 5000;

let last = 0;

const current = () => useAnnouncements.getState().announcements;
const set = (announcements: Announcement[]) => useAnnouncements.setState({ announcements });

/** Replaces an announcement if it still exists. */
function replace(id: number, next: (announcement: Announcement) => Announcement[]): void {
  if (current().some((each) => each.id === id)) set(current().flatMap((each) => (each.id === id ? next(each) : each)));
}

/** Announces a text to screen readers: after the current speech or, if assertive, immediately. */
export function announce(text: string, politeness: Announcement['politeness'] = 'polite'): void {
  last += 1;
  const id = last;
  set([...current(), { id, text, politeness, isSaid: false }]);
  setTimeout(() => replace(id, (each) => [{ ...each, isSaid: true }]), delayMs);
  setTimeout(() => replace(id, () => []), lifetimeMs);
}
