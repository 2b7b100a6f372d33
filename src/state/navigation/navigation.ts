import { create } from 'zustand';

interface Navigation {
  /** True if the requested page takes more than a second to load. */
  isSlow: boolean;
  /** True if the page being opened comes from Back or Forward. */
  isBack: boolean;
  opened: number;
}

export const useNavigation = create<Navigation>(() => ({ isSlow: false, isBack: false, opened: 0 }));

/** Detects Back and Forward before their page renders, because it is scrolled right after rendering. */
export const watchHistory = (): void =>
  window.addEventListener('popstate', () => useNavigation.setState({ isBack: true }), { capture: true });

export const navigationDelayed = (): void => useNavigation.setState({ isSlow: true });

/** If the shopper went back immediately, `path` may be the page being left: `isBack` then stays set. */
export const navigationEnded = (path: string, isOther = false): void =>
  useNavigation.setState(({ opened, isBack }) => ({
    isSlow: false,
    isBack: isBack && path !== window.location.pathname,
    opened: opened + Number(isOther),
  }));
