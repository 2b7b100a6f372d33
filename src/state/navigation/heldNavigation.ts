import { create } from 'zustand';

export interface HeldNavigation {
  /** Continues the navigation. */
  leave: () => void;
}

/**
 * A navigation that waits for the shopper's confirmation. Separate from the code that blocks navigation, because every
 * page loads this.
 */
export const useHeldNavigation = create<{ held: HeldNavigation | null }>(() => ({ held: null }));
