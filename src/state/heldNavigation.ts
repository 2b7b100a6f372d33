import { create } from 'zustand';

export interface HeldNavigation {
  /** Carries it out. */
  leave: () => void;
}

/** S2-59: a way off the page that waits for the shopper's word. Apart from what holds it, since every page knows this. */
export const useHeldNavigation = create<{ held: HeldNavigation | null }>(() => ({ held: null }));
