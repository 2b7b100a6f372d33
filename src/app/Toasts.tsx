import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useWords } from '../i18n/LocaleContext';
import { closeToast, useToasts, type ToastMessage } from '../state/notifications/toasts';
import { Button } from '../ui/Button';
import { space } from '../ui/theme/tokens';
import { Toast } from '../ui/overlays/Toast';
import { findOpenDialog } from './findOpenDialog';

function watchDialogs(changed: () => void): () => void {
  // Also watch for removed elements: an open dialog may be removed without being closed.
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** The topmost modal dialog, updated as dialogs open and close. */
const useOpenDialog = (): HTMLElement | null => useSyncExternalStore(watchDialogs, findOpenDialog, () => null);

/** In milliseconds. A toast that waits for an answer stays. */
const durationMs = 4000;
/** The least time left, in milliseconds, after the pointer or focus leaves a toast, in case that was a mistake. */
const minRemainingMs = 1000;

/** Closes a toast after its time. The timer pauses while the toast is held. */
function useTimeToLive(id: number, isHeld: boolean): void {
  const left = useRef(durationMs);
  useEffect(() => {
    if (isHeld) return;
    const start = Date.now();
    const timer = setTimeout(() => closeToast(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(left.current - (Date.now() - start), minRemainingMs);
    };
  }, [id, isHeld]);
}

interface TimedToastProps {
  toast: ToastMessage;
  /** Returns focus to where it was before it entered the toasts. */
  giveFocusBack: () => void;
}

function TimedToast({ toast, giveFocusBack }: TimedToastProps) {
  const { t } = useWords();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useTimeToLive(toast.id, isHovered || isFocused || toast.isPersistent === true);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const left = box.current!;
    // Whatever closes the toast must not drop the focus. Its elements still exist when this cleanup runs.
    return () => {
      if (left.contains(document.activeElement)) giveFocusBack();
    };
  }, [giveFocusBack]);
  const { id, variant, message, action } = toast;
  const close = () => closeToast(id);
  const run = () => {
    close();
    action?.run();
  };
  return (
    <Toast
      ref={box}
      tone={variant}
      toneLabel={t(`toast.${variant}`)}
      onClose={close}
      closeLabel={t('toast.dismiss')}
      action={
        action && (
          <Button variant="quiet" size="small" onClick={run}>
            {action.label}
          </Button>
        )
      }
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Keep a panel below the toast open.
        event.preventDefault();
        close();
      }}
    >
      {message}
    </Toast>
  );
}

/** A container in the open dialog, because the page around a dialog is inert, or else at the end of the body. */
function useHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  const dialog = useOpenDialog();
  useLayoutEffect(() => (dialog ?? document.body).append(host), [dialog, host]);
  // Not a layout effect: those would all run before the toasts' own, which check where the focus is.
  useEffect(() => () => host.remove(), [host]);
  return host;
}

const shortcut = 'F8';

/** Focuses the newest toast with a shortcut, because it may close before Tab reaches it. */
function useShortcut(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key === shortcut) list.current?.lastElementChild?.querySelector('button')?.focus();
    };
    const stop = new AbortController();
    window.addEventListener('keydown', reach, { signal: stop.signal });
    return () => stop.abort();
  }, [list]);
}

/** The toasts on screen. The live region reads them out. */
export function Toasts() {
  const { t } = useWords();
  const toasts = useToasts((state) => state.toasts);
  const list = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);
  useShortcut(list);
  const giveFocusBack = useCallback(() => {
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('content');
    (place as HTMLElement | null)?.focus({ preventScroll: true });
  }, []);
  return createPortal(
    <List
      ref={list}
      role="region"
      aria-label={t('toast.label')}
      aria-keyshortcuts={shortcut}
      onFocus={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} giveFocusBack={giveFocusBack} />
      ))}
    </List>,
    useHost(),
  );
}

const List = styled.div`
  position: fixed;
  z-index: 30;
  inset: auto ${space[4]}
    calc(var(--bottom-card, 0px) + var(--bottom-bar, 0px) + max(${space[4]}, env(safe-area-inset-bottom)));
  display: grid;
  gap: ${space[2]};
  justify-items: center;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
