import { create } from 'zustand';

export interface BlockedNavigation {
  leave: () => void;
}

/** Separate from the code that blocks navigation, because every page loads this. */
export const useBlockedNavigation = create<{ blocked: BlockedNavigation | null }>(() => ({ blocked: null }));
