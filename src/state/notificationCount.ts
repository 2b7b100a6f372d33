import { useEffect } from 'react';
import { afterPaint } from '../data/page/afterPaint';
import type { LocaleId } from '../domain/region/locales';

// Not `focusin`: the gate takes the focus by itself.
const signsOfLife = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'click'];

/** Calls once, at the visitor's first move on the page; returns what stops it. */
function onFirstMove(run: () => void): () => void {
  const stop = () => signsOfLife.forEach((sign) => window.removeEventListener(sign, move));
  const move = () => {
    stop();
    // The move is answered first.
    afterPaint(run);
  };
  signsOfLife.forEach((sign) => window.addEventListener(sign, move, { passive: true }));
  return stop;
}

/** Has the bell's notifications counted as soon as somebody is there: none of it belongs to the first load. */
export function useNotificationCount(localeId: LocaleId): void {
  useEffect(
    () =>
      onFirstMove(() => {
        const counting = import('./notificationsInbox').then(({ loadNotifications }) => loadNotifications(localeId));
        // Where not even the chunk came, the bell has no number.
        counting.catch(() => undefined);
      }),
    [localeId],
  );
}
