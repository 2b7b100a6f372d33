import { create } from 'zustand';

interface Navigation {
  /** True if the requested page takes more than a second to load. */
  isSlow: boolean;
  /** True if the page being opened comes from Back or Forward. */
  isBack: boolean;
  opened: number;
}

export const useNavigation = create<Navigation>(() => ({ isSlow: false, isBack: false, opened: 0 }));

/** Captures the event, because pages are scrolled right after rendering. */
export const watchHistory = (): void =>
  window.addEventListener('popstate', () => useNavigation.setState({ isBack: true }), { capture: true });

export const navigationDelayed = (): void => useNavigation.setState({ isSlow: true });

/** If the shopper goes back immediately, `path` may be the previous page. Then `isBack` must stay set. */
export const navigationEnded = (path: string, isOther = false): void =>
  useNavigation.setState(({ opened, isBack }) => ({
    isSlow: false,
    isBack: isBack && path !== window.location.pathname,
    opened: opened + Number(isOther),
  }));
