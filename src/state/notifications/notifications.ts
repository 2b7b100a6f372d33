import { create } from 'zustand';

/** The bell's number of unread notifications; null until they are counted. */
export const useNotifications = create<{ unread: number | null }>(() => ({ unread: null }));
