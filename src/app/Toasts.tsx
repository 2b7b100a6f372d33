import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { useWords } from '../i18n/LocaleContext';
import { closeToast, useToasts, type ToastMessage } from '../state/notifications/toasts';
import { Button } from '../ui/Button';
import { media, space } from '../ui/theme/tokens';
import { Toast } from '../ui/overlays/Toast';
import { findOpenDialog } from './findOpenDialog';

function watchDialogs(onChange: () => void): () => void {
  // An open dialog may be removed without being closed, so watch for removed elements too.
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

const useOpenDialog = (): HTMLElement | null => useSyncExternalStore(watchDialogs, findOpenDialog, () => null);

/** Does not apply to persistent toasts. */
const durationMs = 4000;
/** Gives shoppers time to come back if the pointer or the focus left the toast by mistake. */
const minRemainingMs = 1000;

function useAutoClose(id: number, isPaused: boolean): void {
  const remainingMs = useRef(durationMs);
  useEffect(() => {
    if (isPaused) return;
    const start = Date.now();
    const timer = setTimeout(() => closeToast(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current = Math.max(remainingMs.current - (Date.now() - start), minRemainingMs);
    };
  }, [id, isPaused]);
}

interface TimedToastProps {
  toast: ToastMessage;
  restoreFocus: () => void;
}

function TimedToast({ toast, restoreFocus }: TimedToastProps) {
  const { t } = useWords();
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useAutoClose(toast.id, isHovered || isFocused || toast.isPersistent === true);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    // Restore the focus however the toast closes. Its elements still exist when this cleanup runs.
    return () => {
      if (element.contains(document.activeElement)) restoreFocus();
    };
  }, [restoreFocus]);
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
        // Without this, Escape would also close a panel below the toast.
        event.preventDefault();
        close();
      }}
    >
      {message}
    </Toast>
  );
}

/** Appends the container to the open dialog, because the page around a dialog is inert, or else to the body. */
function useToastContainer(): HTMLElement {
  const [container] = useState(() => document.createElement('div'));
  const dialog = useOpenDialog();
  useLayoutEffect(() => (dialog ?? document.body).append(container), [dialog, container]);
  // A layout effect's cleanup would remove the container before the toasts check their focus.
  useEffect(() => () => container.remove(), [container]);
  return container;
}

const shortcut = 'F8';

/** Focuses the newest toast with a shortcut, because it may close before Tab reaches it. */
function useShortcut(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusNewest = (event: KeyboardEvent) => {
      if (event.key === shortcut) list.current?.lastElementChild?.querySelector('button')?.focus();
    };
    const stop = new AbortController();
    window.addEventListener('keydown', focusNewest, { signal: stop.signal });
    return () => stop.abort();
  }, [list]);
}

export function Toasts() {
  const { t } = useWords();
  const toasts = useToasts((state) => state.toasts);
  const list = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<Element | null>(null);
  useShortcut(list);
  const restoreFocus = useCallback(() => {
    const target = previousFocus.current?.isConnected ? previousFocus.current : document.getElementById('content');
    (target as HTMLElement | null)?.focus({ preventScroll: true });
  }, []);
  return createPortal(
    <List
      ref={list}
      role="region"
      aria-label={t('toast.label')}
      aria-keyshortcuts={shortcut}
      onFocus={({ relatedTarget }) => {
        if (!list.current?.contains(relatedTarget)) previousFocus.current = relatedTarget;
      }}
    >
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} restoreFocus={restoreFocus} />
      ))}
    </List>,
    useToastContainer(),
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
  ${media.shortPage} {
    max-height: calc(100dvh - 2 * ${space[4]});
    overflow-y: auto;
  }
`;
