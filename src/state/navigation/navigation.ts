import { create } from 'zustand';

interface Navigation {
  /** True if the requested page takes more than a second to load. */
  isSlow: boolean;
  /** True if the page being opened comes from Back or Forward. */
  isBack: boolean;
  opened: number;
}

export const useNavigation = create<Navigation>(() => ({ isSlow: false, isBack: false, opened: 0 }));

/** Listens in the capture phase, to run before the listener that renders and scrolls the page. */
export const watchHistory = (): void =>
  window.addEventListener('popstate', () => useNavigation.setState({ isBack: true }), { capture: true });

export const navigationDelayed = (): void => useNavigation.setState({ isSlow: true });

/** After an immediate Back, `path` may be the previous page. In that case `isBack` must stay true. */
export const navigationEnded = (path: string, isOther = false): void =>
  useNavigation.setState(({ opened, isBack }) => ({
    isSlow: false,
    isBack: isBack && path !== window.location.pathname,
    opened: opened + Number(isOther),
  }));
