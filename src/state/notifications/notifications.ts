import { create } from 'zustand';

/** Null until the unread notifications are counted. */
export const useNotifications = create<{ unread: number | null }>(() => ({ unread: null }));
