import { create } from 'zustand';

/** Whether the page that was asked for is slow to come (S9-13). */
export const useNavigation = create<{ isSlow: boolean }>(() => ({ isSlow: false }));

/** For Gatsby's onRouteUpdateDelayed: a second has passed since the page was asked for. */
export const navigationDelayed = (): void => useNavigation.setState({ isSlow: true });

/** For Gatsby's onRouteUpdate: a page is there. */
export const navigationEnded = (): void => useNavigation.setState({ isSlow: false });
