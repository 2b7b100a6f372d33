import { create } from 'zustand';

interface Navigation {
  /** True if the requested page takes more than a second to load. */
  isSlow: boolean;
  /** True if the page being opened comes from the browser's Back or Forward. */
  isBack: boolean;
  /** The number of pages this tab has opened since its first, without a full load. */
  opened: number;
}

export const useNavigation = create<Navigation>(() => ({ isSlow: false, isBack: false, opened: 0 }));

/** Detects Back and Forward before their page renders, because it is scrolled right after rendering. */
export const watchHistory = (): void =>
  window.addEventListener('popstate', () => useNavigation.setState({ isBack: true }), { capture: true });

/** For Gatsby's onRouteUpdateDelayed: a second has passed since the navigation started. */
export const navigationDelayed = (): void => useNavigation.setState({ isSlow: true });

/**
 * For Gatsby's onRouteUpdate: a page has rendered. `isOther` is true if its path differs from the last one. If the
 * shopper went back immediately, this may report the page being left, so `isBack` stays set until the other one
 * renders.
 */
export const navigationEnded = (path: string, isOther = false): void =>
  useNavigation.setState(({ opened, isBack }) => ({
    isSlow: false,
    isBack: isBack && path !== window.location.pathname,
    opened: opened + Number(isOther),
  }));
