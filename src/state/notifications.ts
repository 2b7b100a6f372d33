import { create } from 'zustand';

/** What the bell shows (S2-38): the number of unread notifications, null until they are counted. */
export const useNotifications = create<{ unread: number | null }>(() => ({ unread: null }));
