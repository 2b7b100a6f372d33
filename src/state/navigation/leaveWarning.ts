import { navigate } from 'gatsby';
import { useCallback, useEffect, useRef } from 'react';
import { useHeldNavigation } from './heldNavigation';

// The parts of the Navigation API in use, because TypeScript's library has no types for it.
interface NavigateEvent extends Event {
  navigationType: 'push' | 'reload' | 'replace' | 'traverse';
  destination: { url: string; key: string };
}
interface NavigationApi extends EventTarget {
  traverseTo: (key: string) => { committed: Promise<unknown>; finished: Promise<unknown> };
}

/** Longer than the dialog takes to load. */
const dialogTimeoutMs = 2000;

/** The link to another page of this site that a click follows in this tab, or null. */
function linkAway(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return null;
  return link.origin === location.origin && link.pathname !== location.pathname ? link : null;
}

/** Blocks leaving the page; returns a function that stops blocking. Navigation by the page's own code is never blocked. */
function guardPage(): () => void {
  const guard = new AbortController();
  const { signal } = guard;
  const { navigation } = window as { navigation?: NavigationApi };
  let heldAt = 0;
  const release = () => {
    guard.abort();
    useHeldNavigation.setState({ held: null });
  };
  const hold = (event: Event, carryOut: () => void) => {
    const isAsked = useHeldNavigation.getState().held !== null;
    // An open dialog would have received this click, so the dialog failed to load: let the shopper leave.
    if (isAsked && Date.now() - heldAt > dialogTimeoutMs) return release();
    if (!isAsked) heldAt = Date.now();
    event.preventDefault();
    const leave = () => {
      release();
      carryOut();
    };
    useHeldNavigation.setState({ held: { leave } });
  };
  const onClick = (event: MouseEvent) => {
    const link = linkAway(event);
    if (link) hold(event, () => void navigate(link.pathname + link.search + link.hash));
  };
  // Back and forward. A browser allows blocking them once per user interaction with the page.
  const onNavigate = (event: Event) => {
    const { navigationType, destination, cancelable } = event as NavigateEvent;
    if (navigationType !== 'traverse' || !cancelable) return;
    if (new URL(destination.url).pathname === location.pathname) return;
    hold(event, () => {
      const { committed, finished } = navigation!.traverseTo(destination.key);
      // Another navigation may interrupt this one.
      for (const step of [committed, finished]) step.catch(() => undefined);
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

/**
 * Asks for confirmation before leaving a page with unsaved input. Returns a function that allows all navigation, for a
 * flow that has finished.
 */
export function useLeaveWarning(isDirty: boolean): () => void {
  const release = useRef(() => {});
  useEffect(() => {
    if (!isDirty) return;
    const stop = guardPage();
    release.current = stop;
    return stop;
  }, [isDirty]);
  return useCallback(() => release.current(), []);
}
