import { create } from 'zustand';

interface Navigation {
  /** Whether the page that was asked for is slow to come (S9-13). */
  isSlow: boolean;
  /** Whether the page that is being opened was on screen before: by the browser's Back or Forward. */
  isBack: boolean;
  /** How many pages this tab has opened after its first, without leaving its document. */
  opened: number;
}

export const useNavigation = create<Navigation>(() => ({ isSlow: false, isBack: false, opened: 0 }));

/** From now on Back and Forward are known before the page that they lead to is drawn: it is scrolled as soon as it is. */
export const watchHistory = (): void =>
  window.addEventListener('popstate', () => useNavigation.setState({ isBack: true }), { capture: true });

/** For Gatsby's onRouteUpdateDelayed: a second has passed since the page was asked for. */
export const navigationDelayed = (): void => useNavigation.setState({ isSlow: true });

/**
 * For Gatsby's onRouteUpdate: the page of a path is there, and whether it is another one than before. Who went Back at once is
 * told of the page that was left, and still waits for the other.
 */
export const navigationEnded = (path: string, isOther = false): void =>
  useNavigation.setState(({ opened, isBack }) => ({
    isSlow: false,
    isBack: isBack && path !== window.location.pathname,
    opened: opened + Number(isOther),
  }));
