import { create } from 'zustand';

/** `unread` is null until the notifications are counted. */
export const useNotifications = create<{ unread: number | null }>(() => ({ unread: null }));
