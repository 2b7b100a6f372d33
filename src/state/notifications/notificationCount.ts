import { useEffect } from 'react';
import { afterPaint } from '../../data/page/afterPaint';
import type { LocaleId } from '../../domain/region/locales';

// Excludes `focusin`, because the age gate moves the focus.
const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'click'];

function onFirstInteraction(run: () => void): () => void {
  const stop = new AbortController();
  const onInteraction = () => {
    stop.abort();
    // Let the browser respond to the interaction first.
    afterPaint(run);
  };
  for (const type of interactionEvents)
    window.addEventListener(type, onInteraction, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

/** Waits for the first interaction, to keep the unread count out of the first load. */
export function useNotificationCount(localeId: LocaleId): void {
  useEffect(
    () =>
      onFirstInteraction(() => {
        const counting = import('./notificationsInbox').then(({ loadNotifications }) => loadNotifications(localeId));
        counting.catch(() => undefined);
      }),
    [localeId],
  );
}
