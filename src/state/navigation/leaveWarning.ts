import { navigate } from 'gatsby';
import { useCallback, useEffect, useRef } from 'react';
import { useBlockedNavigation } from './blockedNavigation';

// TypeScript's library lacks the Navigation API.
interface NavigateEvent extends Event {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  destination: { url: string; key: string };
}
interface NavigationApi extends EventTarget {
  traverseTo: (key: string) => { committed: Promise<unknown>; finished: Promise<unknown> };
}

/** Longer than the dialog should take to load. */
const dialogTimeoutMs = 2000;

/** Returns null unless the click opens another page of this site in this tab. */
function findInternalLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/** Never blocks navigation by the page's own code. Returns a function that stops blocking. */
function blockNavigation(): () => void {
  const blocking = new AbortController();
  const { signal } = blocking;
  const { navigation } = window as { navigation?: NavigationApi };
  let blockedAt = 0;
  const release = () => {
    blocking.abort();
    useBlockedNavigation.setState({ blocked: null });
  };
  const block = (event: Event, continueNavigation: () => void) => {
    const isDialogOpen = useBlockedNavigation.getState().blocked !== null;
    // An open dialog would have received this click, so the dialog failed to load. Let the shopper leave.
    if (isDialogOpen && Date.now() - blockedAt > dialogTimeoutMs) return release();
    if (!isDialogOpen) blockedAt = Date.now();
    event.preventDefault();
    const leave = () => {
      release();
      continueNavigation();
    };
    useBlockedNavigation.setState({ blocked: { leave } });
  };
  const onClick = (event: MouseEvent) => {
    const link = findInternalLink(event);
    if (link) block(event, () => void navigate(link.pathname + link.search + link.hash));
  };
  // Browsers allow blocking Back and Forward once per user interaction.
  const onNavigate = (event: Event) => {
    const { navigationType, destination, cancelable } = event as NavigateEvent;
    if (navigationType !== 'traverse' || !cancelable) return;
    if (new URL(destination.url).pathname === location.pathname) return;
    block(event, () => {
      const { committed, finished } = navigation!.traverseTo(destination.key);
      // Another navigation may interrupt this one.
      for (const promise of [committed, finished]) promise.catch(() => undefined);
    });
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Required by Chrome before 119.
    event.returnValue = true;
  };
  window.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('beforeunload', onBeforeUnload, { signal });
  navigation?.addEventListener('navigate', onNavigate, { signal });
  return release;
}

/** Warns about unsaved input. Returns a function that allows navigation again once the flow is finished. */
export function useLeaveWarning(isDirty: boolean): () => void {
  const release = useRef(() => {});
  useEffect(() => {
    if (!isDirty) return;
    const stop = blockNavigation();
    release.current = stop;
    return stop;
  }, [isDirty]);
  return useCallback(() => release.current(), []);
}
