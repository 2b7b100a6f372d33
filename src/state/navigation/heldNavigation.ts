import { create } from 'zustand';

export interface HeldNavigation {
  leave: () => void;
}

/** Separate from the code that blocks navigation, because every page loads this. */
export const useHeldNavigation = create<{ held: HeldNavigation | null }>(() => ({ held: null }));
